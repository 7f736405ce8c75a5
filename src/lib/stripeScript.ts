import type { Stripe } from '@stripe/stripe-js';
import { SECOND_MS } from './time';

/** A blocked request may hang for minutes: after this long, the script is considered unavailable. */
const PATIENCE_MS = 20 * SECOND_MS;

type Script = {
  publishableKey: string;
  /** The Stripe account that receives the payment. */
  accountId: string;
  /** URL of the script on a mock Stripe server; '' = Stripe's own. */
  script: string;
};

/**
 * Loads Stripe's script, from Stripe and in its current version, as Stripe requires: only pages with card fields call this.
 * @throws Error if it doesn't load: blocked, offline, or too slow
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

/** Stripe's loader uses a script tag that is already on the page. */
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
