// The local stand-in for Wisetack. Its partner interface isn't public: this is the one that `functions/src/financing/wisetack.ts` speaks,
// with the checks and actions of a lender. A page lists the applications. For tests:
// - POST /__control/move {id, status, amount, fee} POST /__control/fault {status, times} POST /__control/deliver {id, url, times, forged}
// - GET /__control/state POST /__control/reset
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { answersTo, bodyOf } from '../mailbox/answering.mjs';

const HOST = '127.0.0.1';
const TOKEN = 'local-wisetack-token';
const SIGNING_KEY = 'local-wisetack-signing-key';
const MOST_CENTS = 2_500_000;
const LEAST_CENTS = 50_000;
const FEE_PER_MILLE = 39;
const OFFER_DAYS = 30;
const PREQUAL_DAYS = 14;
const DAY_MS = 86_400_000;
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
/** The statuses that a status requested by the merchant may follow. */
const FROM = {
  CONFIRMED: ['LOAN_TERMS_ACCEPTED'],
  CANCELED: [
    'PENDING',
    'INITIATED',
    'ACTIONS_REQUIRED',
    'AUTHORIZED',
    'LOAN_TERMS_ACCEPTED',
    'CONFIRMED',
    'PREQUALIFIED',
  ],
};

class Refusal extends Error {
  constructor(status, message, fields = {}) {
    super(message);
    this.status = status;
    this.body = { message, fields };
  }
}

const cents = (text) => (/^\d+\.\d{2}$/.test(text ?? '') ? Number(text.replace('.', '')) : NaN);
const decimals = (amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString();

function createStore() {
  const state = { applications: new Map(), keys: new Map(), faults: [], log: [] };
  const begin = (kind, merchantId, body, key) => {
    if (merchantId === 'suspended') throw new Refusal(403, 'The merchant is suspended');
    if (key === '') throw new Refusal(400, 'Idempotency-Key is missing');
    const known = state.keys.get(`${merchantId}/${key}`);
    if (known) return known;
    if (!/^\+1\d{10}$/.test(body.mobileNumber ?? ''))
      throw new Refusal(400, 'Not a mobile number', { mobileNumber: 'invalid' });
    if (!body.firstName || !body.lastName) throw new Refusal(400, 'A name is missing', { firstName: 'required' });
    const asked = cents(body.transactionAmount);
    if (kind === 'transactions' && !(asked >= LEAST_CENTS && asked <= MOST_CENTS))
      throw new Refusal(400, 'The amount is out of range', { transactionAmount: 'range' });
    const id = `${kind === 'transactions' ? 'tx' : 'pq'}_${randomUUID().slice(0, 8)}`;
    const application = {
      id,
      kind,
      merchantId,
      purchaseId: body.purchaseId ?? '',
      asked,
      status: kind === 'transactions' ? 'PENDING' : 'INITIATED',
      expirationDate: inDays(kind === 'transactions' ? OFFER_DAYS : PREQUAL_DAYS),
    };
    state.applications.set(id, application);
    state.keys.set(`${merchantId}/${key}`, application);
    return application;
  };
  const find = (kind, merchantId, id) => {
    const found = state.applications.get(id);
    if (found?.kind !== kind || found.merchantId !== merchantId) throw new Refusal(404, 'Not found');
    return found;
  };
  return { state, begin, find };
}

const begun = ({ id, kind, status, expirationDate }) =>
  kind === 'transactions'
    ? { transactionId: id, status, paymentLink: `https://wisetack.example/#/${id}`, expirationDate }
    : { prequalId: id, status, prequalLink: `https://wisetack.example/#/${id}`, expirationDate };

const shown = ({ asked: _asked, ...application }) => ({ ...application, transactionId: application.id });

/** Moves an application to a status, with the fields the lender adds. */
function move(application, { status, amount, fee }) {
  application.status = status;
  if (amount) application.approvedLoanAmount = amount;
  if (status === 'AUTHORIZED') application.approvedLoanAmount ??= decimals(application.asked);
  if (status !== 'SETTLED') return;
  const settled = amount ?? application.approvedLoanAmount ?? decimals(application.asked);
  application.settledLoanAmount = settled;
  application.processingFee = fee ?? decimals(Math.ceil((cents(settled) * FEE_PER_MILLE) / 1000));
  application.settledDate = new Date().toISOString();
}

function change(application, body, field) {
  const to = body[field];
  if (!FROM[to]?.includes(application.status))
    throw new Refusal(409, `It is ${application.status} and cannot become ${to}`);
  application.status = to;
  return shown(application);
}

function refund(store, application, body, key) {
  if (key === '') throw new Refusal(400, 'Idempotency-Key is missing');
  if (store.state.keys.has(key)) return shown(application);
  if (application.status !== 'SETTLED') throw new Refusal(409, `It is ${application.status} and was not paid out`);
  const given = cents(application.refundedAmount ?? '0.00') + cents(body.amount);
  if (!(given <= cents(application.settledLoanAmount))) throw new Refusal(400, 'More than was paid out');
  store.state.keys.set(key, application);
  application.refundedAmount = decimals(given);
  if (given === cents(application.settledLoanAmount)) application.status = 'REFUNDED';
  return shown(application);
}

/** @returns {[number, object]} */
function answered(store, { method, path, body, key }) {
  const [, merchants, merchantId = '', kind = '', id, action] = path.split('/');
  if (merchants !== 'merchants' || !['transactions', 'prequals'].includes(kind)) throw new Refusal(404, 'Not found');
  if (method === 'POST' && id === undefined) return [201, begun(store.begin(kind, merchantId, body, key))];
  const application = store.find(kind, merchantId, id ?? '');
  if (method === 'GET' && action === undefined) return [200, shown(application)];
  if (method === 'PUT' && action === undefined)
    return [200, change(application, body, kind === 'transactions' ? 'transactionStatus' : 'prequalStatus')];
  if (method === 'POST' && action === 'refunds') return [201, refund(store, application, body, key)];
  throw new Refusal(405, 'Not allowed');
}

/** Sends the webhook that an application has changed. @returns the response statuses */
async function deliver({ purchaseId, id, status }, { url, times = 1, isForged = false }) {
  const text = JSON.stringify({
    messageId: randomUUID(),
    eventType: 'TRANSACTION_STATUS_CHANGED',
    transactionId: id,
    purchaseId,
    changedStatus: status,
    occurredAt: new Date().toISOString(),
  });
  const signature = createHmac('sha256', isForged ? 'forged' : SIGNING_KEY)
    .update(text)
    .digest('hex');
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wisetack-signature': `sha256=${signature}` },
      body: text,
    });
    answers.push(response.status);
  }
  return answers;
}

