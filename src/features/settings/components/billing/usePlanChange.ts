import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { changePlan, previewPlanChange } from '@/domain/subscription/api';
import { planOf, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { AppError } from '@/lib/appError';
import { MINUTE_MS } from '@/lib/time';
import { notify } from '@/ui/feedback/notify';
import { showSubscription } from './billingCache';

export type PlanChoice = { planId: PlanId; interval: BillingInterval };

/**
 * Time a displayed amount may be confirmed; the server accepts ten minutes, so this allows for a clock that is a little
 * off.
 */
const PREVIEW_VALID_MS = 9 * MINUTE_MS;

export const isSameChoice = (a: PlanChoice, b: PlanChoice): boolean =>
  a.planId === b.planId && a.interval === b.interval;

/**
 * Previews the cost of a change, then makes it. Only amounts on screen are confirmed: stale ones are refetched first (`isRenewed`), and
 * the user confirms those.
 */
export function usePlanChange({
  choice,
  current,
  isOpen,
  onDone,
}: {
  choice: PlanChoice;
  current: PlanChoice;
  isOpen: boolean;
  onDone: () => void;
}) {
  const { company } = useSession();
  const queryClient = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [isRenewed, setIsRenewed] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isUnderWay = useRef(false);
  const { planId, interval } = choice;

  const preview = useQuery({
    queryKey: ['planChange', company.id, current.planId, current.interval, planId, interval],
    queryFn: () => callFunction(previewPlanChange, { planId, interval }),
    enabled: isOpen && !isSameChoice(choice, current),
    // Amounts of another day must not be shown again.
    gcTime: 0,
    staleTime: PREVIEW_VALID_MS,
  });

  const renew = async (): Promise<void> => {
    await preview.refetch();
    setIsRenewed(true);
  };
  const change = async (prorationAt: string): Promise<void> => {
    try {
      const { subscription } = await callFunction(changePlan, { planId, interval, prorationAt });
      showSubscription(queryClient, company.id, subscription);
      notify.success(`Your plan is now ${planOf(planId).name}.`);
      onDone();
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') {
        await renew();
        return;
      }
      setFailure(error);
      // To Stripe, a retry is a new change: it needs its own time and amounts.
      await preview.refetch();
    }
  };
  const confirm = async (): Promise<void> => {
    if (isUnderWay.current || !preview.data) return;
    isUnderWay.current = true;
    setIsChanging(true);
    setIsRenewed(false);
    setFailure(null);
    const isOld = Date.now() - preview.dataUpdatedAt > PREVIEW_VALID_MS;
    await (isOld ? renew() : change(preview.data.prorationAt));
    isUnderWay.current = false;
    setIsChanging(false);
  };
  const forget = (): void => {
    setIsRenewed(false);
    setFailure(null);
  };
  return { preview, confirm, isChanging, isRenewed, failure, forget };
}
