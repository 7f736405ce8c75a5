import { Button, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature, INCLUDED_FEATURES, type Feature } from '@/domain/access/features';
import { planOf, type PlanId } from '@/domain/subscription/plans';
import { runningPlan } from '@/entities/subscription/runningPlan';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatDate } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { useSwitchOn } from '../hooks/useSwitchOn';
import { OutcomeFrame } from './OutcomeFrame';

/** Shown once the server knows of the purchase: activates it for this user and continues to the app. */
export function CheckoutCompleted({ planId, features }: { planId: PlanId; features: readonly Feature[] }) {
  const { company, features: own } = useSession();
  const { isChecking, checkAgain } = useSwitchOn();
  const bought = features.filter((feature) => !INCLUDED_FEATURES.includes(feature));
  const isMissing = bought.some((feature) => !hasFeature(own, feature));
  const { status, trialEndsAt } = company.subscription;
  const plan = planOf(runningPlan(company.subscription) ?? planId).name;

  return (
    <OutcomeFrame
      title="You’re all set"
      lead={
        status === 'trialing' && trialEndsAt !== ''
          ? `Everything in ${plan} is on for ${company.name} and costs nothing until ${formatDate(trialEndsAt, company.timeZone)}. No card needed.`
          : `${company.name} has ${plan}. Thank you. The invoice is in the settings, under Billing.`
      }
    >
      {isChecking && isMissing && (
        <div role="status">
          <ProgressBar label="Switching your features on" value={null} />
        </div>
      )}
      {!isChecking && isMissing && (
        <InlineNotice
          tone="warning"
          role="alert"
          title="Not everything is switched on for you yet"
          action={
            <Button size="xs" variant="default" onClick={checkAgain}>
              Check again
            </Button>
          }
        >
          The payment is confirmed and nothing is lost. It is also checked whenever you sign in.
        </InlineNotice>
      )}
      <LinkButton to={paths.landing} size="lg">
        Start working
      </LinkButton>
      <Text size="sm" c="dimmed">
        Your colleagues have the same from the next time they open Fieldwright.{' '}
        <RouterLink size="sm" to={paths.billing}>
          Open billing
        </RouterLink>
      </Text>
    </OutcomeFrame>
  );
}