async function control(store, action, given, webhookUrl) {
  const { state } = store;
  switch (action) {
    case 'reset':
      for (const map of [state.applications, state.keys]) map.clear();
      state.faults.length = 0;
      state.log.length = 0;
      return {};
    case 'fault':
      state.faults.push({ times: 1, ...given });
      return {};
    case 'move': {
      const application = state.applications.get(given.id);
      move(application, given);
      const url = given.url ?? webhookUrl;
      return { answers: url === '' ? [] : await deliver(application, { url }) };
    }
    case 'deliver':
      return { answers: await deliver(state.applications.get(given.id), { url: webhookUrl, ...given }) };
    case 'state':
      return { applications: [...state.applications.values()], log: state.log };
  }
  throw new Error(`No ${action}`);
}

const page = ({ applications }) =>
  `<!doctype html><meta charset="utf-8"><title>Wisetack, a stand-in</title><style>body{font:16px sans-serif;margin:2rem}td{padding:.3rem 1rem .3rem 0}</style>
<h1>Wisetack</h1><p>A stand-in on this machine. Nobody applies for anything.</p><table>${[...applications.values()]
    .map(
      ({ id, purchaseId, status, asked }) =>
        `<tr><td>${id}<td>${encodeURI(purchaseId)}<td>${Number.isNaN(asked) ? '' : decimals(asked)}<td>${status}`,
    )
    .join('')}</table>`;

async function answer(store, webhookUrl, request, response) {
  const { json, html } = answersTo(response, PAGE_POLICY);
  const { pathname: path } = new URL(request.url, 'http://localhost');
  const { method, headers } = request;
  try {
    const text = await bodyOf(request);
    const body = text === '' ? {} : JSON.parse(text);
    if (path.startsWith('/__control/'))
      return json(await control(store, path.slice('/__control/'.length), body, webhookUrl));
    if (path === '/') return html(page(store.state));
    store.state.log.push({ method, path });
    const fault = store.state.faults[0];
    if (fault) {
      fault.times -= 1;
      if (fault.times <= 0) store.state.faults.shift();
      // Done, but the response is lost on the way.
      if (fault.isAfter) answered(store, { method, path, body, key: headers['idempotency-key'] ?? '' });
      if (fault.status === 'drop') return request.socket.destroy();
      throw new Refusal(fault.status, 'Ordered');
    }
    if (headers.authorization !== `Bearer ${TOKEN}`) throw new Refusal(401, 'Not a token of ours');
    const [status, given] = answered(store, { method, path, body, key: headers['idempotency-key'] ?? '' });
    return json(given, status);
  } catch (error) {
    return error instanceof Refusal ? json(error.body, error.status) : json({ message: String(error) }, 400);
  }
}

/**
 * @param {{ port: number, webhookUrl?: string }} options port: 0 for any; webhookUrl: '' reports to nobody
 * @returns {Promise<import('./startWisetack.mjs').LocalWisetack>}
 */
export async function startWisetack({ port, webhookUrl = '' }) {
  const store = createStore();
  const server = createServer((request, response) => void answer(store, webhookUrl, request, response));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  const url = `http://${HOST}:${server.address().port}`;
  return {
    url,
    env: { WISETACK_API_BASE: url },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
