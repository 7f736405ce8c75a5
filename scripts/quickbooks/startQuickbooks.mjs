// The local stand-in for QuickBooks Online: a server that speaks as Intuit's hosts do (each is the first part of the path), with a page
// that shows the books, and endpoints for tests:
// - GET /__control/state POST /__control/reset POST /__control/clock {aheadSeconds} GET /__control/log
// - POST /__control/fault {path, method, status | "silence" | "drop" | "nonsense", times, skip, isAfter}
// - POST /__control/set {switches, preferences, company, automaticPercent, realmId}
// - POST /__control/write {entity, body, operation, include} POST /__control/patch {entity, id, patch}
// - POST /__control/deliver {url, times, forged} POST /__control/revoke POST /__control/forget
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { answersTo } from '../mailbox/answering.mjs';
import { answerApi } from './api.mjs';
import { control } from './control.mjs';
import { Fault, orderedFault } from './fault.mjs';
import { consent, consentPage, revoke, token } from './oauth.mjs';
import { act, booksPage } from './pages.mjs';
import { createStore } from './store.mjs';
import { fileOf } from './uploads.mjs';
import { deliver } from './webhooks.mjs';

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 30_000_000;
const DELIVERED_AFTER_MS = 400;
// No form-action: a form redirects people back to the app.
const PAGE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'";

async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('Too large');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

const isForm = ({ headers }) => (headers['content-type'] ?? '').startsWith('multipart/form-data');
const formIn = ({ headers }, bytes) =>
  new Response(bytes, { headers: { 'content-type': headers['content-type'] } }).formData();

/** Answers one request from the functions, the browser or a test. */
async function answer(store, webhookUrl, request, response) {
  const url = new URL(request.url, 'http://localhost');
  const { send, html } = answersTo(response, PAGE_POLICY);
  const json = (value, status = 200) =>
    send(status, 'application/json', JSON.stringify(value), { intuit_tid: randomUUID() });
  const { method } = request;
  try {
    const bytes = await bodyOf(request);
    const text = isForm(request) ? '' : bytes.toString();
    if (url.pathname.startsWith('/__control/'))
      return json(await control(store, url.pathname.slice('/__control/'.length), text, webhookUrl));
    if (url.pathname === '/') return html(booksPage(store));
    if (url.pathname === '/file') {
      const { name, content } = fileOf(store, url.searchParams);
      return send(200, 'application/pdf', content, {
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    }
    if (url.pathname === '/act' && method === 'POST') {
      act(store, new URLSearchParams(text));
      return send(303, 'text/plain', '', { location: '/' });
    }
    const [, host = ''] = url.pathname.split('/');
    const path = url.pathname.slice(host.length + 1);
    store.note({ method, host, path, query: url.search, body: text });
    const fault = store.takeFault(method, url.pathname);
    // Never answered: the caller has to time out on its own.
    if (fault?.status === 'silence' && !fault.isAfter) return undefined;
    if (fault && !fault.isAfter) {
      if (fault.status === 'drop') return request.socket.destroy();
      throw orderedFault(fault.status);
    }
    const result = await byHost(store, {
      ...{ host, method, path, params: url.searchParams, text, headers: request.headers },
      form: isForm(request) ? await formIn(request, bytes) : undefined,
    });
    if (fault) {
      if (fault.status === 'drop') return request.socket.destroy();
      if (fault.status === 'silence') return undefined;
      if (fault.status === 'nonsense') return json({ Something: { else: true } });
      throw orderedFault(fault.status);
    }
    if (result.html !== undefined) return html(result.html);
    if (result.location !== undefined) return send(303, 'text/plain', '', { location: result.location });
    if (host.endsWith('quickbooks.api.intuit.com') && !(request.headers.accept ?? '').includes('application/json'))
      return send(result.status, 'application/xml', '<IntuitResponse/>');
    return json(result.body, result.status);
  } catch (error) {
    if (error instanceof Fault)
      return json(
        { ...error.body, time: store.iso() },
        store.state.switches.answersFaultWith200 && error.status === 400 ? 200 : error.status,
      );
    return json({ error: error.message }, 400);
  } finally {
    deliverSoon(store, webhookUrl);
  }
}

/** Reports changes after a moment, in one delivery. */
function deliverSoon(store, url) {
  if (url === '' || !store.state.switches.deliversItself || store.state.news.length === 0 || store.timer) return;
  store.timer = setTimeout(() => {
    store.timer = undefined;
    void deliver(store, url);
  }, DELIVERED_AFTER_MS);
  store.timer.unref();
}

async function byHost(store, { host, method, path, params, text, headers, form }) {
  switch (`${method} ${host}${path}`) {
    case 'GET appcenter.intuit.com/connect/oauth2':
      return { html: consentPage(store, params) };
    case 'POST appcenter.intuit.com/consent':
      return { location: consent(store, new URLSearchParams(text)) };
    case 'POST oauth.platform.intuit.com/oauth2/v1/tokens/bearer':
      return token(store, new URLSearchParams(text), headers);
    case 'POST developer.api.intuit.com/v2/oauth2/tokens/revoke':
      return revoke(store, text, headers);
  }
  return answerApi(store, { method, path, params, headers, text, form });
}

/**
 * @typedef {object} LocalQuickbooks
 * @property {string} url of the stand-in and of its page
 * @property {Record<string, string>} env for the functions
 * @property {() => Promise<void>} stop
 */

/**
 * @param {{ port: number, webhookUrl?: string }} options port: 0 for any; webhookUrl: '' reports to nobody
 * @returns {Promise<LocalQuickbooks>}
 */
export async function startQuickbooks({ port, webhookUrl = '' }) {
  const store = createStore();
  const server = createServer((request, response) => void answer(store, webhookUrl, request, response));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  const url = `http://${HOST}:${server.address().port}`;
  return {
    url,
    env: { QUICKBOOKS_API_BASE: url },
    stop: async () => {
      clearTimeout(store.timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
