import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { isEmulator } from '../platform/config';

/**
 * Options a function that may post to the chat must declare. Empty in the emulator, which would otherwise query Secret Manager over the
 * network; it takes the value from its environment or from functions/.secret.local.
 */
export const CHAT_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('CHAT_WEBHOOK_URL')];

/**
 * Returns the URL of the team's chat, null if there is none. A secret needs a value to deploy, so anything that isn't an https URL, such
 * as `off`, means none.
 */
export function chatWebhookUrl(env: NodeJS.ProcessEnv = process.env): string | null {
  const value = (env['CHAT_WEBHOOK_URL'] ?? '').trim();
  if (!URL.canParse(value)) return null;
  const { protocol } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && env['FUNCTIONS_EMULATOR'] === 'true') ? value : null;
}
