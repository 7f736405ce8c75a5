import { FEATURE_INFO, toFeature } from '../access/features';
import { formatPaperDate } from '../paper/dates';
import type { SubscriptionVerb } from './schema';

const ENDINGS: Record<string, string> = {
  canceled: 'the subscription ended',
  paused: 'the subscription was paused: the trial is over and there is no card',
  unpaid: 'the subscription was given up as unpaid',
};

/** Describes a subscription event as text with dates in the company's time zone. `detail` as in the activity's entry. */
export function subscriptionText(verb: SubscriptionVerb, detail: string, timeZone: string): string {
  switch (verb) {
    case 'subscribed':
      return `subscribed: ${detail}`;
    case 'plan-changed':
      return `the plan changed: ${detail}`;
    case 'payment-failed':
      return 'a payment for the subscription failed';
    case 'payment-made':
      return 'the payment that had failed was made';
    case 'cancelled':
      return `the subscription was canceled and stops on ${formatPaperDate(detail, { timeZone })}`;
    case 'resumed':
      return `the subscription continues: ${detail}`;
    case 'ended':
      return ENDINGS[detail] ?? 'the subscription ended';
    case 'withdrawn':
      return `switched off, with its records kept readable: ${detail.split(', ').map(titleOf).join(', ')}`;
  }
}

function titleOf(name: string): string {
  const feature = toFeature(name);
  return feature ? FEATURE_INFO[feature].title : name;
}
