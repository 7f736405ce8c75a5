import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { setCancellation } from '@/domain/subscription/api';
import { notify } from '@/ui/feedback/notify';
import { showSubscription } from './billingCache';

/** Cancels at the end of the paid period, or reverses it: one click each, and each undoes the other. */
export function useCancellation() {
  const { company } = useSession();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  const set = async (isCancelled: boolean): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const { subscription } = await callFunction(setCancellation, { isCancelled });
      showSubscription(queryClient, company.id, subscription);
      if (isCancelled) notify.success('The subscription is canceled.', { undo: () => void set(false) });
      else notify.success('Your plan continues.');
    } catch (error) {
      notify.error(error);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, cancel: () => set(true), keep: () => set(false) };
}
