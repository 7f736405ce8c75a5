import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import {
  approvePricebookChange,
  cancelPricebookChange,
  continuePricebookChange,
  rollBackPricebookChange,
} from '@/domain/pricebook/api';
import { CHANGE_STATUS_LABELS } from '@/domain/pricebook/change';
import { notify } from '@/ui/feedback/notify';

/** Collections the server changes without this client's caches knowing. */
const TOUCHED = ['pricebook', 'pricebookChanges', 'pricebookChangeResults'] as const;

/**
 * Decides on price changes. The server works in rounds; this polls until it is done. One decision at a time, however often a button is
 * clicked.
 */
export function useChanges() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState('');
  const isRunning = useRef(false);

  const carryOut = async (
    changeId: string,
    begin: () => Promise<{ status: keyof typeof CHANGE_STATUS_LABELS; isDone: boolean }>,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyId(changeId);
    try {
      let state = await begin();
      while (!state.isDone) state = await callFunction(continuePricebookChange, { changeId });
      notify.success(`The price change is now: ${CHANGE_STATUS_LABELS[state.status]}.`);
    } catch (error) {
      notify.error(error);
    } finally {
      const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
      for (const name of TOUCHED) collections[name].cache.clear();
      await Promise.all(
        TOUCHED.map((name) => queryClient.invalidateQueries({ queryKey: queryKeys.collection(name, who) })),
      );
      isRunning.current = false;
      setBusyId('');
    }
  };

  return {
    busyId,
    approve: (changeId: string, goLiveOn: string) =>
      carryOut(changeId, () => callFunction(approvePricebookChange, { changeId, goLiveOn })),
    cancel: (changeId: string) => carryOut(changeId, () => callFunction(cancelPricebookChange, { changeId })),
    resume: (changeId: string) => carryOut(changeId, () => callFunction(continuePricebookChange, { changeId })),
    rollBack: (changeId: string) => carryOut(changeId, () => callFunction(rollBackPricebookChange, { changeId })),
  };
}
