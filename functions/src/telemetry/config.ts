import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { isEmulator } from '../platform/config';

/**
 * What a function that may tell the chat names among its options. Empty in the emulator, which would otherwise ask
 * Secret Manager on the network; it takes the value from its environment or from functions/.secret.local.
 */
export const CHAT_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('CHAT_WEBHOOK_URL')];

/**
 * The address of the team's chat, null when there is none. A secret must have a value to be deployed with, so anything
 * that is no https address, such as `off`, means none.
 */
export function chatWebhookUrl(env: NodeJS.ProcessEnv = process.env): string | null {
  const value = (env['CHAT_WEBHOOK_URL'] ?? '').trim();
  if (!URL.canParse(value)) return null;
  const { protocol } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && env['FUNCTIONS_EMULATOR'] === 'true') ? value : null;
}
