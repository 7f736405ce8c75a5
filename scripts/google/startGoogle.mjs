// The local stand-in for Google's Business Profile: a server that speaks as Google's hosts do (each is the first part of the path), with
// pages for people, and endpoints for tests:
// - GET /__control/state POST /__control/reset POST /__control/clock {aheadSeconds} GET /__control/log
// - POST /__control/fault {path, method, status | "silence" | "drop", times, isAfter}
// - POST /__control/set {isRotating, refreshLifeSeconds, unapproved: [clientId], disabled: [clientId]}
// - POST /__control/review {locationId, reviewId, displayName, starRating, comment} | {locationId, reviewId, isRemoved}
// - POST /__control/reply {locationId, reviewId, state} POST /__control/location {id, patch}
import { createServer } from 'node:http';
import { answersTo } from '../mailbox/answering.mjs';
import { answerApi, Fault, orderedFault } from './api.mjs';
import { control } from './control.mjs';
import { consent, consentPage, revoke, token } from './oauth.mjs';
import { act, profilePage } from './pages.mjs';
import { createGoogleStore } from './store.mjs';

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 1_000_000;
// No form-action: a form redirects people back to the app.
const PAGE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'";

async function bodyOf(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MAX_BODY_BYTES) throw new Fault(400, 'INVALID_ARGUMENT', 'Too large');
  }
  return body;
}

/** Answers one request from the functions, the browser or a test. */
async function answer(store, request, response) {
  const url = new URL(request.url, 'http://localhost');
  const { send, json, html } = answersTo(response, PAGE_POLICY);
  const { method } = request;
  try {
    const body = await bodyOf(request);
    if (url.pathname.startsWith('/__control/'))
      return json(control(store, url.pathname.slice('/__control/'.length), body));
    if (url.pathname === '/') return html(profilePage(store));
    if (url.pathname === '/act' && method === 'POST') {
      act(store, new URLSearchParams(body));
      return send(303, 'text/plain', '', { location: '/' });
    }
    const [, host = ''] = url.pathname.split('/');
    const path = url.pathname.slice(host.length + 1);
    store.note({ method, host, path, query: url.search, body });
    const fault = store.takeFault(method, url.pathname);
    // Never answered: the caller has to time out on its own.
    if (fault?.status === 'silence') return undefined;
    if (fault && !fault.isAfter) {
      if (fault.status === 'drop') return request.socket.destroy();
      throw orderedFault(fault.status);
    }
    const result = byHost(store, { host, method, path, url, body, authorization: request.headers.authorization });
    if (fault?.isAfter) {
      if (fault.status === 'drop') return request.socket.destroy();
      throw orderedFault(fault.status);
    }
    if (result.html !== undefined) return html(result.html);
    if (result.location !== undefined) return send(303, 'text/plain', '', { location: result.location });
    return json(result.body, result.status);
  } catch (error) {
    if (error instanceof Fault) return json(error.body, error.code);
    return json({ error: { code: 400, message: error.message, status: 'INVALID_ARGUMENT' } }, 400);
  }
}

function byHost(store, { host, method, path, url, body, authorization }) {
  const form = new URLSearchParams(body);
  switch (`${method} ${host}${path}`) {
    case 'GET accounts.google.com/o/oauth2/v2/auth':
      return { html: consentPage(url.searchParams) };
    case 'POST accounts.google.com/consent':
      return { location: consent(store, form) };
    case 'POST oauth2.googleapis.com/token':
      return token(store, form);
    case 'POST oauth2.googleapis.com/revoke':
      return revoke(store, form);
  }
  const query = url.searchParams;
  return {
    status: 200,
    body: answerApi(store, { method, path, query, authorization, body: body === '' ? null : JSON.parse(body) }),
  };
}

/**
 * @typedef {object} LocalGoogle
 * @property {string} url of the stand-in and of its page
 * @property {Record<string, string>} env for the functions
 * @property {() => Promise<void>} stop
 */

/**
 * @param {{ port: number }} options port: 0 for any
 * @returns {Promise<LocalGoogle>}
 */
export async function startGoogle({ port }) {
  const store = createGoogleStore();
  const server = createServer((request, response) => void answer(store, request, response));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  const url = `http://${HOST}:${server.address().port}`;
  return {
    url,
    env: { GOOGLE_API_BASE: url },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
