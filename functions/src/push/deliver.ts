import { createPrivateKey, sign } from 'node:crypto';
import { warn } from 'firebase-functions/logger';
import type { PushSubscriptionKeys } from '@/domain/push/api';
import { mayBeTaken } from '../twilio/errors';
import type { PushKeys } from './config';
import { encryptPush } from './encrypt';

const ANSWER_MS = 15_000;
/** A push service keeps it for a device that is switched off; after that somebody has seen their day. */
const KEPT_SECONDS = 12 * 3600;

/** `gone`: the device has unsubscribed, and never gets anything again. `unclear`: it may have been taken. */
export type PushOutcome = 'taken' | 'refused' | 'gone' | 'unclear';

/** A notification on its way out; `topic`: a later one takes the place of an earlier one that has not arrived (32 characters at most). */
export type OutgoingPush = { subscription: PushSubscriptionKeys; text: string; topic: string };
/** Hands one notification to the push service of one device. Never throws. */
export type DeliverPush = (push: OutgoingPush) => Promise<PushOutcome>;

/** Who sends, for the push service of one device (RFC 8292): signed for it alone, and for a while. */
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

/** By the standard of push services (RFC 8030), which all browsers share. */
export const deliverByPush =
  (keys: PushKeys, subject: string, now: () => string): DeliverPush =>
  async ({ subscription, text, topic }) => {
    let body: Buffer<ArrayBuffer>;
    try {
      body = Buffer.from(encryptPush(text, subscription));
    } catch {
      // A key that is no point of the curve: the one who named it reads nothing.
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
        // What a push service leads to was never checked.
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
