import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { isEmulator } from '../../platform/config';

/** What the local mailbox signs with, which `npm start` runs alongside the emulators. */
const LOCAL_KEY = 'local';

/** What a function that receives e-mail must declare; see `MAIL_SECRETS`. */
export const INBOUND_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('INBOUND_MAIL_KEY')];

/**
 * The domain whose mail the provider posts to `mailWebhook`; '' = none: answers then go to the company's own mailbox alone.
 * One for this server, set by who runs it (docs/deploy.md).
 */
export const inboundDomain = (env: NodeJS.ProcessEnv = process.env): string =>
  (env['INBOUND_MAIL_DOMAIN'] ?? '').trim().toLowerCase();

/** What the provider signs its posts with; '' = none, and nothing is taken. */
export function inboundKey(env: NodeJS.ProcessEnv = process.env): string {
  const key = env['INBOUND_MAIL_KEY'] ?? '';
  if (key !== '' && key !== 'none') return key;
  return env['FUNCTIONS_EMULATOR'] === 'true' ? LOCAL_KEY : '';
}
