import { Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useVisitor } from '@/data/react/useVisitor';
import { FEATURE_INFO, hasFeature, type Feature } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import {
  OFFERED_PLANS,
  smallestPlanWith,
  TRIAL_DAYS,
  type BillingInterval,
  type Plan,
} from '@/domain/subscription/plans';
import { IntervalSwitch } from '@/entities/subscription/IntervalSwitch';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './FeatureOffer.module.css';

/** `Professional`: the offered plans above `plan`, which hold what it holds. */
const largerPlans = (plan: Plan): string =>
  OFFERED_PLANS.slice(OFFERED_PLANS.indexOf(plan) + 1)
    .map(({ name }) => name)
    .join(' and ');

function Free({ isMember }: { isMember: boolean }) {
  return (
    <>
      <p className={classes['price']}>Free</p>
      <Text>For every company, from its first minute and for good. No card, no end.</Text>
      {!isMember && (
        <LinkButton to={paths.register} fullWidth>
          Start free
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
      <SubscribeButton planId={plan.id} interval={interval} feature={feature} fullWidth />
      <Text size="sm" c="dimmed">
        {TRIAL_DAYS} days free, no card needed. Cancel in one click.
      </Text>
    </>
  );
}

/** What a feature that works costs and how to get it; who has it already is led to it. */
export function FeatureOffer({ feature }: { feature: Feature }) {
  const visitor = useVisitor();
  const plan = smallestPlanWith(feature);
  const isOn = visitor.status === 'signed-in' && hasFeature(visitor.state.features, feature);
  return (
    <Paper withBorder component="section" p="lg" aria-labelledby="offer" className={classes['offer']}>
      <Title order={2} id="offer">
        {isOn ? 'You have this' : 'Price'}
      </Title>
      {isOn && (
        <LinkButton to={pathOfFeature(feature)} fullWidth>
          Open {FEATURE_INFO[feature].title}
        </LinkButton>
      )}
      {!isOn && (plan ? <Sold feature={feature} plan={plan} /> : <Free isMember={visitor.status === 'signed-in'} />)}
      <RouterLink to={paths.pricing} size="sm">
        Compare all plans
      </RouterLink>
    </Paper>
  );
}
