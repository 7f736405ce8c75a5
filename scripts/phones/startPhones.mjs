// The local phones: a text message provider that speaks Twilio's protocol and delivers nothing, and pages to read what arrived and to
// reply as the customer.
import { createServer } from 'node:http';
import { answer } from './pages.mjs';
import { createProvider, SHARED } from './provider.mjs';
import { createTextStore } from './store.mjs';

const HOST = '127.0.0.1';
const LOCAL_ACCOUNT_SID = 'AC00000000000000000000000000000000';
const LOCAL_AUTH_TOKEN = 'local';

/**
 * @typedef {object} Phones
 * @property {string} url of the provider and of the pages
 * @property {Record<string, string>} env for the functions
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {number} options.port 0 for any
 * @param {string} options.webhookUrl where answers of the customers are posted
 * @returns {Promise<Phones>}
 */
export async function startPhones({ port, webhookUrl }) {
  const store = createTextStore();
  const provider = createProvider({ store, webhookUrl, accountSid: LOCAL_ACCOUNT_SID, authToken: LOCAL_AUTH_TOKEN });
  const server = createServer((request, response) => void answer({ store, provider }, request, response));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  const url = `http://${HOST}:${server.address().port}`;
  return {
    url,
    env: {
      TWILIO_API_BASE: url,
      TWILIO_ACCOUNT_SID: LOCAL_ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: LOCAL_AUTH_TOKEN,
      TWILIO_FROM: SHARED,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
