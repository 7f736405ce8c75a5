import { createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PIN_LENGTH } from '@/domain/statusboard/api';
import { DAY_MS } from '@/lib/time';

const derive = promisify<string, string, number, Buffer>(scrypt);
const KEY_BYTES = 32;
/** A screen that was off for this long asks for the PIN again. */
const PASS_MS = DAY_MS;

/** Stored values of a PIN, and the key that signs passes issued for it. */
export type PinSecrets = { pinSalt: string; pinHash: string; passKey: string };

const equals = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Returns a new PIN with what to store for it. */
export async function newPin(): Promise<{ pin: string; secrets: PinSecrets }> {
  const pin = String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
  const pinSalt = randomBytes(16).toString('base64url');
  const pinHash = (await derive(pin, pinSalt, KEY_BYTES)).toString('base64url');
  return { pin, secrets: { pinSalt, pinHash, passKey: randomBytes(KEY_BYTES).toString('base64url') } };
}

/** Whether a PIN matches the stored one, in constant time. */
export const isPin = async (pin: string, { pinSalt, pinHash }: PinSecrets): Promise<boolean> =>
  equals(await derive(pin, pinSalt, KEY_BYTES), Buffer.from(pinHash, 'base64url'));

const signature = (token: string, until: string, { passKey }: PinSecrets): Buffer =>
  createHmac('sha256', Buffer.from(passKey, 'base64url')).update(`${token} ${until}`).digest();

/** Returns a pass for a link, valid from `now` (ISO). It becomes worthless if the link or its PIN changes. */
export function newPass(token: string, now: string, secrets: PinSecrets): string {
  const until = new Date(Date.parse(now) + PASS_MS).toISOString();
  return `${until} ${signature(token, until, secrets).toString('base64url')}`;
}

/** Whether a pass was issued for this link and hasn't expired. */
export function isPass(pass: string, { token, now }: { token: string; now: string }, secrets: PinSecrets): boolean {
  const [until = '', signed = ''] = pass.split(' ');
  return equals(Buffer.from(signed, 'base64url'), signature(token, until, secrets)) && until > now;
}
