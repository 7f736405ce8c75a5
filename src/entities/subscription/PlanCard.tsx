import { Text, Title, type TitleOrder } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FEATURE_INFO, RELEASED_FEATURES } from '@/domain/access/features';
import { PLANS, yearlySavingPercent, type BillingInterval, type Plan } from '@/domain/subscription/plans';
import { formatPrice } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import classes from './PlanCard.module.css';

type PlanCardProps = {
  plan: Plan;
  interval: BillingInterval;
  /** Beside the name: "Your plan". */
  badge?: ReactNode;
  /** The one thing to do with it. */
  action?: ReactNode;
  /** The heading's level on the page it stands on. */
  order?: TitleOrder;
};

const before = (plan: Plan): Plan | undefined => PLANS[PLANS.indexOf(plan) - 1];

/** One plan: who it is for, its price, and what it adds to the one before. What has no screens yet says so. */
export function PlanCard({ plan, interval, badge, action, order = 3 }: PlanCardProps) {
  const smaller = before(plan);
  const added = plan.features.filter((feature) => !smaller?.features.includes(feature));
  const releasedCount = plan.features.filter((feature) => RELEASED_FEATURES.includes(feature)).length;
  const plannedCount = plan.features.length - releasedCount;
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
      <p className={classes.price}>
        <span className={classes.amount}>{formatPrice(plan.priceCents[interval])}</span> a {interval}
      </p>
      <Text size="sm" c="dimmed">
        {interval === 'year' ? `${yearlySavingPercent(plan)}% less than paying monthly. ` : ''}
        For the whole company, however many people work in it.
      </Text>
      {action !== undefined && <div className={classes.action}>{action}</div>}
      <Text size="sm">
        {formatCount(releasedCount, 'feature')} today
        {plannedCount > 0 && `, ${plannedCount} in development: included as they arrive`}
      </Text>
      <Text size="sm" fw={600}>
        {smaller ? `Everything in ${smaller.name}, and` : 'Included'}
      </Text>
      <ul className={classes.features}>
        {added.map((feature) => {
          const isReleased = RELEASED_FEATURES.includes(feature);
          const Icon = isReleased ? IconCheck : IconClock;
          return (
            <li key={feature} data-released={isReleased || undefined}>
              <Icon size={16} aria-hidden className={classes.icon} />
              <span>
                {FEATURE_INFO[feature].title}
                {!isReleased && <span className={classes.later}> · in development</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
