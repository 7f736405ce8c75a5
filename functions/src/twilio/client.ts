import { z } from 'zod';
import { textConfig } from './config';
import { TwilioError } from './errors';

const ANSWER_MS = 15_000;

/**
 * An outgoing text message: to a number in E.164, from the company's own number or messaging service ('' = the server's), the text, the
 * provider's callback URL, and the same key for all tries.
 */
export type OutgoingText = { to: string; from: string; body: string; reportsTo: string; key: string };
/**
 * Sends one text message, and returns the provider's id and number of parts, if given. This is all that a text message provider must
 * implement.
 */
export type DeliverText = (text: OutgoingText) => Promise<{ providerId: string; segments?: number }>;

/** A messaging service responds with 0 parts before it knows the number. */
const accepted = z.object({ sid: z.string().max(64), num_segments: z.coerce.number().int().min(0).max(30).catch(0) });
const refused = z.object({ code: z.number().int().default(0), message: z.string().default('') });

/**
 * Sends through Twilio's REST API with `textConfig`, which other providers support too. Twilio doesn't know our ids, so the caller
 * retries only what certainly wasn't accepted (`mayBeTaken`). @throws TwilioError, or what `fetch` throws.
 */
export const deliverByTwilio: DeliverText = async ({ to, from: own, body, reportsTo, key }) => {
  const { apiBase, accountSid, authToken, from: shared } = textConfig();
  const from = own || shared;
  const response = await fetch(`${apiBase}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      'idempotency-key': key,
    },
    body: new URLSearchParams({
      To: to,
      ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
      Body: body,
      StatusCallback: reportsTo,
    }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const { code, message } = refused.catch({ code: 0, message: '' }).parse(answer);
    throw new TwilioError({ code, status: response.status, message });
  }
  const { sid, num_segments: segments } = accepted.parse(answer);
  return { providerId: sid, segments };
};
