import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { FEATURE_INFO, INCLUDED_FEATURES } from '@/domain/access/features';
import { OFFERED_PLANS, TRIAL_DAYS } from '@/domain/subscription/plans';
import { PlanCard, PlanPrice } from '@/entities/subscription/PlanCard';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { ForMembers, ForVisitors } from '@/ui/public/ForWhom';
import { ByInterval, IntervalChoice, IntervalScope } from './ByInterval';
import { PlanLink } from './PlanLink';
import classes from './Pricing.module.css';

const PROMISES = [
  'One price per company: as many people and technicians as you have',
  `${TRIAL_DAYS} days free to start with, no card needed`,
  'Cancel in one click, no contract',
  'What you entered stays readable and your lists yours to export, with or without a plan',
  'The price is here, the same for everyone: nobody has to call us',
];

function FreeCard() {
  return (
    <article className={classes['free']} aria-label="Free">
      <Title order={3} className={classes['freeName']}>
        Free
      </Title>
      <Text size="sm" c="dimmed" className={classes['pitch'] ?? ''}>
        What every company has, from its first minute and for good.
      </Text>
      <p className={classes['price']}>
        <span className={classes['amount']}>$0</span>
      </p>
      <Text size="sm" c="dimmed">
        For everyone in the company. No card, no end.
      </Text>
      <div className={classes['action']}>
        <ForMembers>
          <LinkButton to={paths.landing} variant="default" fullWidth>
            Open your workspace
          </LinkButton>
        </ForMembers>
        <ForVisitors>
          <LinkButton to={paths.register} variant="default" fullWidth>
            Start free
          </LinkButton>
        </ForVisitors>
      </div>
      <Text size="sm" fw={600}>
        Included
      </Text>
      <ul className={classes['list']}>
        {INCLUDED_FEATURES.map((feature) => (
          <li key={feature}>
            <IconCheck size={16} aria-hidden className={classes['check']} />
            {FEATURE_INFO[feature].title}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Shows public pricing: what is free, the plans by month or year, and how to get one. */
export function Pricing() {
  return (
    <section aria-labelledby="pricing" className={classes['pricing']}>
      <IntervalScope name="pricing">
        <div className={classes['head']}>
          <Title order={2} id="pricing" tabIndex={-1} className={classes['title']}>
            Prices
          </Title>
          <IntervalChoice />
        </div>
        <ul className={classes['promises']}>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <IconCheck size={16} aria-hidden className={classes['check']} />
              {promise}
            </li>
          ))}
        </ul>
        <div className={classes['cards']}>
          <FreeCard />
          {OFFERED_PLANS.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              interval="month"
              price={<ByInterval>{(interval) => <PlanPrice plan={plan} interval={interval} />}</ByInterval>}
              action={
                <ByInterval>
                  {(interval) => (
                    <PlanLink
                      planId={plan.id}
                      interval={interval}
                      variant={plan.id === 'professional' ? 'filled' : 'default'}
                    />
                  )}
                </ByInterval>
              }
            />
          ))}
        </div>
        <Text size="sm" c="dimmed">
          Prices in US dollars, before any sales tax. Paid by card through Stripe.
        </Text>
      </IntervalScope>
    </section>
  );
}
