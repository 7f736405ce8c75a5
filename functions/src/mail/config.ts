import { error as logError } from 'firebase-functions/logger';
import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { AppError } from '@/lib/appError';
import { isEmulator } from '../platform/config';

/** The mailbox every mail domain should have (RFC 2142). */
const ABUSE_MAILBOX = 'abuse';

/** The local mailbox: our own server, which `npm start` and the tests run alongside the emulators. */
const LOCAL = { url: 'smtp://127.0.0.1:12125', from: 'mail@fieldwright.example' };

/**
 * Options a function that sends e-mail must declare. Empty in the emulator, which would otherwise query Secret Manager over the network;
 * it reads functions/.secret.local on its own.
 */
export const MAIL_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('SMTP_URL')];

export type MailConfig = {
  /** `smtps://user:password@host:465` or `smtp://…:587`. */
  smtpUrl: string;
  /** The address all mail is sent from; replies go to the company. */
  from: string;
};

/**
 * Returns the mail settings. Without SMTP_URL the emulator uses the local mailbox; a deployed server, including one set to `none`, throws
 * `failed-precondition`.
 */
export function mailConfig(env: NodeJS.ProcessEnv = process.env): MailConfig {
  const smtpUrl = env['SMTP_URL'] ?? '';
  const from = env['MAIL_FROM'] ?? '';
  if (/^smtps?:\/\//.test(smtpUrl)) {
    if (from !== '') return { smtpUrl, from };
    if (env['FUNCTIONS_EMULATOR'] === 'true') return { smtpUrl, from: LOCAL.from };
    throw notSetUp('MAIL_FROM');
  }
  if (env['FUNCTIONS_EMULATOR'] !== 'true') throw notSetUp('SMTP_URL');
  return { smtpUrl: LOCAL.url, from: from || LOCAL.from };
}

/** Returns where recipients report abuse of this server: ABUSE_MAIL, or `abuse@` the domain mail is sent from. */
export function abuseAddress(env: NodeJS.ProcessEnv = process.env): string {
  const given = env['ABUSE_MAIL'] ?? '';
  return given !== '' ? given : `${ABUSE_MAILBOX}@${mailConfig(env).from.split('@').at(-1) ?? ''}`;
}

function notSetUp(name: string): AppError {
  logError('e-mail is not set up', { missing: name });
  return new AppError({
    code: 'failed-precondition',
    userMessage: `E-mail is not set up on this server: ${name} is missing.`,
  });
}
