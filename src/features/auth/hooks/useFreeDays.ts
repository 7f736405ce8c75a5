import { useEffect, useRef } from 'react';
import { callFunction } from '@/data/callables';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { startTrial } from '@/domain/subscription/api';
import type { BillingInterval, PlanId } from '@/domain/subscription/plans';
import { offersTrial } from '@/domain/subscription/summary';

/**
 * Starts a new company's free trial while its owner answers the first questions: of the plan chosen on the pricing page, or of the
 * default one. The session reports what's on once the server has answered. If the server has no payments, or the e-mail address has
 * already had its trial, the company gets only what's included, and its record says which.
 */
export function useFreeDays(plan: { planId: PlanId; interval: BillingInterval } | null): void {
  const workspace = useWorkspace();
  const { company } = useSession();
  const hasBegun = useRef(false);
  const isDue = company.ownerId === workspace.uid && offersTrial(company.subscription);

  useEffect(() => {
    if (hasBegun.current || !isDue) return;
    hasBegun.current = true;
    callFunction(startTrial, plan ?? {})
      .catch(() => undefined)
      // Refresh after a refusal too: the company's record says why.
      .then(() => workspace.refresh())
      .catch(() => undefined);
  }, [isDue, plan, workspace]);
}
