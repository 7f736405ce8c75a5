import { isRecordId } from '@/domain/record/recordId';
import { functionUrl } from '../platform/config';
import type { WebhookHandler } from '../platform/defineWebhook';
import { textConfig } from '../twilio/config';
import { isSignedByTwilio } from '../twilio/signature';
import { receiveText } from './receiveText';
import { reportOnText } from './reportOnText';

const XML = 'text/xml';

/**
 * Handles posts from the text message provider: reports about our texts, and customers' texts. Answers 403 if the provider didn't sign
 * it, and otherwise in its format (TwiML) with the reply, if any.
 */
export const handleTextDelivery: WebhookHandler = async (deps, { body, header, query }) => {
  const form = new URLSearchParams(body.toString('utf8'));
  const url = functionUrl('textWebhook') + (query === '' ? '' : `?${query}`);
  if (!isSignedByTwilio(header('x-twilio-signature'), { authToken: textConfig().authToken, url, form }))
    return { status: 403, message: 'Not signed by the provider' };
  const field = (name: string): string => form.get(name) ?? '';
  const messageId = field('MessageSid');
  if (!isRecordId(messageId)) return { status: 200, message: 'Ignored' };
  const address = new URLSearchParams(query);
  if (address.has('text')) {
    await reportOnText(deps, {
      companyId: address.get('company') ?? '',
      sendId: address.get('text') ?? '',
      providerId: messageId,
      status: field('MessageStatus'),
      errorCode: Number(field('ErrorCode')) || 0,
    });
    return { status: 200, message: 'Done', log: { report: field('MessageStatus') } };
  }
  const reply = await receiveText(deps, {
    from: field('From'),
    to: field('To'),
    serviceId: field('MessagingServiceSid'),
    body: field('Body'),
    pictures: Number(field('NumMedia')) || 0,
    messageId,
    answeredAs: field('OptOutType'),
  });
  return { status: 200, message: twiml(reply), contentType: XML, log: { isAnswered: reply !== '' } };
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const twiml = (reply: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${
    reply === '' ? '' : `<Message>${reply.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</Message>`
  }</Response>`;
