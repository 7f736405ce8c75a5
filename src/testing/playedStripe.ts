import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { vi } from 'vitest';
import { loadStripeScript } from '@/lib/stripeScript';

type Answer = { error?: { message: string } };
type Look = Pick<StripeElementsOptions, 'appearance'>;

/**
 * Fakes Stripe's script as far as a page test needs it: fields that are ready at once, and `answers`, in turn, to what the page confirms.
 * `blocked`: it can't be loaded.
 * @returns what it was loaded with, what was confirmed, and the appearance its fields were created with (`create`) and changed to
 * (`update`)
 */
export function playedStripe(answers: Answer[] | 'blocked') {
  const loaded: unknown[] = [];
  const confirmed: string[] = [];
  const looks: { how: 'create' | 'update'; theme: string | undefined }[] = [];
  const noteLook = (how: 'create' | 'update', { appearance }: Look): void =>
    void looks.push({ how, theme: appearance?.theme });
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
    elements: (options: Look) => {
      noteLook('create', options);
      return {
        create: () => element,
        submit: () => Promise.resolve({}),
        update: (changed: Look) => {
          noteLook('update', changed);
          return Promise.resolve();
        },
      };
    },
    confirmPayment: confirm('payment'),
    confirmSetup: confirm('setup'),
  };
  vi.mocked(loadStripeScript).mockImplementation((fields) => {
    loaded.push(fields);
    if (answers === 'blocked') return Promise.reject(new Error('Blocked'));
    // Only the part of a large interface that the fields use.
    return Promise.resolve(stripe as unknown as Stripe);
  });
  return { loaded, confirmed, looks };
}
