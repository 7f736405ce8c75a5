import type { Stripe } from '@stripe/stripe-js';
import { vi } from 'vitest';
import { loadStripeScript } from '@/lib/stripeScript';

type Answer = { error?: { message: string } };

/**
 * Stripe's script as far as a page test needs it: fields that are ready at once, and `answers` in turn to what the page confirms.
 * `blocked`: it cannot be loaded.
 * @returns what it was loaded with, and what was confirmed
 */
export function playedStripe(answers: Answer[] | 'blocked') {
  const loaded: unknown[] = [];
  const confirmed: string[] = [];
  const left = answers === 'blocked' ? [] : [...answers];
  const confirm = (kind: string) => () => {
    confirmed.push(kind);
    return Promise.resolve(left.shift() ?? {});
  };
  const element = {
    on: (event: string, listener: () => void) => {
      if (event === 'ready') queueMicrotask(listener);
    },
    mount: () => undefined,
    destroy: () => undefined,
  };
  const stripe = {
    elements: () => ({ create: () => element, submit: () => Promise.resolve({}) }),
    confirmPayment: confirm('payment'),
    confirmSetup: confirm('setup'),
  };
  vi.mocked(loadStripeScript).mockImplementation((fields) => {
    loaded.push(fields);
    if (answers === 'blocked') return Promise.reject(new Error('Blocked'));
    // Only what the fields use of a large interface.
    return Promise.resolve(stripe as unknown as Stripe);
  });
  return { loaded, confirmed };
}
