import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { isEmulator } from '../../platform/config';

/** Signing key of the local mailbox, which `npm start` runs alongside the emulators. */
const LOCAL_KEY = 'local';

/** Secrets a function that receives e-mail must declare; see `MAIL_SECRETS`. */
export const INBOUND_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('INBOUND_MAIL_KEY')];

/**
 * Returns the domain whose mail the provider posts to `mailWebhook`; '' = none: replies then only go to the company's own mailbox. One
 * per server, set by its operator (docs/deploy.md).
 */
export const inboundDomain = (env: NodeJS.ProcessEnv = process.env): string =>
  (env['INBOUND_MAIL_DOMAIN'] ?? '').trim().toLowerCase();

/** Returns the provider's signing key; '' = none, and nothing is accepted. */
export function inboundKey(env: NodeJS.ProcessEnv = process.env): string {
  const key = env['INBOUND_MAIL_KEY'] ?? '';
  if (key !== '' && key !== 'none') return key;
  return env['FUNCTIONS_EMULATOR'] === 'true' ? LOCAL_KEY : '';
}
