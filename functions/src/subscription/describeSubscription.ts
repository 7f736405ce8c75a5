import type { SubscriptionVerb } from '@/domain/activity/schema';
import { planOf } from '@/domain/subscription/plans';
import type { SubscriptionStatus, SubscriptionSummary } from '@/domain/subscription/summary';

export type SubscriptionNews = { verb: SubscriptionVerb; detail: string };

const isOneOf = (status: SubscriptionStatus, ...statuses: SubscriptionStatus[]): boolean => statuses.includes(status);

/** Returns what happened to a subscription between two summaries, in reporting order. Pure. */
export function describeSubscription(before: SubscriptionSummary, after: SubscriptionSummary): SubscriptionNews[] {
  const news: SubscriptionNews[] = [];
  const tell = (verb: SubscriptionVerb, detail = ''): unknown => news.push({ verb, detail });
  const ran = isOneOf(before.status, 'active', 'trialing', 'past_due');
  const runs = isOneOf(after.status, 'active', 'trialing', 'past_due');
  const isStopped = isOneOf(after.status, 'unpaid', 'paused', 'canceled');

  if (runs && !ran) {
    if (isOneOf(before.status, 'unpaid', 'paused')) tell('resumed', planName(after));
    else tell('subscribed', after.status === 'trialing' ? `${planName(after)}, trial` : planName(after));
  }
  if (runs && ran && planName(before) !== planName(after))
    tell('plan-changed', `${planName(before)} → ${planName(after)}`);
  if (after.status === 'past_due' && before.status !== 'past_due') tell('payment-failed');
  if (before.status === 'past_due' && isOneOf(after.status, 'active', 'trialing')) tell('payment-made');
  if (runs && after.cancelAt !== '' && before.cancelAt === '') tell('cancelled', after.cancelAt);
  if (runs && ran && after.cancelAt === '' && before.cancelAt !== '') tell('resumed', planName(after));
  if (isStopped && before.status !== after.status) tell('ended', after.status);
  return news;
}

function planName({ planId, interval }: SubscriptionSummary): string {
  if (!planId) return '';
  return `${planOf(planId).name}, ${interval === 'year' ? 'yearly' : 'monthly'}`;
}
