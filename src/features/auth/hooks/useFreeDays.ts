import { useEffect, useRef } from 'react';
import { callFunction } from '@/data/callables';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { startTrial } from '@/domain/subscription/api';
import type { BillingInterval, PlanId } from '@/domain/subscription/plans';
import { offersTrial } from '@/domain/subscription/summary';

/**
 * Begins the free days of a new company while its owner answers the first questions: of the plan that they chose on the
 * prices, or else of the usual one. What is on says the session, once the server has it. A server without payments, or an
 * address that had its free days before, leaves the company with what is included; the company says which.
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
      // Also when it was refused: then the company says why.
      .then(() => workspace.refresh())
      .catch(() => undefined);
  }, [isDue, plan, workspace]);
}
