import { useQueryClient } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';

type Name = 'agreements' | 'agreementMigrations' | 'agreementMigrationRows';

/** Refetches collections that the server changed without this client's caches knowing. */
export function useRefresh() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  return async (names: readonly Name[]): Promise<void> => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    for (const name of names) collections[name].cache.clear();
    await Promise.all(
      names.map((name) => queryClient.invalidateQueries({ queryKey: queryKeys.collection(name, who) })),
    );
  };
}
