import { error as logError } from 'firebase-functions/logger';
import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { AppError } from '@/lib/appError';
import { isEmulator } from '../platform/config';

const API_BASE = 'https://api.stripe.com';
/** The local Stripe mock: our own server, which `npm start` and the tests run alongside the emulators. */
const LOCAL = {
  apiBase: 'http://127.0.0.1:12111',
  secretKey: 'sk_test_local',
  webhookSecret: 'whsec_local',
  connectWebhookSecret: 'whsec_local_connect',
  publishableKey: 'pk_test_local',
  /** Served by the web app's own local servers, which forward it to the mock: the page's content security policy allows no other script. */
  script: '/local-stripe/stripe.js',
};

/**
 * Options a function that calls Stripe must declare. Empty in the emulator, which would otherwise query Secret Manager over the network;
 * it reads functions/.secret.local on its own.
 */
export const STRIPE_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('STRIPE_SECRET_KEY')];
/** The same for the function that receives Stripe's events. */
export const STRIPE_WEBHOOK_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [...STRIPE_SECRETS, defineSecret('STRIPE_WEBHOOK_SECRET')];
/** The same for the function that receives the events of connected accounts. */
export const STRIPE_CONNECT_WEBHOOK_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [...STRIPE_SECRETS, defineSecret('STRIPE_CONNECT_WEBHOOK_SECRET')];

export type StripeConfig = {
  secretKey: string;
  /** Base URL for requests, without a path. */
  apiBase: string;
  /** Whether the key is for Stripe's test mode, or the local mock: no money moves. */
  isTestMode: boolean;
};

/** Returns how to reach Stripe. Without a key the emulator uses the local mock; a deployed server throws `failed-precondition`. */
export function stripeConfig(env: NodeJS.ProcessEnv = process.env): StripeConfig {
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  const apiBase = env['STRIPE_API_BASE'] ?? '';
  if (isKey(secretKey)) return { secretKey, apiBase: apiBase || API_BASE, isTestMode: isTestKey(secretKey) };
  if (!isLocal(env)) throw notSetUp('STRIPE_SECRET_KEY');
  return { secretKey: LOCAL.secretKey, apiBase: apiBase || LOCAL.apiBase, isTestMode: true };
}

/**
 * Returns what a page needs to show Stripe's fields: the publishable key matching the secret one (`STRIPE_PUBLISHABLE_KEY` in
 * functions/.env), and the script's location ('' = at Stripe). Null if it's missing, or the secret key is: customers then pay on Stripe's
 * own page.
 */
export function fieldsConfig(env: NodeJS.ProcessEnv = process.env): { publishableKey: string; script: string } | null {
  const publishableKey = env['STRIPE_PUBLISHABLE_KEY'] ?? '';
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  if (secretKey === LOCAL.secretKey || (!isKey(secretKey) && isLocal(env)))
    return { publishableKey: LOCAL.publishableKey, script: LOCAL.script };
  if (!isKey(secretKey)) return null;
  const mode = isTestKey(secretKey) ? 'pk_test_' : 'pk_live_';
  return publishableKey.startsWith(mode) ? { publishableKey, script: '' } : null;
}

/** Returns the signing secret of Stripe's events. Throws `failed-precondition` like `stripeConfig`. */
export const webhookSecret = (env: NodeJS.ProcessEnv = process.env): string =>
  signingSecret(env, 'STRIPE_WEBHOOK_SECRET', LOCAL.webhookSecret);

/** Returns the signing secret of connected accounts' events. Throws like `webhookSecret`. */
export const connectWebhookSecret = (env: NodeJS.ProcessEnv = process.env): string =>
  signingSecret(env, 'STRIPE_CONNECT_WEBHOOK_SECRET', LOCAL.connectWebhookSecret);

function signingSecret(env: NodeJS.ProcessEnv, name: string, local: string): string {
  const secret = env[name] ?? '';
  if (secret.startsWith('whsec_')) return secret;
  if (!isLocal(env) || isKey(env['STRIPE_SECRET_KEY'] ?? '')) throw notSetUp(name);
  return local;
}

/** Whether no money moves. Throws like `stripeConfig`. */
export const isTestMode = (env: NodeJS.ProcessEnv = process.env): boolean => stripeConfig(env).isTestMode;

/**
 * The same for functions without the secret key, such as those that keep links up to date: they use the publishable one. Null if neither
 * is known.
 */
export function knownTestMode(env: NodeJS.ProcessEnv = process.env): boolean | null {
  if (isKey(env['STRIPE_SECRET_KEY'] ?? '')) return isTestMode(env);
  const [, mode] = /^pk_(test|live)_/.exec(env['STRIPE_PUBLISHABLE_KEY'] ?? '') ?? [];
  if (mode) return mode === 'test';
  return isLocal(env) ? true : null;
}

const isLocal = (env: NodeJS.ProcessEnv): boolean => env['FUNCTIONS_EMULATOR'] === 'true';

/** A secret needs a value to deploy, so a server without payments has one that isn't a key. */
const isKey = (value: string): boolean => /^(sk|rk)_(test|live)_/.test(value);
const isTestKey = (value: string): boolean => /^(sk|rk)_test_/.test(value);

function notSetUp(name: string): AppError {
  logError('payments are not set up', { missing: name });
  return new AppError({
    code: 'failed-precondition',
    userMessage: `Payments are not set up on this server: ${name} is missing.`,
  });
}
