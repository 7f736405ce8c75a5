import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@/lib/time';

/** Clocks differ, and posts may be queued; anything older is a replay. */
const LASTS_MS = 15 * MINUTE_MS;

type Signed = { timestamp: string; token: string; signature: string };

/**
 * Whether the provider (Mailgun, or one with the same signatures) posted this: an HMAC of the time and a random token
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks). It doesn't cover the mail itself, so it must
 * be recent.
 */
export function isSignedNow(
  { timestamp, token, signature }: Signed,
  { key, now }: { key: string; now: string },
): boolean {
  if (key === '' || token === '' || !/^\d{9,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.parse(now) - Number(timestamp) * 1000) > LASTS_MS) return false;
  const wanted = createHmac('sha256', key)
    .update(timestamp + token)
    .digest();
  const actual = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(0);
  return wanted.length === actual.length && timingSafeEqual(wanted, actual);
}
