import { error as logError } from 'firebase-functions/logger';
import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { AppError } from '@/lib/appError';
import { isEmulator } from '../platform/config';

const API_BASE = 'https://api.twilio.com';
/** The local phones: our own mock, which `npm start` and the tests run alongside the emulators. */
const LOCAL = {
  apiBase: 'http://127.0.0.1:12190',
  accountSid: 'AC00000000000000000000000000000000',
  authToken: 'local',
  from: '+15005550006',
};

/**
 * Options a function that sends or receives text messages must declare. Empty in the emulator, which would otherwise query Secret Manager
 * over the network; it reads functions/.secret.local on its own.
 */
export const TEXT_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [defineSecret('TWILIO_ACCOUNT_SID'), defineSecret('TWILIO_AUTH_TOKEN')];

export type TextConfig = {
  /** Base URL for requests, without a path: Twilio, or a compatible provider. */
  apiBase: string;
  accountSid: string;
  authToken: string;
  /** The sending number (E.164), or the messaging service (`MG…`) that chooses one. */
  from: string;
};

/**
 * Returns how to send text messages. Without an account the emulator uses the local phones; a deployed server, including one set to
 * `none`, throws `failed-precondition`.
 */
export function textConfig(env: NodeJS.ProcessEnv = process.env): TextConfig {
  const accountSid = env['TWILIO_ACCOUNT_SID'] ?? '';
  const authToken = env['TWILIO_AUTH_TOKEN'] ?? '';
  const from = env['TWILIO_FROM'] ?? '';
  const isLocal = env['FUNCTIONS_EMULATOR'] === 'true';
  if (/^AC[0-9a-f]{32}$/i.test(accountSid) && accountSid !== LOCAL.accountSid) {
    if (authToken === '') throw notSetUp('TWILIO_AUTH_TOKEN');
    if (from === '') throw notSetUp('TWILIO_FROM');
    return { apiBase: (env['TWILIO_API_BASE'] ?? '') || API_BASE, accountSid, authToken, from };
  }
  if (!isLocal) throw notSetUp('TWILIO_ACCOUNT_SID');
  return { ...LOCAL, apiBase: (env['TWILIO_API_BASE'] ?? '') || LOCAL.apiBase };
}

function notSetUp(name: string): AppError {
  logError('text messages are not set up', { missing: name });
  return new AppError({
    code: 'failed-precondition',
    userMessage: `Text messages are not set up on this server: ${name} is missing. Send an e-mail instead.`,
  });
}
