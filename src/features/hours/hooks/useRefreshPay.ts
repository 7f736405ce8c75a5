import { useQueryClient } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';

const WRITTEN = ['payPeriods', 'payStatements', 'earnings', 'payPlans'] as const;

/** Refetches what the server changed without the local caches knowing: periods, statements, earnings, and plans. */
export function useRefreshPay(): () => Promise<void> {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  return async () => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    for (const name of WRITTEN) collections[name].cache.clear();
    await Promise.all(
      WRITTEN.map((name) => queryClient.invalidateQueries({ queryKey: queryKeys.collection(name, who) })),
    );
  };
}
