import { createECDH, createHash } from 'node:crypto';
import { error as logError } from 'firebase-functions/logger';
import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { isEmulator } from '../platform/config';

/** Empty in the emulator, which would otherwise query Secret Manager online; it reads functions/.secret.local. */
export const PUSH_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('WEB_PUSH_PRIVATE_KEY')];

/** The curve used by RFC 8291 and RFC 8292. */
const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** This server's key pair (VAPID, RFC 8292), which identifies the sender to push services. The public half is base64url, uncompressed. */
export type PushKeys = { privateKey: Buffer; publicKey: string };

/**
 * Returns this server's keys, or null if notifications are turned off (`none`). The emulator has its own pair. A malformed key counts as
 * none, and is logged: people are then notified in other ways.
 */
export function pushKeys(env: NodeJS.ProcessEnv = process.env): PushKeys | null {
  const given = env['WEB_PUSH_PRIVATE_KEY'] ?? '';
  if (given === 'none') return null;
  if (given === '' && env['FUNCTIONS_EMULATOR'] !== 'true') return null;
  const privateKey =
    given === '' ? createHash('sha256').update('fieldwright, local').digest() : Buffer.from(given, 'base64url');
  const pair = createECDH(CURVE);
  try {
    if (privateKey.length !== KEY_BYTES) throw new Error('not 32 bytes');
    pair.setPrivateKey(privateKey);
  } catch {
    logError('notifications are not set up', { wrong: 'WEB_PUSH_PRIVATE_KEY' });
    return null;
  }
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}
