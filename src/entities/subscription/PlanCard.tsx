import { Text, Title, type TitleOrder } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FEATURE_INFO, INCLUDED_FEATURES } from '@/domain/access/features';
import {
  PLANS,
  workingFeatures,
  yearlySavingPercent,
  type BillingInterval,
  type Plan,
} from '@/domain/subscription/plans';
import { formatPrice } from '@/ui/format/money';
import classes from './PlanCard.module.css';

type PlanCardProps = {
  plan: Plan;
  interval: BillingInterval;
  /** Replaces the price for the interval. */
  price?: ReactNode;
  /** Shown next to the name: "Your plan". */
  badge?: ReactNode;
  /** The plan's only action. */
  action?: ReactNode;
  /** The heading level on the page. */
  order?: TitleOrder;
};

const before = (plan: Plan): Plan | undefined => PLANS[PLANS.indexOf(plan) - 1];

/** Renders one plan: who it's for, its price, and what it adds to the previous one, listing only what works today. */
export function PlanCard({ plan, interval, price, badge, action, order = 3 }: PlanCardProps) {
  const smaller = before(plan);
  const below = smaller?.features ?? INCLUDED_FEATURES;
  const added = workingFeatures(plan).filter((feature) => !below.includes(feature));
  return (
    <article className={classes.card} aria-label={plan.name}>
      <div className={classes.head}>
        <Title order={order} className={classes.name}>
          {plan.name}
        </Title>
        {badge}
      </div>
      <Text size="sm" c="dimmed" className={classes.pitch ?? ''}>
        {plan.pitch}
      </Text>
      {price ?? <PlanPrice plan={plan} interval={interval} />}
      {action !== undefined && <div className={classes.action}>{action}</div>}
      <Text size="sm" fw={600}>
        {smaller ? `Everything in ${smaller.name}, and` : 'What is free, and'}
      </Text>
      <ul className={classes.features}>
        {added.map((feature) => (
          <li key={feature}>
            <IconCheck size={16} aria-hidden className={classes.icon} />
            <span>{FEATURE_INFO[feature].title}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Shows a plan's monthly or yearly price. */
export function PlanPrice({ plan, interval }: Pick<PlanCardProps, 'plan' | 'interval'>) {
  return (
    <>
      <p className={classes.price}>
        <span className={classes.amount}>{formatPrice(plan.priceCents[interval])}</span> a {interval}
      </p>
      <Text size="sm" c="dimmed">
        {interval === 'year' ? `${yearlySavingPercent(plan)}% less than paying monthly. ` : ''}
        For the whole company, however many people work in it.
      </Text>
    </>
  );
}
