import { useQueryClient } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';

/** Refetches applications and the money that a payout or a refund moved. */
export function useReadFinancing(): () => Promise<void> {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const readMoney = useReadMoneyAnew();
  return async () => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    collections.financing.cache.clear();
    await Promise.all([
      readMoney(),
      queryClient.invalidateQueries({ queryKey: queryKeys.collection('financing', who) }),
    ]);
  };
}
