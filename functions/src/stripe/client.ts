import type Stripe from 'stripe';
import { stripeConfig } from './config';
import { retryingAllThatPasses } from './retries';

/** The API version this code was written for; Stripe keeps responding in it. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

let made: { of: string; client: Promise<Stripe> } | undefined;

/**
 * Returns the Stripe client, configured by `stripeConfig`. The SDK is loaded only here, so that functions without payments start without
 * it. `fromStripeError` translates the SDK's errors for callers. Throws `failed-precondition` without a key.
 */
export function stripeClient(): Promise<Stripe> {
  const { secretKey, apiBase } = stripeConfig();
  const of = `${apiBase} ${secretKey}`;
  if (made?.of !== of) made = { of, client: load(secretKey, new URL(apiBase)) };
  return made.client;
}

async function load(secretKey: string, { protocol, hostname, port }: URL): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe');
  const isPlain = protocol === 'http:';
  return new StripeSdk(secretKey, {
    apiVersion: API_VERSION,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    httpClient: retryingAllThatPasses(StripeSdk.createNodeHttpClient()),
    telemetry: false,
    appInfo: { name: 'Fieldwright' },
  });
}
