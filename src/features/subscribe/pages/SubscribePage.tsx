import { Group, Text } from '@mantine/core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useVisitor } from '@/data/react/useVisitor';
import { planOf, TRIAL_DAYS } from '@/domain/subscription/plans';
import { NO_SUBSCRIPTION, offersTrial, type SubscriptionSummary } from '@/domain/subscription/summary';
import { IntervalSwitch } from '@/entities/subscription/IntervalSwitch';
import { PlanCard } from '@/entities/subscription/PlanCard';
import { isSubscribed } from '@/entities/subscription/runningPlan';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { paths } from '@/lib/paths';
import { loginPath } from '@/lib/returnPath';
import { RouterLink } from '@/ui/links/RouterLink';
import { OutcomeFrame } from '../components/OutcomeFrame';
import { planChoice } from '../components/planChoice';

/** Returns the page's text: a first plan starts with a free trial, a running one is changed elsewhere, a later one is purchased. */
function wordsOf(name: string, subscription: SubscriptionSummary): { title: string; lead: string } {
  if (isSubscribed(subscription))
    return { title: name, lead: 'Your company has a plan. You can change it in billing.' };
  if (offersTrial(subscription)) {
    return {
      title: `${name}, ${TRIAL_DAYS} days free`,
      lead: 'No card needed. If you do nothing, it ends automatically and nothing is charged.',
    };
  }
  return { title: `Subscribe to ${name}`, lead: 'The checkout shows the amount once more before you confirm it.' };
}

/** Resumes a plan choice for a user who had to register or sign in first: review it, then go to the checkout. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const visitor = useVisitor();
  const { planId, interval } = planChoice(params);
  if (!planId) return <Navigate to={paths.pricing} replace />;

  const company = visitor.status === 'signed-in' ? visitor.state.company : null;
  const subscription = company?.subscription ?? NO_SUBSCRIPTION;
  return (
    <OutcomeFrame {...wordsOf(planOf(planId).name, subscription)}>
      <Group justify="space-between">
        <IntervalSwitch
          value={interval}
          onChange={(chosen) => setParams({ plan: planId, interval: chosen }, { replace: true })}
        />
        <RouterLink to={paths.pricing}>Compare all plans</RouterLink>
      </Group>
      <PlanCard
        plan={planOf(planId)}
        interval={interval}
        order={2}
        action={
          <SubscribeButton
            planId={planId}
            interval={interval}
            label={offersTrial(subscription) ? `Start ${TRIAL_DAYS} days free` : 'Go to the checkout'}
            fullWidth
            size="md"
          />
        }
      />
      {visitor.status === 'signed-out' && (
        <Text>
          Have an account already? <RouterLink to={loginPath(paths.subscribeTo(planId, interval))}>Sign in</RouterLink>,
          and come back here.
        </Text>
      )}
    </OutcomeFrame>
  );
}
