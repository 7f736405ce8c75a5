import { z } from 'zod';
import type { MailHeader } from '@/domain/mail/arrived';
import type { WebhookHandler } from '../../platform/defineWebhook';
import { inboundKey } from './config';
import { receiveMail } from './receiveMail';
import { isSignedNow } from './signature';

const headersSchema = z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())).catch([]);
/** Tells the provider not to retry. */
const NOT_AGAIN = 406;

/**
 * Handles what the e-mail provider posts for the conversations' domain: a form with the mail in parts
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/receive-http). Answers 403 if the provider didn't
 * sign it.
 */
export const handleMailDelivery: WebhookHandler = async (deps, { body, header }) => {
  const form = await readForm(body, header('content-type'));
  if (!form) return { status: NOT_AGAIN, message: 'Not a form' };
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const signed = { timestamp: field('timestamp'), token: field('token'), signature: field('signature') };
  if (!isSignedNow(signed, { key: inboundKey(), now: deps.now() }))
    return { status: 403, message: 'Not signed by the provider' };
  const outcome = await receiveMail(deps, {
    recipient: field('recipient'),
    sender: field('sender'),
    from: field('from'),
    subject: field('subject'),
    // Without quoted text, as far as the provider can tell.
    text: field('stripped-text') || field('body-plain'),
    html: field('body-html'),
    headers: readHeaders(field('message-headers')),
    fileNames: [...form.values()].flatMap((value) => (typeof value === 'string' ? [] : [value.name || 'file'])),
    messageId: field('Message-Id') || field('message-id'),
  });
  return { status: 200, message: outcome, log: { outcome } };
};

/** Parses both types of form, including the one with files; null for anything else. */
async function readForm(body: Buffer, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return null;
  }
}

function readHeaders(json: string): MailHeader[] {
  try {
    return headersSchema.parse(JSON.parse(json)).map(([name, value]): MailHeader => [name, value]);
  } catch {
    return [];
  }
}
