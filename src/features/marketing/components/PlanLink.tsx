import { TRIAL_DAYS, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { registerPath } from '@/lib/returnPath';
import { LinkButton } from '@/ui/links/LinkButton';
import { ForMembers, ForVisitors } from '@/ui/public/ForWhom';

type PlanLinkProps = { planId: PlanId; interval: BillingInterval; variant?: 'filled' | 'default' };

/** Links to a plan: visitors register first and keep their choice; the plan's page knows what a member can do with it. */
export function PlanLink({ planId, interval, variant = 'filled' }: PlanLinkProps) {
  const to = paths.subscribeTo(planId, interval);
  return (
    <>
      <ForVisitors>
        <LinkButton to={registerPath(to)} variant={variant} fullWidth>
          Start {TRIAL_DAYS} days free
        </LinkButton>
      </ForVisitors>
      <ForMembers>
        <LinkButton to={to} variant={variant} fullWidth>
          Choose this plan
        </LinkButton>
      </ForMembers>
    </>
  );
}
