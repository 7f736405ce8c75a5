import { Paper, Text, Title } from '@mantine/core';
import { FEATURE_INFO, type Feature } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { OFFERED_PLANS, smallestPlanWith, TRIAL_DAYS, type Plan } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { ForMembers, ForVisitors } from '@/ui/public/ForWhom';
import { ByInterval, IntervalChoice, IntervalScope } from './ByInterval';
import classes from './FeatureOffer.module.css';
import { PlanLink } from './PlanLink';

/** Names the offered plans above `plan`, which include what it includes: `Professional`. */
const largerPlans = (plan: Plan): string =>
  OFFERED_PLANS.slice(OFFERED_PLANS.indexOf(plan) + 1)
    .map(({ name }) => name)
    .join(' and ');

function Free() {
  return (
    <>
      <p className={classes['price']}>Free</p>
      <Text>For every company, from its first minute and for good. No card, no end.</Text>
      <ForVisitors>
        <LinkButton to={paths.register} fullWidth>
          Start free
        </LinkButton>
      </ForVisitors>
    </>
  );
}

function Sold({ plan }: { plan: Plan }) {
  const larger = largerPlans(plan);
  return (
    <IntervalScope name="offer">
      <IntervalChoice />
      <ByInterval>
        {(interval) => (
          <>
            <p className={classes['price']}>
              {formatPrice(plan.priceCents[interval])}
              <span className={classes['per']}> a {interval}</span>
            </p>
            <Text my="sm">
              Part of <strong>{plan.name}</strong>
              {larger && ` and of ${larger}`}. One price for the company, however many people work in it.
            </Text>
            <PlanLink planId={plan.id} interval={interval} />
          </>
        )}
      </ByInterval>
      <Text size="sm" c="dimmed">
        {TRIAL_DAYS} days free, no card needed. Cancel in one click.
      </Text>
    </IntervalScope>
  );
}

/** Shows what a released feature costs and how to get it. */
export function FeatureOffer({ feature }: { feature: Feature }) {
  const plan = smallestPlanWith(feature);
  return (
    <Paper withBorder component="section" p="lg" aria-labelledby="offer" className={classes['offer']}>
      <Title order={2} id="offer">
        Price
      </Title>
      {plan ? <Sold plan={plan} /> : <Free />}
      <ForMembers>
        <LinkButton to={pathOfFeature(feature)} variant="default" fullWidth>
          Open {FEATURE_INFO[feature].title}
        </LinkButton>
      </ForMembers>
      <ForVisitors>
        <LinkButton to={paths.demo} variant="default" fullWidth>
          Try it in the live demo
        </LinkButton>
      </ForVisitors>
      <RouterLink to={paths.pricing} size="sm">
        Compare all plans
      </RouterLink>
    </Paper>
  );
}
