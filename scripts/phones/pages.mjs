// The phones' pages, and their endpoints for tests:
// - GET /api/texts?phone=… newest first DELETE /api/texts clears all, including opt-outs
// - POST /api/reply {phone, body}: the customer writes POST /api/fail {to, times, code, isLate}: the next ones fail
import { answersTo, bodyOf } from '../mailbox/answering.mjs';
import { escapeHtml } from '../mailbox/html.mjs';
import { page } from './html.mjs';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

/** Answers one request from the functions, the browser or a test. */
export async function answer({ store, provider }, request, response) {
  const url = new URL(request.url, 'http://localhost');
  const { send, json, html: show, notFound } = answersTo(response, PAGE_POLICY);
  const html = (title, body) => show(page(title, body));
  const back = (to) => send(303, 'text/plain', '', { location: to });
  try {
    const route = `${request.method} ${url.pathname}`;
    if (url.pathname.startsWith('/2010-04-01/')) {
      const { status, body } = provider.accept(
        url.pathname,
        request.headers.authorization,
        new URLSearchParams(await bodyOf(request)),
      );
      return json(body, status);
    }
    switch (route) {
      case 'GET /api/texts':
        return json({ texts: store.list(url.searchParams.get('phone') ?? '') });
      case 'DELETE /api/texts':
        store.clear();
        return json({});
      case 'POST /api/fail':
        store.fail(JSON.parse((await bodyOf(request)) || '{}'));
        return json({});
      case 'POST /api/reply': {
        const { phone, body, to } = JSON.parse(await bodyOf(request));
        return json({ reply: await provider.receive(phone, body, to) });
      }
      case 'POST /reply': {
        const form = new URLSearchParams(await bodyOf(request));
        const phone = form.get('phone') ?? '';
        const body = (form.get('body') ?? '').trim();
        if (body !== '') await provider.receive(phone, body);
        return back(`/phone/${encodeURIComponent(phone)}`);
      }
      case 'POST /clear':
        store.clear();
        return back('/');
      case 'GET /':
        return html('Local phones', listPage(store));
    }
    const [, area, phone] = url.pathname.split('/');
    const texts = area === 'phone' && request.method === 'GET' ? store.list(decodeURIComponent(phone ?? '')) : [];
    if (texts.length === 0) return notFound();
    return html(texts[0].phone, phonePage(store, texts));
  } catch (error) {
    return json({ error: error.message }, 400);
  }
}

const timeOf = ({ at }) => `<time>${escapeHtml(at.slice(0, 19).replace('T', ' '))} UTC</time>`;

function listPage(store) {
  const phones = store.phones();
  if (phones.length === 0)
    return '<h1>Local phones</h1><p>No text messages yet. What the app sends arrives here and goes nowhere else.</p><p><a href="/">Look again</a></p>';
  const rows = phones.map((phone) => {
    const [last] = store.list(phone);
    const out = store.isStopped(phone) ? ' · opted out' : '';
    return `<li><a href="/phone/${encodeURIComponent(phone)}"><strong>${escapeHtml(phone)}</strong><span>${escapeHtml(last.body)}</span><span>${timeOf(last)}${out}</span></a></li>`;
  });
  return `<h1>Local phones</h1><p>Customers’ phones, the last to get a text message first. Nothing left this machine.</p><div class="bar"><a href="/">Look again</a><form method="post" action="/clear"><button>Forget all</button></form></div><ul class="phones">${rows.join('')}</ul>`;
}

function phonePage(store, texts) {
  const { phone } = texts[0];
  const bubbles = texts
    .toReversed()
    .map(
      (text) =>
        `<li class="${text.isFromCustomer ? 'theirs' : 'ours'}"><p>${escapeHtml(text.body)}</p><small>${text.isFromCustomer ? 'Customer' : `Fieldwright, ${escapeHtml(text.status)}`} · ${timeOf(text)}</small></li>`,
    );
  const out = store.isStopped(phone) ? '<p><strong>This number has opted out.</strong></p>' : '';
  const field = `<input type="hidden" name="phone" value="${escapeHtml(phone)}">`;
  const words = ['STOP', 'START', 'HELP']
    .map(
      (word) =>
        `<form method="post" action="/reply">${field}<button name="body" value="${word}">${word}</button></form>`,
    )
    .join('');
  return `<p><a href="/">All phones</a></p><h1>${escapeHtml(phone)}</h1>${out}<ul class="texts">${bubbles.join('')}</ul><form class="reply" method="post" action="/reply">${field}<label for="body">Answer as the customer</label><input id="body" name="body" maxlength="1600" autocomplete="off"><button>Send</button></form><div class="bar">${words}</div>`;
}
