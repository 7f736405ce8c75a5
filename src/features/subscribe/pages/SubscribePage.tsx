import { Group, Text } from '@mantine/core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useVisitor } from '@/data/react/useVisitor';
import { planOf, TRIAL_DAYS } from '@/domain/subscription/plans';
import { IntervalSwitch } from '@/entities/subscription/IntervalSwitch';
import { PlanCard } from '@/entities/subscription/PlanCard';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { paths } from '@/lib/paths';
import { loginPath } from '@/lib/returnPath';
import { RouterLink } from '@/ui/links/RouterLink';
import { OutcomeFrame } from '../components/OutcomeFrame';
import { planChoice } from '../components/planChoice';

/** Where a plan waits for somebody who had to register or sign in first: look at it once more, then go to the checkout. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const visitor = useVisitor();
  const { planId, interval } = planChoice(params);
  if (!planId) return <Navigate to={paths.pricing} replace />;

  const isFirst = visitor.status !== 'signed-in' || (visitor.state.company?.subscription.status ?? 'none') === 'none';
  return (
    <OutcomeFrame
      title={isFirst ? `${planOf(planId).name}, ${TRIAL_DAYS} days free` : `Subscribe to ${planOf(planId).name}`}
      lead={
        isFirst
          ? 'No card needed. If you do nothing, it ends automatically and nothing is charged.'
          : 'The checkout shows the amount once more before you confirm it.'
      }
    >
      <Group justify="space-between">
        <IntervalSwitch
          value={interval}
          onChange={(chosen) => setParams({ plan: planId, interval: chosen }, { replace: true })}
        />
        <RouterLink to={`${paths.features}?interval=${interval}#pricing`}>Compare all plans</RouterLink>
      </Group>
      <PlanCard
        plan={planOf(planId)}
        interval={interval}
        order={2}
        action={
          <SubscribeButton
            planId={planId}
            interval={interval}
            label={isFirst ? `Start ${TRIAL_DAYS} days free` : 'Go to the checkout'}
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
