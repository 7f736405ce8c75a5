import type { Stripe } from '@stripe/stripe-js';
import { SECOND_MS } from './time';

/** A blocked request may hang for minutes: after so long the script counts as one that does not come. */
const PATIENCE_MS = 20 * SECOND_MS;

type Script = {
  publishableKey: string;
  /** The account at Stripe that is paid. */
  accountId: string;
  /** Where the script is, on a machine that plays Stripe; '' = at Stripe. */
  script: string;
};

/**
 * Loads Stripe's script, from Stripe and in its present version, as they ask: only the pages in whose fields a card is typed call this.
 * @throws Error when it does not come: blocked, offline, or too slow
 */
export async function loadStripeScript({ publishableKey, accountId, script }: Script): Promise<Stripe> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Stripe’s script did not come in time')), PATIENCE_MS);
  });
  const stripe = await Promise.race([load(publishableKey, accountId, script), late]);
  if (!stripe) throw new Error('Stripe’s script needs a browser');
  return stripe;
}

async function load(publishableKey: string, accountId: string, script: string): Promise<Stripe | null> {
  if (script !== '') await addScript(script);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(publishableKey, { stripeAccount: accountId });
}

const added = new Map<string, Promise<void>>();

/** Stripe's loader takes the script that is there already. */
function addScript(address: string): Promise<void> {
  const known = added.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      added.delete(address);
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(element);
  });
  added.set(address, loading);
  return loading;
}
