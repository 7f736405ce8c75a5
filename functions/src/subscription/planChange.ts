import type Stripe from 'stripe';
import { precondition } from '../platform/errors';
import type { RunningSubscription } from './runningSubscription';

/** Time for which the amounts shown may be confirmed. */
const VALID_SECONDS = 600;

/**
 * Returns the plan change request for Stripe, identical for preview and execution: the difference is billed immediately, as of a given
 * moment. `prorationDate` is in seconds.
 */
export function planChange({ item }: RunningSubscription, price: Stripe.Price, prorationDate: number) {
  return {
    items: [{ id: item.id, price: price.id }],
    proration_behavior: 'always_invoice' as const,
    proration_date: prorationDate,
  };
}

export const toSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);
export const fromSeconds = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** Returns the moment that was shown, in seconds. Throws `failed-precondition` if it is over ten minutes ago, or in the future. */
export function confirmedProrationDate(prorationAt: string, now: string): number {
  const age = toSeconds(now) - toSeconds(prorationAt);
  if (age >= 0 && age <= VALID_SECONDS) return toSeconds(prorationAt);
  throw precondition('The amounts that you saw are out of date. Please look at them again.');
}
