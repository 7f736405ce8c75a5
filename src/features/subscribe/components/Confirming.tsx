import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { StripeCheckout } from '@/domain/subscription/checkout';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { RouterLink } from '@/ui/links/RouterLink';
import { OutcomeFrame } from './OutcomeFrame';

const PATIENCE_MS = 30_000;

type ConfirmingProps = { isOnline: boolean; checkout: Pick<StripeCheckout, 'planId' | 'interval'> | null };

/** Waits, for as long as it is open, until Stripe notifies the server and the server notifies this page: usually within seconds. */
export function Confirming({ isOnline, checkout }: ConfirmingProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <OutcomeFrame title="Confirming with Stripe" lead="This usually takes a few seconds.">
      <div role="status">
        <ProgressBar label="Waiting for the confirmation" value={null} />
      </div>
      {!isOnline && (
        <InlineNotice tone="warning" role="status">
          You are offline. The confirmation is shown here as soon as the connection is back; nothing is lost.
        </InlineNotice>
      )}
      {isLong && isOnline && (
        <InlineNotice tone="info" role="status" title="It is taking longer than usual">
          Nothing is lost. You may keep this page open or leave it: the plan is switched on as soon as the confirmation
          arrives, wherever you are.
        </InlineNotice>
      )}
      {isLong && checkout?.planId && (
        <Text size="sm" c="dimmed">
          Did you leave the checkout before it was finished? Then{' '}
          <RouterLink size="sm" to={paths.subscribeTo(checkout.planId, checkout.interval ?? 'month')}>
            go back to it
          </RouterLink>
          .
        </Text>
      )}
    </OutcomeFrame>
  );
}
