import { Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useVisitor } from '@/data/react/useVisitor';
import { FEATURE_INFO, hasFeature, type Feature } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { PLANS, smallestPlanWith, TRIAL_DAYS, type BillingInterval, type Plan } from '@/domain/subscription/plans';
import { IntervalSwitch } from '@/entities/subscription/IntervalSwitch';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatPrice } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { isReleased } from '../content/featureAreas';
import classes from './FeatureOffer.module.css';

/** `Professional and Complete`: the plans above `plan`, which hold what it holds. */
const largerPlans = (plan: Plan): string =>
  PLANS.slice(PLANS.indexOf(plan) + 1)
    .map(({ name }) => name)
    .join(' and ');

function Free({ isMember }: { isMember: boolean }) {
  return (
    <>
      <p className={classes['price']}>Free</p>
      <Text>For every company, from its first minute and for good. No card, no end.</Text>
      {!isMember && (
        <LinkButton to={paths.register} fullWidth>
          Create your company
        </LinkButton>
      )}
    </>
  );
}

function Sold({ feature, plan }: { feature: Feature; plan: Plan }) {
  const [interval, setInterval] = useState<BillingInterval>('month');
  const larger = largerPlans(plan);
  return (
    <>
      <IntervalSwitch value={interval} onChange={setInterval} />
      <p className={classes['price']}>
        {formatPrice(plan.priceCents[interval])}
        <span className={classes['per']}> a {interval}</span>
      </p>
      <Text>
        Part of <strong>{plan.name}</strong>
        {larger && ` and of ${larger}`}. One price for the company, however many people work in it.
      </Text>
      {!isReleased(feature) && (
        <InlineNotice tone="warning" title="You cannot use it yet">
          {FEATURE_INFO[feature].title} is in development. With the plan it is switched on for you on the day it is
          released.
        </InlineNotice>
      )}
      <SubscribeButton planId={plan.id} interval={interval} feature={feature} fullWidth />
      <Text size="sm" c="dimmed">
        {TRIAL_DAYS} days free for a company’s first plan, no card. Cancel in one click.
      </Text>
    </>
  );
}

/** What a feature costs and how to get it; who has it already is led to it. */
export function FeatureOffer({ feature }: { feature: Feature }) {
  const visitor = useVisitor();
  const plan = smallestPlanWith(feature);
  const isOn = visitor.status === 'signed-in' && hasFeature(visitor.state.features, feature);
  return (
    <Paper withBorder component="section" p="lg" aria-labelledby="offer" className={classes['offer']}>
      <Title order={2} id="offer">
        {isOn ? 'You have this' : 'Price'}
      </Title>
      {isOn && isReleased(feature) && (
        <LinkButton to={pathOfFeature(feature)} fullWidth>
          Open {FEATURE_INFO[feature].title}
        </LinkButton>
      )}
      {isOn && !isReleased(feature) && <Text>It is in development, and opens for you on the day it is released.</Text>}
      {!isOn && (plan ? <Sold feature={feature} plan={plan} /> : <Free isMember={visitor.status === 'signed-in'} />)}
      <RouterLink to={paths.pricing} size="sm">
        Compare all plans
      </RouterLink>
    </Paper>
  );
}
