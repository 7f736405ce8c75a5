import { createPrivateKey, sign } from 'node:crypto';
import { warn } from 'firebase-functions/logger';
import type { PushSubscriptionKeys } from '@/domain/push/api';
import { mayBeTaken } from '../twilio/errors';
import type { PushKeys } from './config';
import { encryptPush } from './encrypt';

const ANSWER_MS = 15_000;
/** Time a push service keeps it for a device that is off; after that the person has seen their day anyway. */
const KEPT_SECONDS = 12 * 3600;

/** `gone`: the device has unsubscribed permanently. `unclear`: it may have been accepted. */
export type PushOutcome = 'taken' | 'refused' | 'gone' | 'unclear';

/** An outgoing notification; `topic`: a later one replaces an undelivered earlier one (32 characters at most). */
export type OutgoingPush = { subscription: PushSubscriptionKeys; text: string; topic: string };
/** Sends one notification to one device's push service. Never throws. */
export type DeliverPush = (push: OutgoingPush) => Promise<PushOutcome>;

/** Builds the sender's token for one device's push service (RFC 8292): valid only there, and for a limited time. */
function vapid(keys: PushKeys, { endpoint, subject, now }: { endpoint: string; subject: string; now: string }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresMs = Date.parse(now) + KEPT_SECONDS * 1000;
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(expiresMs / 1000), sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const point = Buffer.from(keys.publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', d: keys.privateKey.toString('base64url') },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

/** Sends by the standard for push services (RFC 8030), which all browsers share. */
export const deliverByPush =
  (keys: PushKeys, subject: string, now: () => string): DeliverPush =>
  async ({ subscription, text, topic }) => {
    let body: Buffer<ArrayBuffer>;
    try {
      body = Buffer.from(encryptPush(text, subscription));
    } catch {
      // The key isn't a point on the curve: the device that supplied it can't decrypt anything.
      return 'gone';
    }
    try {
      const response = await fetch(subscription.endpoint, {
        method: 'POST',
        headers: {
          authorization: vapid(keys, { endpoint: subscription.endpoint, subject, now: now() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          urgency: 'high',
          topic,
        },
        body,
        // A push service's redirect target was never checked.
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const { status } = response;
      await response.body?.cancel();
      if (status >= 200 && status < 300) return 'taken';
      warn('a notification was not taken', { status });
      if (status === 404 || status === 410) return 'gone';
      return status >= 500 && status !== 503 ? 'unclear' : 'refused';
    } catch (error) {
      warn('a notification was not taken', { reason: error instanceof Error ? error.name : '' });
      return mayBeTaken(error) ? 'unclear' : 'refused';
    }
  };
