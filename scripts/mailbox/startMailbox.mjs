// The local mailbox: a real SMTP server that delivers nothing, and pages that show what arrived.
import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { answer } from './pages.mjs';
import { createMailStore } from './store.mjs';

const HOST = '127.0.0.1';
const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/**
 * @typedef {object} Mailbox
 * @property {string} smtpUrl what SMTP_URL is in the functions
 * @property {string} url of the page
 * @property {(mail: { to: string, subject: string, html: string, text: string }) => void} put keeps a mail that came on another way
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {number} options.smtpPort 0 for any
 * @param {number} options.httpPort 0 for any
 * @param {string} [options.webhookUrl] where answers to its mails are posted; '' = nowhere
 * @returns {Promise<Mailbox>}
 */
export async function startMailbox({ smtpPort, httpPort, webhookUrl = '' }) {
  const store = createMailStore();
  const smtp = new SMTPServer({
    // As close to a mail server as a local one can be: no sign-in and no certificates.
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onRcptTo: ({ address }, session, callback) => {
      const trouble = store.takeTrouble(address);
      callback(trouble ? Object.assign(new Error(trouble.message), { responseCode: trouble.code }) : undefined);
    },
    onData: (stream, { envelope }, callback) => {
      receive(stream, envelope).then((mail) => callback(null, `kept as ${store.add(mail)}`), callback);
    },
  });
  // A client that disconnects must not crash the mailbox.
  smtp.on('error', (error) => console.warn(`Mailbox: ${error.message}`));
  await new Promise((resolve, reject) => smtp.server.once('error', reject) && smtp.listen(smtpPort, HOST, resolve));
  const pages = createServer((request, response) => void answer({ store, webhookUrl }, request, response));
  await new Promise((resolve, reject) => pages.once('error', reject).listen(httpPort, HOST, resolve));
  return {
    smtpUrl: `smtp://${HOST}:${smtp.server.address().port}`,
    url: `http://${HOST}:${pages.address().port}`,
    put: ({ to, ...content }) => {
      const sender = { name: 'Fieldwright', address: '' };
      store.add({
        envelope: { from: '', to: [to] },
        from: sender,
        replyTo: [],
        messageId: '',
        headers: [],
        attachments: [],
        ...content,
      });
    },
    stop: async () => {
      pages.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => pages.close(resolve)),
        new Promise((resolve) => smtp.close(resolve)),
      ]);
    },
  };
}

/** Receives and parses one e-mail. */
async function receive(stream, envelope) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
  const parsed = await PostalMime.parse(Buffer.concat(chunks), { attachmentEncoding: 'arraybuffer' });
  return {
    envelope: {
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
    },
    from: parsed.from ?? { name: '', address: '' },
    replyTo: (parsed.replyTo ?? []).map(({ address }) => address),
    subject: parsed.subject ?? '',
    messageId: parsed.messageId ?? '',
    html: parsed.html ?? '',
    text: parsed.text ?? '',
    headers: parsed.headers,
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? 'file',
      contentType: mimeType,
      content: Buffer.from(content),
    })),
  };
}
