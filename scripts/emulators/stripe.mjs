// The local Stripe mock, alongside the functions emulator; at `npm start` a developer's own keys take precedence.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';
import { HOST } from './ports.mjs';

const KEY = 'STRIPE_SECRET_KEY';
/** The files the functions emulator reads variables from, overriding its own environment. */
const FILES = ['.secret.local', '.env.local', `.env.${PROJECT_ID}`, '.env'].map((name) => join('functions', name));

/** Return address after a payment page: the web app of `npm start`, unless overridden. */
const APP_URL = 'http://localhost:5173';

/** @returns {string | undefined} where a developer has put a Stripe key: "the environment" or a file's name */
export function ownStripeKey() {
  return keyFile() ?? (process.env[KEY] ? 'the environment' : undefined);
}

function keyFile() {
  const isSet = new RegExp(`^\\s*(export\\s+)?${KEY}\\s*=\\s*["']?\\w`, 'm');
  return FILES.find((file) => existsSync(join(ROOT, file)) && isSet.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** Tests must never reach the real Stripe, and these files override anything we could pass to the emulator. */
export function assertNoKeyFile() {
  const file = keyFile();
  if (file)
    throw new Mendable(
      `${file} names a Stripe key, and tests run against the local stand-in only. Take it out there and give it to npm start:`,
      `${KEY}=sk_test_… npm start`,
    );
}

/**
 * Starts the mock.
 * @param {Record<string, number>} ports
 * @param {{ stateFile?: string }} [options]
 * @returns {Promise<import('../stripe/startStripe.mjs').LocalStripe & { env: Record<string, string> }>} env: for the functions
 */
export async function startStandIn(ports, { stateFile } = {}) {
  // Loaded only here: the mock pulls in the Stripe SDK, which most commands don't need.
  const { LOCAL_CONNECT_WEBHOOK_SECRET, LOCAL_SECRET_KEY, LOCAL_WEBHOOK_SECRET, startStripe } =
    await import('../stripe/startStripe.mjs');
  const stripe = await startStripe({
    port: ports.stripe,
    webhookUrl: `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-central1/stripeWebhook`,
    stateFile: stateFile && existsSync(stateFile) ? stateFile : undefined,
  });
  const env = {
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: LOCAL_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET: LOCAL_CONNECT_WEBHOOK_SECRET,
    APP_URL: process.env.APP_URL || APP_URL,
  };
  return { ...stripe, env };
}
