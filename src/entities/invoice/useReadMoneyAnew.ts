import { useQueryClient } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';

/** Collections that functions write when money or an invoice changes, bypassing the caches here. */
const TOUCHED = [
  'invoices',
  'payments',
  'creditNotes',
  'ledger',
  'summaries',
  'balances',
  'jobs',
  'estimates',
  'mail',
] as const;

/** Refetches everything a function may have changed. */
export function useReadMoneyAnew(): () => Promise<void> {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  return async () => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    for (const name of TOUCHED) collections[name].cache.clear();
    await Promise.all(
      TOUCHED.map((name) => queryClient.invalidateQueries({ queryKey: queryKeys.collection(name, who) })),
    );
  };
}
