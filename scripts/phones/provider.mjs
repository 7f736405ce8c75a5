// The provider's side: accepts messages as Twilio's REST API does, sends status reports, and posts customers' replies.
import { randomBytes } from 'node:crypto';
import { signatureOf } from './signature.mjs';

const UNSUBSCRIBED = 21610;
const BAD_NUMBER = 21211;
const TIMEOUT_MS = 10_000;
/** The number used by companies that have none of their own. */
export const SHARED = '+15005550006';

const newSid = () => `SM${randomBytes(16).toString('hex')}`;

export function createProvider({ store, webhookUrl, accountSid, authToken }) {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  /** Posts a signed form, as Twilio does. @returns {Promise<string>} the answer; '' when there is none */
  async function post(url, form) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'x-twilio-signature': signatureOf(authToken, url, form) },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) console.warn(`Local phones: ${new URL(url).pathname} answered ${response.status}`);
      return response.ok ? await response.text() : '';
    } catch (error) {
      console.warn(`Local phones: ${new URL(url).pathname} did not answer (${error.message})`);
      return '';
    }
  }

  /** Decides the outcome of an accepted message. */
  async function deliver(text, callback) {
    const trouble = store.takeTrouble(text.phone, true);
    for (const status of trouble ? ['undelivered'] : ['sent', 'delivered']) {
      text.status = status;
      if (callback === '') continue;
      const errors = trouble ? { ErrorCode: String(trouble.code) } : {};
      await post(callback, { AccountSid: accountSid, MessageSid: text.id, MessageStatus: status, ...errors });
    }
  }

  return {
    /** `POST /2010-04-01/Accounts/{sid}/Messages.json` @returns {{ status: number, body: object }} */
    accept: (path, header, form) => {
      const refused = (status, code, message) => ({ status, body: { code, message, status } });
      if (header !== authorization || path !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
        return refused(401, 20003, 'Authenticate');
      const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
      if (!/^\+[1-9]\d{6,14}$/.test(to)) return refused(400, BAD_NUMBER, `Invalid 'To' Phone Number: ${to}`);
      if (body === '' || body.length > 1600)
        return refused(400, 21602, 'Message body is required, up to 1600 characters');
      if (store.isStopped(to, from)) return refused(400, UNSUBSCRIBED, 'Attempt to send to unsubscribed recipient');
      const trouble = store.takeTrouble(to, false);
      if (trouble) return refused(400, trouble.code, 'The local phones were told to refuse this');
      const text = store.add({ id: newSid(), phone: to, isFromCustomer: false, body, status: 'queued' });
      void deliver(text, form.get('StatusCallback') ?? '');
      return { status: 201, body: { sid: text.id, status: 'queued', to, from, body } };
    },
    /** A customer writes. @returns {Promise<string>} what they are answered; '' = nothing */
    receive: async (phone, body, ours = SHARED) => {
      const { id } = store.add({ id: newSid(), phone, isFromCustomer: true, body });
      const own = store.obey(phone, ours, body);
      const xml = await post(webhookUrl, {
        AccountSid: accountSid,
        MessageSid: id,
        From: phone,
        To: ours,
        Body: body,
        NumSegments: '1',
      });
      const [, told = ''] = /<Message>([\s\S]*?)<\/Message>/.exec(xml) ?? [];
      const reply = told.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      for (const text of [own, reply].filter(Boolean)) {
        const isBlocked = store.isStopped(phone, ours) && text !== own;
        store.add({
          id: newSid(),
          phone,
          isFromCustomer: false,
          body: text,
          status: isBlocked ? 'blocked' : 'delivered',
        });
      }
      return own || reply;
    },
  };
}
