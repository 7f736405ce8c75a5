// The mailbox's pages, and its endpoints for tests:
// - GET /api/mails?to=… newest first DELETE /api/mails clears all
// - POST /api/fail {to, times, code, message}: rejects the next e-mails to such addresses POST /api/mend
import { answerMail, threadAddressOf } from './answer.mjs';
import { answersTo, bodyOf } from './answering.mjs';
import { escapeHtml, page } from './html.mjs';

/** An e-mail's own HTML may show pictures and open links in a new tab; it can't run scripts or load anything else. */
const MAIL_POLICY =
  "default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** Answers one request from the browser or a test. */
export async function answer({ store, webhookUrl }, request, response) {
  const url = new URL(request.url, 'http://localhost');
  const { send, json, html: show, notFound } = answersTo(response, PAGE_POLICY);
  const html = (title, body) => show(page(title, body));
  try {
    const [, area, id, part, index] = url.pathname.split('/');
    if (area === 'api')
      return await answerApi(
        store,
        {
          method: request.method,
          name: id,
          to: url.searchParams.get('to') ?? '',
          body: async () => JSON.parse((await bodyOf(request)) || '{}'),
        },
        json,
      );
    if (request.method === 'POST' && url.pathname === '/clear') {
      store.clear();
      return send(303, 'text/plain', '', { location: '/' });
    }
    const mail = area === 'mail' ? store.find(id) : undefined;
    if (request.method === 'POST' && mail && part === 'answer' && webhookUrl !== '') {
      const words = new URLSearchParams(await bodyOf(request)).get('words') ?? '';
      return html('Answered', answeredPage(mail, await answerMail(webhookUrl, mail, words)));
    }
    if (request.method !== 'GET') return send(405, 'text/plain', 'Read only');
    if (url.pathname === '/') return html('Local mailbox', listPage(store.list()));
    if (!mail) return notFound();
    if (part === undefined)
      return html(
        mail.subject || 'Without a subject',
        mailPage(mail, webhookUrl !== '' && threadAddressOf(mail) !== ''),
      );
    if (part === 'html')
      return send(200, 'text/html; charset=utf-8', `<base target="_blank">${mail.html}`, {
        'content-security-policy': MAIL_POLICY,
      });
    const attachment = part === 'attachments' ? mail.attachments[Number(index)] : undefined;
    if (!attachment) return notFound();
    return send(200, attachment.contentType, attachment.content, {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.fileName)}`,
      'content-security-policy': 'sandbox',
    });
  } catch (error) {
    return json({ error: error.message }, 400);
  }
}

async function answerApi(store, { method, name, to, body }, json) {
  switch (`${method} ${name}`) {
    case 'GET mails':
      return json({ mails: store.list(to).map(forTests) });
    case 'DELETE mails':
      store.clear();
      return json({});
    case 'POST fail':
      store.fail(await body());
      return json({});
    case 'POST mend':
      store.mend();
      return json({});
    default:
      return json({ error: 'Unknown' }, 404);
  }
}

const forTests = ({ attachments, ...mail }) => ({
  ...mail,
  attachments: attachments.map(({ fileName, contentType, content }) => ({
    fileName,
    contentType,
    sizeBytes: content.length,
  })),
});

function listPage(mails) {
  if (mails.length === 0)
    return '<h1>Local mailbox</h1><p>No mail yet. What the app sends arrives here and goes nowhere else.</p><p><a href="/">Look again</a></p>';
  const rows = mails.map(({ id, subject, envelope, receivedAt, attachments }) => {
    const more =
      attachments.length === 0
        ? ''
        : ` · ${attachments.length} ${attachments.length === 1 ? 'attachment' : 'attachments'}`;
    return `<li><a href="/mail/${id}"><strong>${escapeHtml(subject || 'Without a subject')}</strong><span>to ${escapeHtml(envelope.to.join(', '))}</span><span><time>${escapeHtml(receivedAt.slice(0, 19).replace('T', ' '))} UTC</time>${more}</span></a></li>`;
  });
  return `<h1>Local mailbox</h1><p>What the app sent, newest first. It went nowhere else.</p><div class="bar"><a href="/">Look again</a><form method="post" action="/clear"><button>Empty the mailbox</button></form></div><ul class="mails">${rows.join('')}</ul>`;
}

const answeredPage = ({ id, subject }, outcome) =>
  `<h1>Answered “${escapeHtml(subject)}”</h1><p>The server says: ${escapeHtml(outcome)}</p><p><a href="/mail/${id}">Back to the mail</a></p>`;

const answerForm = (id) =>
  `<h2>Answer as the one who got it</h2><form method="post" action="/mail/${id}/answer"><p><textarea name="words" rows="4" aria-label="Answer" required></textarea></p><button>Send the answer</button></form>`;

function mailPage(mail, mayAnswer) {
  const { id, subject, from, replyTo, envelope, receivedAt, html, text, headers, attachments } = mail;
  const fact = (label, value) => (value === '' ? '' : `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`);
  const files = attachments.map(
    ({ fileName, content }, index) =>
      `<li><a href="/mail/${id}/attachments/${index}">${escapeHtml(fileName)}</a> (${Math.ceil(content.length / 1024)} kB)</li>`,
  );
  return [
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(subject || 'Without a subject')}</h1>`,
    `<dl>${fact('From', `${from.name ?? ''} <${from.address ?? ''}>`.trim())}${fact('To', envelope.to.join(', '))}${fact('Answers to', replyTo.join(', '))}${fact('Received', receivedAt)}</dl>`,
    mayAnswer ? answerForm(id) : '',
    files.length === 0 ? '' : `<h2>Attachments</h2><ul>${files.join('')}</ul>`,
    html === ''
      ? ''
      : `<h2>The mail</h2><iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>`,
    `<h2>As text</h2><pre tabindex="0" aria-label="The mail as text">${escapeHtml(text)}</pre>`,
    `<details><summary>Headers</summary><pre>${escapeHtml(headers.map(({ originalKey, key, value }) => `${originalKey ?? key}: ${value}`).join('\n'))}</pre></details>`,
  ].join('');
}
