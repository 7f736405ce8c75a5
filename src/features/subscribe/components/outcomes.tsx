import { Group } from '@mantine/core';
import type { StripeCheckout } from '@/domain/subscription/checkout';
import { planOf } from '@/domain/subscription/plans';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { paths } from '@/lib/paths';
import { formatMoney } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { OutcomeFrame } from './OutcomeFrame';

const ToStart = () => (
  <LinkButton to={paths.landing} variant="default">
    Go to the start page
  </LinkButton>
);

/** Shown while a bank payment, which takes time, is processing. */
export function CheckoutProcessing() {
  return (
    <OutcomeFrame
      title="Your bank is sending the payment"
      lead="That can take a few business days. The plan is turned on automatically when the money arrives; there is nothing else for you to do."
    >
      <Group gap="sm">
        <ToStart />
      </Group>
    </OutcomeFrame>
  );
}

const WORDS: Record<'failed' | 'expired' | 'ended', { title: string; lead: string }> = {
  failed: {
    title: 'The payment did not go through',
    lead: 'Nothing was switched on. Try again, with another card or account if you like.',
  },
  expired: {
    title: 'This checkout has expired',
    lead: 'It was open for too long, so nothing was charged and nothing has changed.',
  },
  ended: {
    title: 'This subscription has ended',
    lead: 'It began with this checkout and is over now. What you entered stays readable and can be exported.',
  },
};

type FellThroughProps = {
  checkout: Pick<StripeCheckout, 'planId' | 'interval' | 'kind'>;
  status: keyof typeof WORDS;
};

/** Shown when a checkout failed or expired: why, and how to start again. */
export function CheckoutFellThrough({ checkout: { planId, interval, kind }, status }: FellThroughProps) {
  return (
    <OutcomeFrame {...WORDS[status]}>
      <Group gap="sm" align="flex-start">
        {kind === 'subscription' && planId && (
          <SubscribeButton
            planId={planId}
            interval={interval ?? 'month'}
            label={status === 'ended' ? `Subscribe to ${planOf(planId).name} again` : 'Try again'}
          />
        )}
        <ToStart />
      </Group>
    </OutcomeFrame>
  );
}

/** Shown after the small payment admins use to test the setup. */
export function TestPaymentDone({ amountCents }: { amountCents: number }) {
  return (
    <OutcomeFrame title="The test payment arrived" lead={`${formatMoney(amountCents)}, in test mode: no money moved.`}>
      <Group gap="sm">
        <LinkButton to={paths.testPayment}>Back to the test payment</LinkButton>
        <ToStart />
      </Group>
    </OutcomeFrame>
  );
}

/** Shown if the checkout doesn't exist, or belongs to another company. */
export function CheckoutNotFound() {
  return (
    <OutcomeFrame
      title="There is no such payment here"
      lead="The address may be incomplete, or the payment belongs to another company. If you have paid, nothing is lost: your plan is in the settings, under Billing."
    >
      <Group gap="sm">
        <LinkButton to={paths.billing}>Open billing</LinkButton>
        <ToStart />
      </Group>
    </OutcomeFrame>
  );
}
