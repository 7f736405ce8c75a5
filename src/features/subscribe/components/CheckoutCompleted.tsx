import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  FEATURE_INFO,
  hasFeature,
  INCLUDED_FEATURES,
  RELEASED_FEATURES,
  releasedFirst,
  type Feature,
} from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { planOf, type PlanId } from '@/domain/subscription/plans';
import { runningPlan } from '@/entities/subscription/runningPlan';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatDate } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { useSwitchOn } from '../hooks/useSwitchOn';
import classes from './CheckoutCompleted.module.css';
import { OutcomeFrame } from './OutcomeFrame';

function SwitchedOn({ feature }: { feature: Feature }) {
  const { title, description } = FEATURE_INFO[feature];
  const isReleased = RELEASED_FEATURES.includes(feature);
  const Icon = isReleased ? IconCircleCheck : IconClock;
  return (
    <li data-released={isReleased || undefined}>
      <Icon size={20} aria-hidden />
      <div>
        <Text>
          <RouterLink to={isReleased ? pathOfFeature(feature) : paths.featurePage(feature)}>{title}</RouterLink>
          {!isReleased && ' · in development, opens on the day it is released'}
        </Text>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      </div>
    </li>
  );
}

/** Paid, and the server knows it: takes over what was bought for this person, and shows what is on. */
export function CheckoutCompleted({ planId, features }: { planId: PlanId; features: readonly Feature[] }) {
  const { company, features: own } = useSession();
  const { isChecking, checkAgain } = useSwitchOn();
  const bought = features.filter((feature) => !INCLUDED_FEATURES.includes(feature));
  const on = releasedFirst(bought.filter((feature) => hasFeature(own, feature)));
  const isMissing = on.length < bought.length;
  const { status, trialEndsAt } = company.subscription;

  return (
    <OutcomeFrame
      title={`${company.name} now has ${planOf(runningPlan(company.subscription) ?? planId).name}`}
      lead={
        status === 'trialing' && trialEndsAt !== ''
          ? `The trial costs nothing until ${formatDate(trialEndsAt, company.timeZone)}.`
          : 'Thank you. The invoice is in the settings, under Billing.'
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
      {on.length > 0 && (
        <section aria-labelledby="switched-on">
          <Text fw={600} id="switched-on">
            Switched on for you
          </Text>
          <ul className={classes['list']}>
            {on.map((feature) => (
              <SwitchedOn key={feature} feature={feature} />
            ))}
          </ul>
        </section>
      )}
      <Text size="sm" c="dimmed">
        Your colleagues have the same from the next time they open Fieldwright.
      </Text>
      <Group gap="sm">
        <LinkButton to={paths.landing}>Start working</LinkButton>
        <LinkButton to={paths.billing} variant="default">
          Open billing
        </LinkButton>
      </Group>
    </OutcomeFrame>
  );
}
