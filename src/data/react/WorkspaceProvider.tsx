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
 * A failed read is retried when a page opens, not by every component that joins others on the page: their failed read would reload, an
 * editor waiting for it would unmount, and remounting would request it yet again.
 */
const isFirstToAsk = (query: Query): boolean => query.getObserversCount() <= 1;

/** Queries run offline too: Firestore responds from this device. Nothing is retried, because the SDK retries on its own. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, retryOnMount: isFirstToAsk, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** Provides the workspace and its own query cache to the pages below it, so that no company sees another's cache. */
export function WorkspaceProvider({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => () => queryClient.clear(), [queryClient]);
  // Rereads everything that was shown from the cache while the server was silent, once it responds.
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

/** Returns the signed-in user's workspace. @throws Error outside the signed-in part of the app. */
export function useWorkspace(): Workspace {
  const workspace = useSurroundingWorkspace();
  if (!workspace) throw new Error('useWorkspace needs a WorkspaceProvider above it');
  return workspace;
}

/** Returns the current user, company, role and features; follows changes. The user and company may each be missing. */
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
 * Returns the session of someone who works in a company. Pages behind the access check can rely on it.
 * @throws AppError 'User not found', 'User not associated with a company'; if they couldn't be read, the reason.
 */
export function useSession(): Session {
  const { uid } = useWorkspace();
  const { user, company, error, role, features, readOnlyFeatures } = useWorkspaceState();
  if (!user) throw error ?? userNotFound();
  if (!company) throw error ?? noCompany();
  return { uid, user, company, role, features, readOnlyFeatures };
}
