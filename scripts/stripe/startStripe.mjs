// The local Stripe mock: a server with Stripe's formats, a memory, payment pages, and signed events.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createAccount } from './account.mjs';
import { fillCatalog, readCatalog } from './catalog.mjs';
import { createControl } from './control.mjs';
import { createDeliveries } from './deliveries.mjs';
import { createApi } from './http/api.mjs';
import { createIdempotency } from './http/idempotency.mjs';
import { createPages } from './pages/routes.mjs';
import { createRequestLog } from './requests.mjs';
import { createTrouble } from './trouble.mjs';

const HOST = '127.0.0.1';

/** The keys functions use instead of a developer's own. */
export const LOCAL_SECRET_KEY = 'sk_test_local';
export const LOCAL_WEBHOOK_SECRET = 'whsec_local';
/** Events of connected accounts go to their own endpoint, with its own secret. */
export const LOCAL_CONNECT_WEBHOOK_SECRET = 'whsec_local_connect';

/**
 * @typedef {object} LocalStripe
 * @property {number} port
 * @property {string} url
 * @property {(file: string) => void} save writes its state to a file
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {number} options.port 0 for any
 * @param {string} options.webhookUrl where the events go
 * @param {string} [options.connectWebhookUrl] for connected accounts; else as `webhookUrl`, with stripeConnectWebhook
 * @param {string} [options.webhookSecret]
 * @param {string} [options.stateFile] from an earlier `save`; a fresh account without one
 * @param {import('./catalog.mjs').CatalogPlan[]} [options.catalog] defaults to our plans
 * @param {number[]} [options.retryDelaysMs] between delivery attempts
 * @param {() => number} [options.now] milliseconds
 * @returns {Promise<LocalStripe>}
 */
export async function startStripe({
  port,
  webhookUrl,
  connectWebhookUrl = webhookUrl.replace(/stripeWebhook$/, 'stripeConnectWebhook'),
  webhookSecret = LOCAL_WEBHOOK_SECRET,
  stateFile,
  catalog: given,
  retryDelaysMs,
  now,
}) {
  const catalog = given ?? (await readCatalog());
  const account = createAccount({ now });
  if (stateFile) account.store.fromJson(readFileSync(stateFile, 'utf8'));
  fillCatalog(account, catalog);
  const deliveries = createDeliveries(account, {
    webhookUrl,
    secret: webhookSecret,
    connect: { webhookUrl: connectWebhookUrl, secret: LOCAL_CONNECT_WEBHOOK_SECRET },
    retryDelaysMs,
  });
  const trouble = createTrouble();
  const requests = createRequestLog();
  const idempotency = createIdempotency();
  const clear = () => {
    for (const part of [account.store, deliveries, trouble, requests, idempotency]) part.clear();
    fillCatalog(account, catalog);
  };
  const answerApi = createApi(account, { idempotency, trouble, requests });
  const answerControl = createControl({ account, deliveries, trouble, requests, idempotency, clear });
  const answerPage = createPages(account);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${HOST}`);
    const answer = url.pathname.startsWith('/v')
      ? answerApi
      : url.pathname.startsWith('/_local/')
        ? answerControl
        : answerPage;
    answer(request, response, url).catch((error) => {
      console.error('The local stand-in for Stripe failed:', error);
      response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port, exclusive: true }, resolve);
  });
  const { port: ownPort } = server.address();
  account.url = `http://${HOST}:${ownPort}`;
  return {
    port: ownPort,
    url: account.url,
    save: (file) => writeFileSync(file, account.store.toJson()),
    stop: async () => {
      deliveries.stop();
      trouble.clear();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
