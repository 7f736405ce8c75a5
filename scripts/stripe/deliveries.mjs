// Sends the events to the webhook, signed the way Stripe signs them.
import Stripe from 'stripe';
import { CONNECT_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from './webhookEvents.mjs';

/** Stripe retries for three days; here the functions are either up within seconds or not at all. */
const RETRY_DELAYS_MS = [200, 500, 1_500, 4_000];
const TIMEOUT_MS = 60_000;

/**
 * @param {import('./account.mjs').Account} account
 * @param {{ webhookUrl: string, secret: string, connect: { webhookUrl: string, secret: string }, retryDelaysMs?: number[] }} options connect: where events of connected accounts go
 */
export function createDeliveries(account, { webhookUrl, secret, connect, retryDelaysMs = RETRY_DELAYS_MS }) {
  const { webhooks } = new Stripe('sk_test_local');
  const paused = new Set();
  const held = [];
  /** One delivery at a time per company: each concurrent one would cost the functions emulator a process. */
  const lines = new Map();
  const timers = new Set();
  let isStopped = false;

  /** Sends an event once. @returns the webhook's response; status 0 if it can't be reached */
  async function send(
    event,
    {
      secret: signWith = event.account ? connect.secret : secret,
      timestamp,
      payload = JSON.stringify(event, null, 2),
    } = {},
  ) {
    const header = webhooks.generateTestHeaderString({ payload, secret: signWith, ...(timestamp && { timestamp }) });
    const outcome = await post(event.account ? connect.webhookUrl : webhookUrl, payload, header);
    const hidden = account.store.hidden(event.id);
    hidden.attempts = [...(hidden.attempts ?? []), { at: new Date().toISOString(), status: outcome.status }];
    if (isGood(outcome)) event.pending_webhooks = 0;
    return outcome;
  }

  async function sendUntilTaken(event, delays = retryDelaysMs) {
    if (isStopped || isGood(await send(event)) || isStopped) return;
    const [delay, ...rest] = delays;
    if (delay === undefined) return;
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      timers.add({ timer, resolve });
    });
    await sendUntilTaken(event, rest);
  }

  function enqueue(event) {
    if (isPaused(event)) return held.push(event);
    const { companyId } = account.store.hidden(event.id);
    const line = (lines.get(companyId) ?? Promise.resolve()).then(() => sendUntilTaken(event));
    lines.set(companyId, line);
    return line.finally(() => lines.get(companyId) === line && lines.delete(companyId));
  }

  function isPaused(event) {
    const { companyId } = account.store.hidden(event.id);
    const { object } = event.data;
    return [`company ${companyId}`, `customer ${object.customer ?? object.id}`, 'all'].some((key) => paused.has(key));
  }

  account.onEvent((event) => {
    if ((event.account ? CONNECT_WEBHOOK_EVENTS : WEBHOOK_EVENTS).includes(event.type)) enqueue(event);
  });

  return {
    send,
    /** @param {{ isPaused: boolean, companyId?: string, customer?: string }} options of all without a company or customer */
    setPaused({ isPaused: shallPause, companyId, customer }) {
      const key = companyId ? `company ${companyId}` : customer ? `customer ${customer}` : 'all';
      if (shallPause) paused.add(key);
      else paused.delete(key);
      // Events still paused for another reason are held again.
      for (const event of held.splice(0)) enqueue(event);
    },
    /** Resolves when no delivery is in progress for the company, or for anybody. */
    async untilIdle(companyId) {
      const current = () => (companyId ? [lines.get(companyId)].filter(Boolean) : [...lines.values()]);
      while (current().length > 0) await Promise.all(current());
    },
    clear() {
      paused.clear();
      held.splice(0);
    },
    stop() {
      isStopped = true;
      for (const { timer, resolve } of timers) {
        clearTimeout(timer);
        resolve();
      }
    },
  };
}

const isGood = ({ status }) => status >= 200 && status < 300;

async function post(url, payload, signature) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (local stand-in)',
      },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    return { status: 0, body: error.message };
  }
}
