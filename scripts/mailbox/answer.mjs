// Posts a customer's reply to an e-mail in the local mailbox to the functions, the way an e-mail provider posts incoming mail.
import { createHmac, randomBytes } from 'node:crypto';

/** The key the emulated function accepts (functions/src/mail/inbound/config.ts). */
const KEY = 'local';
const TIMEOUT_MS = 20_000;
/** Matches a conversation's address among an e-mail's reply addresses. */
const THREAD = /^reply\+[a-z2-7]{26}@/;

/** @returns {string} where an answer to a mail reaches its conversation; '' = nowhere */
export const threadAddressOf = ({ replyTo }) => replyTo.find((address) => THREAD.test(address)) ?? '';

/**
 * Answers a mail as the one who got it.
 * @returns {Promise<string>} what became of it
 */
export async function answerMail(webhookUrl, mail, words) {
  const [timestamp, token] = [String(Math.floor(Date.now() / 1000)), randomBytes(25).toString('hex')];
  const sender = mail.envelope.to[0] ?? '';
  const quoted = mail.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const response = await fetch(webhookUrl, {
    method: 'POST',
    body: new URLSearchParams({
      recipient: threadAddressOf(mail),
      sender,
      from: sender,
      subject: mail.subject.startsWith('Re: ') ? mail.subject : `Re: ${mail.subject}`,
      'body-plain': `${words}\n\n${quoted}`,
      'message-headers': JSON.stringify([['In-Reply-To', mail.messageId]]),
      'Message-Id': `<${randomBytes(12).toString('hex')}@local.mailbox>`,
      timestamp,
      token,
      signature: createHmac('sha256', KEY)
        .update(timestamp + token)
        .digest('hex'),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return `${response.status} ${await response.text()}`;
}
