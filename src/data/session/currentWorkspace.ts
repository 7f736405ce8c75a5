import { standIn } from '../demo/standIn';
import { notAuthenticated } from '../errors';
import { getAuthState, isLeaving } from './authState';
import type { Workspace } from './workspace';

let current: { uid: string; workspace: Promise<Workspace> } | null = null;

const loadWorkspace = () => import('./firestoreWorkspace');

/** Prefetches the code for opening a workspace, before anyone has signed in. */
export const fetchWorkspaceCode = (): Promise<unknown> => loadWorkspace().catch(() => undefined);

async function open(uid: string): Promise<Workspace> {
  const demo = standIn();
  if (demo) return demo.openWorkspace(uid);
  const { openFirestoreWorkspace } = await loadWorkspace();
  return openFirestoreWorkspace(uid);
}

/**
 * Returns the signed-in user's workspace, opened once per sign-in.
 * @throws AppError 'User not authenticated'.
 */
export async function currentWorkspace(): Promise<Workspace> {
  const auth = getAuthState();
  if (auth.status !== 'signed-in' || isLeaving()) throw notAuthenticated();
  const { uid } = auth.user;
  if (current?.uid !== uid) current = { uid, workspace: open(uid) };
  try {
    return await current.workspace;
  } catch (error) {
    current = null;
    throw error;
  }
}

/** Closes the workspace, if one is open, and returns it for the final cleanup. */
export async function closeWorkspace(): Promise<Workspace | null> {
  const closing = current;
  current = null;
  const workspace = await closing?.workspace.catch(() => null);
  workspace?.dispose();
  return workspace ?? null;
}
