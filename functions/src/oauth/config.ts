import { error as logError } from 'firebase-functions/logger';
import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { AppError } from '@/lib/appError';
import { isEmulator } from '../platform/config';

/** The key that encrypts tokens in the emulator, where nothing is secret. */
const LOCAL_KEY = 'bG9jYWwgbG9jYWwgbG9jYWwgbG9jYWwgbG9jYWwga2U=';
const KEY_BYTES = 32;

/**
 * Options a function that reads or writes tokens must declare, in addition to its provider's. Empty in the emulator, which would
 * otherwise query Secret Manager over the network.
 */
export const CONNECTION_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('CONNECTIONS_KEY')];

/**
 * Returns the token encryption key: 32 bytes, in base64 (`openssl rand -base64 32`). @throws AppError `failed-precondition` on a deployed
 * server without one, or with `none`.
 */
export function sealingKey(env: NodeJS.ProcessEnv = process.env): Buffer {
  const given = env['CONNECTIONS_KEY'] ?? '';
  const text = given === '' && env['FUNCTIONS_EMULATOR'] === 'true' ? LOCAL_KEY : given;
  const key = Buffer.from(text, 'base64');
  if (key.byteLength === KEY_BYTES) return key;
  logError('connections are not set up', { missing: 'CONNECTIONS_KEY' });
  throw new AppError({
    code: 'failed-precondition',
    userMessage: 'Connections to other services are not set up on this server: CONNECTIONS_KEY is missing.',
  });
}

/**
 * Overrides a provider's own hosts: '' = no override. A mock server answers for several hosts, named by the first part of the path.
 * @throws AppError `failed-precondition` on a deployed server if it isn't https, or is this machine.
 */
export function apiBaseOf(name: string, local: string, env: NodeJS.ProcessEnv = process.env): string {
  const given = (env[name] ?? '').replace(/\/+$/, '');
  if (env['FUNCTIONS_EMULATOR'] === 'true') return given || local;
  if (given === '') return '';
  const { protocol, hostname } = new URL(given);
  if (protocol === 'https:' && !/^(localhost|127\.|\[?::1)/.test(hostname)) return given;
  logError('connections are not set up', { wrong: name });
  throw new AppError({
    code: 'failed-precondition',
    userMessage: `${name} must be an https address of another server.`,
  });
}
