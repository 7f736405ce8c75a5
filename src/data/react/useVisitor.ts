import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentWorkspace } from '../session/currentWorkspace';
import type { WorkspaceState } from '../session/membership';
import type { Workspace } from '../session/workspace';
import { useAuth } from './useAuth';
import { useSurroundingWorkspace } from './workspaceContext';

/** A viewer of a page open to everyone. */
export type Visitor =
  | { status: 'opening' | 'signed-out' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'signed-in'; workspace: Workspace; state: WorkspaceState };

const NOTHING_TO_FOLLOW = (): (() => void) => () => undefined;
const NOTHING = (): null => null;

type Opened = { uid: string; workspace: Workspace | null; error: unknown };

/**
 * Returns the current user with their workspace. Inside the signed-in part of the app it's known immediately; on a public page, a
 * signed-in user's workspace opens on demand.
 */
export function useVisitor(): Visitor {
  const auth = useAuth();
  const surrounding = useSurroundingWorkspace();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [attempt, setAttempt] = useState(0);
  const uid = auth.status === 'signed-in' ? auth.user.uid : '';

  useEffect(() => {
    if (surrounding || uid === '') return;
    let isLeft = false;
    const take = (next: Omit<Opened, 'uid'>): void => {
      if (!isLeft) setOpened({ uid, ...next });
    };
    currentWorkspace().then(
      (workspace) => take({ workspace, error: null }),
      (error: unknown) => take({ workspace: null, error }),
    );
    return () => {
      isLeft = true;
    };
  }, [surrounding, uid, attempt]);

  const own = opened?.uid === uid ? opened : null;
  const workspace = surrounding ?? own?.workspace ?? null;
  const state = useSyncExternalStore<WorkspaceState | null>(
    workspace?.subscribe ?? NOTHING_TO_FOLLOW,
    workspace?.getState ?? NOTHING,
  );

  if (workspace && state) return { status: 'signed-in', workspace, state };
  if (auth.status === 'signed-out') return { status: 'signed-out' };
  if (own)
    return {
      status: 'failed',
      error: own.error,
      retry: () => {
        setOpened(null);
        setAttempt(attempt + 1);
      },
    };
  return { status: 'opening' };
}
