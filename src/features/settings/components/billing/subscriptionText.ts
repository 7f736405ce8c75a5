import { ENDED_GRACE_DAYS, entitlementOf } from '@/domain/subscription/entitlement';
import { planOf } from '@/domain/subscription/plans';
import { standingOf } from '@/domain/subscription/standing';
import type { SubscriptionStatus, SubscriptionSummary } from '@/domain/subscription/summary';
import { formatDate } from '@/ui/format/dateTime';
import { formatPrice } from '@/ui/format/money';
import type { Tone } from '@/ui/tone';

/** A subscription's status: a word, what it means, and whether the user has to act. */
export type SubscriptionText = { tone: Tone; label: string; sentences: string[] };

const KEPT = 'Customers, jobs and everything else you entered stay: you can read and export them at any time.';

/** Formats `$99 a month`; '' without a plan. */
export function priceInWords({ planId, interval }: Pick<SubscriptionSummary, 'planId' | 'interval'>): string {
  return planId && interval ? `${formatPrice(planOf(planId).priceCents[interval])} a ${interval}` : '';
}

/** Explains what happens, also to the data, when a subscription ends at `endsAt`. */
export function endInWords(endsAt: string, timeZone: string): string[] {
  const { accessEndsAt } = entitlementOf({ status: 'canceled', pastDueSince: '', endedAt: endsAt, now: endsAt });
  return [
    `Everything works until ${formatDate(endsAt, timeZone)}, and for ${ENDED_GRACE_DAYS} more days. On ${formatDate(accessEndsAt, timeZone)} the features you bought are switched off.`,
    KEPT,
  ];
}

/** Explains why a subscription stopped, and how to resume it if it still exists. */
function stopOf(status: SubscriptionStatus): { label: string; sentences: string[] } {
  if (status === 'paused') {
    return { label: 'Paused', sentences: ['Nothing is charged while it is paused. It can be resumed at Stripe.'] };
  }
  if (status === 'canceled') return { label: 'Ended', sentences: [] };
  return {
    label: 'Unpaid',
    sentences: ['A payment is long overdue. Once it is paid, everything is switched on again.'],
  };
}

/** Describes the company's subscription status, in plain words with the company's dates. */
export function subscriptionInWords(
  subscription: SubscriptionSummary,
  now: string,
  timeZone: string,
): SubscriptionText {
  const { status, currentPeriodEnd, trialEndsAt, pastDueSince } = subscription;
  const standing = standingOf(subscription, now);
  const date = (iso: string): string => formatDate(iso, timeZone);
  switch (standing.kind) {
    case 'trialing':
      return {
        tone: 'info',
        label: 'Trial',
        sentences: [
          `The trial costs nothing and runs until ${date(trialEndsAt)}. Then ${priceInWords(subscription)} is charged if there is a card; without one it ends and nothing is charged.`,
        ],
      };
    case 'active':
      return {
        tone: 'success',
        label: 'Active',
        sentences: currentPeriodEnd
          ? [`Paid until ${date(currentPeriodEnd)}, then renewed for another ${subscription.interval ?? 'period'}.`]
          : [],
      };
    case 'cancelled':
      return {
        tone: 'warning',
        label: 'Canceled',
        sentences: ['Nothing more will be charged.', ...endInWords(standing.endsAt, timeZone)],
      };
    case 'overdue':
      return {
        tone: 'danger',
        label: 'Payment failed',
        sentences: [
          `${pastDueSince ? `The payment of ${date(pastDueSince)} failed` : 'A payment failed'}. Stripe will try again automatically; another card may help.`,
          `Everything works until ${date(standing.endsAt)}. If nothing is paid by then, the features you bought are switched off.`,
          KEPT,
        ],
      };
    case 'ending':
      return {
        tone: 'warning',
        ...stopOf(status),
        sentences: [
          ...stopOf(status).sentences,
          `Everything works until ${date(standing.endsAt)}. Then the features you bought are switched off.`,
          KEPT,
        ],
      };
    case 'withdrawn':
      return {
        tone: 'danger',
        ...stopOf(status),
        sentences: [
          ...stopOf(status).sentences,
          `The features you bought ${standing.endsAt ? `were switched off on ${date(standing.endsAt)}` : 'are switched off'}.`,
          KEPT,
        ],
      };
    case 'incomplete':
      return {
        tone: 'warning',
        label: 'Not paid yet',
        sentences: ['The first payment has not gone through, so nothing is unlocked. You can choose a plan again.'],
      };
    case 'none':
      return { tone: 'neutral', label: 'No plan', sentences: [] };
  }
}
