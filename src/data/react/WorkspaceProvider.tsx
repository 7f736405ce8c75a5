import { QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import type { User } from '@/domain/user/schema';
import { isCatchingUp, isServerSilent } from '../connection';
import { noCompany, userNotFound } from '../errors';
import { clearAllCaches } from '../records/namedCaches';
import type { WorkspaceState } from '../session/membership';
import type { Workspace } from '../session/workspace';
import { useSurroundingWorkspace, WorkspaceContext } from './workspaceContext';

/**
 * A failed read is retried when a page opens, not by each component joining others on the page: their failed read
 * would reload, an editor waiting for it would unmount, and remounting would request it yet again.
 */
const isFirstToAsk = (query: Query): boolean => query.getObserversCount() <= 1;

/**
 * Queries run without a connection too: Firestore answers from this device. Nothing is retried, because the SDK
 * retries on its own.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, retryOnMount: isFirstToAsk, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** Gives the pages below it the workspace and their own query cache, so that no company sees another's cache. */
export function WorkspaceProvider({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => () => queryClient.clear(), [queryClient]);
  // Anything shown from this device while the server was silent is reread when it answers.
  useEffect(
    () =>
      isServerSilent.subscribe(() => {
        if (isServerSilent.get()) return;
        clearAllCaches();
        isCatchingUp.set(true);
        void queryClient.invalidateQueries().finally(() => isCatchingUp.set(false));
      }),
    [queryClient],
  );
  return (
    <WorkspaceContext value={workspace}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WorkspaceContext>
  );
}

/** The signed-in person's workspace. @throws Error outside the signed-in part of the app. */
export function useWorkspace(): Workspace {
  const workspace = useSurroundingWorkspace();
  if (!workspace) throw new Error('useWorkspace needs a WorkspaceProvider above it');
  return workspace;
}

/** The user, company, role and features as they are now; follows changes. Any of user and company may be missing. */
export function useWorkspaceState(): WorkspaceState {
  const { subscribe, getState } = useWorkspace();
  return useSyncExternalStore(subscribe, getState);
}

export type Session = Pick<WorkspaceState, 'role' | 'features' | 'readOnlyFeatures'> & {
  uid: string;
  user: User;
  company: Stored<CompanyFields>;
};

/**
 * The session of somebody who works in a company. Pages behind the access check can rely on it.
 * @throws AppError 'User not found', 'User not associated with a company'; when they could not be read, why.
 */
export function useSession(): Session {
  const { uid } = useWorkspace();
  const { user, company, error, role, features, readOnlyFeatures } = useWorkspaceState();
  if (!user) throw error ?? userNotFound();
  if (!company) throw error ?? noCompany();
  return { uid, user, company, role, features, readOnlyFeatures };
}
