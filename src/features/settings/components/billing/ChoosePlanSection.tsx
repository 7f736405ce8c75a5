import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { OFFERED_PLANS, TRIAL_DAYS, type BillingInterval } from '@/domain/subscription/plans';
import { offersTrial, type SubscriptionSummary } from '@/domain/subscription/summary';
import { IntervalSwitch } from '@/entities/subscription/IntervalSwitch';
import { PlanCard } from '@/entities/subscription/PlanCard';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import classes from './billing.module.css';
import { subscriptionInWords } from './subscriptionText';

/** Lists the plans for a company without one, or whose plan ended. */
export function ChoosePlanSection({ subscription }: { subscription: SubscriptionSummary }) {
  const { company } = useSession();
  const [interval, setInterval] = useState<BillingInterval>('month');
  const { tone, label, sentences } = subscriptionInWords(subscription, nowIso(), company.timeZone);
  const isNew = subscription.status === 'none';
  return (
    <Section
      title={isNew ? 'Choose a plan' : 'Choose a plan again'}
      description="Customers, jobs and technicians are yours without a plan. Everything else is in these."
      actions={<IntervalSwitch value={interval} onChange={setInterval} />}
    >
      <Stack gap="md">
        {sentences.length > 0 && (
          <InlineNotice tone={tone} title={label}>
            {sentences.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
          </InlineNotice>
        )}
        {isNew && (
          <Text>
            {offersTrial(subscription)
              ? `The first ${TRIAL_DAYS} days cost nothing and no card is asked for. You can cancel with one click.`
              : 'The free trial was already used with your e-mail address. A plan starts when you pay for it.'}
          </Text>
        )}
        <div className={classes['plans']}>
          {OFFERED_PLANS.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              interval={interval}
              action={<SubscribeButton planId={plan.id} interval={interval} fullWidth />}
            />
          ))}
        </div>
      </Stack>
    </Section>
  );
}
