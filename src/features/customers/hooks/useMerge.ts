import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { mergeCustomers, undoMerge } from '@/domain/customer/api';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** Collections that a merge changes on the server, which makes the local caches stale. */
const TOUCHED = [
  'customers',
  'properties',
  'equipment',
  'jobs',
  'notes',
  'photos',
  'taxExemptions',
  'estimates',
  'invoices',
  'recurringInvoices',
  'creditNotes',
  'payments',
  'ledger',
  'balances',
  'mail',
  'activity',
  'merges',
] as const;

/** Merges two customers, or undoes a merge. The server does both; everything is refetched afterwards. */
export function useMerge() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const readAnew = async (): Promise<void> => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    for (const name of TOUCHED) collections[name].cache.clear();
    await Promise.all(
      TOUCHED.map((name) => queryClient.invalidateQueries({ queryKey: queryKeys.collection(name, who) })),
    );
  };

  /** Reports the outcome to the user; returns true on success. */
  const carryOut = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      await readAnew();
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  const undo = (mergeId: string): Promise<boolean> =>
    carryOut(async () => {
      const { restoredCount, keptCount } = await callFunction(undoMerge, { mergeId });
      const kept = keptCount > 0 ? ` ${formatCount(keptCount, 'change')} made since then stayed.` : '';
      notify.success(`The merge was undone: ${formatCount(restoredCount, 'record')} restored.${kept}`);
    });

  const merge = (survivorId: string, duplicateId: string): Promise<boolean> =>
    carryOut(async () => {
      const { mergeId, movedCount } = await callFunction(mergeCustomers, { survivorId, duplicateId });
      notify.success(`Merged. ${formatCount(movedCount, 'record')} moved.`, { undo: () => undo(mergeId) });
    });

  return { merge, undo, isBusy };
}
