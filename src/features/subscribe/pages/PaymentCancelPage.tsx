import { Group, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useVisitor } from '@/data/react/useVisitor';
import { planOf } from '@/domain/subscription/plans';
import { checkoutOrigin } from '@/entities/subscription/checkoutOrigin';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { OutcomeFrame } from '../components/OutcomeFrame';
import { planChoice } from '../components/planChoice';

/** Shown to a user who left the checkout without paying: nothing has happened, and they can go either way. */
export function Component() {
  const [params] = useSearchParams();
  const { planId, interval } = planChoice(params);
  const isSignedIn = useVisitor().status === 'signed-in';
  const origin = checkoutOrigin();
  const fallback = isSignedIn ? paths.landing : paths.pricing;
  return (
    <OutcomeFrame title="Nothing was charged" lead="You left the checkout before it was finished. Nothing has changed.">
      {planId && (
        <>
          <Text>
            {planOf(planId).name}, {formatPrice(planOf(planId).priceCents[interval])} a {interval}, is still there if
            you want it.
          </Text>
          <SubscribeButton planId={planId} interval={interval} label={`Try again with ${planOf(planId).name}`} />
        </>
      )}
      <Group gap="sm">
        <LinkButton to={origin || fallback} variant="default">
          {origin ? 'Back to where you were' : isSignedIn ? 'Go to the start page' : 'Look at the prices'}
        </LinkButton>
        {(origin || isSignedIn) && (
          <LinkButton to={`${paths.features}?interval=${interval}#pricing`} variant="subtle">
            Compare all plans
          </LinkButton>
        )}
      </Group>
    </OutcomeFrame>
  );
}
