// npm run stripe:setup: creates the products and prices of our plans in the Stripe account of STRIPE_SECRET_KEY.
//
//   STRIPE_SECRET_KEY=sk_test_… npm run stripe:setup
//   STRIPE_SECRET_KEY=sk_live_… npm run stripe:setup -- --live
import Stripe from 'stripe';
import { Mendable, printFailure } from '../report.mjs';
import { API_VERSION } from './account.mjs';
import { readCatalog } from './catalog.mjs';
import { setUpCatalog } from './setUpCatalog.mjs';
import { CONNECT_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from './webhookEvents.mjs';

async function setUp() {
  const key = process.env.STRIPE_SECRET_KEY ?? '';
  if (!/^(sk|rk)_(test|live)_/.test(key)) {
    throw new Mendable(
      'STRIPE_SECRET_KEY must hold a secret key of your Stripe account.',
      'STRIPE_SECRET_KEY=sk_test_… npm run stripe:setup',
    );
  }
  if (/_live_/.test(key) && !process.argv.includes('--live')) {
    throw new Mendable('This key is for real money. To set up the live account:', 'npm run stripe:setup -- --live');
  }
  const stripe = new Stripe(key, { apiVersion: API_VERSION, maxNetworkRetries: 3, telemetry: false, ...address() });
  for await (const line of setUpCatalog(stripe, await readCatalog())) console.log(line);
  console.log(`
Next, at Stripe:
- Webhooks: add the endpoint https://REGION-PROJECT.cloudfunctions.net/stripeWebhook
  with API version ${API_VERSION} and these events:
${WEBHOOK_EVENTS.map((type) => `    ${type}`).join('\n')}
  and give its signing secret to the functions: npx firebase functions:secrets:set STRIPE_WEBHOOK_SECRET
- Connect: switch it on, so that companies take their customers' cards on accounts of their own, and add the endpoint
  https://REGION-PROJECT.cloudfunctions.net/stripeConnectWebhook for events on connected accounts, with these:
${CONNECT_WEBHOOK_EVENTS.map((type) => `    ${type}`).join('\n')}
  and its signing secret: npx firebase functions:secrets:set STRIPE_CONNECT_WEBHOOK_SECRET
- Customer portal: switch it on, with cancelling at the end of the period, and without changing plans (the app does that).
- Payment methods: switch on those that people shall pay with.`);
}

/** Tests set up the account of a local server. */
function address() {
  const { STRIPE_API_BASE: base } = process.env;
  if (!base) return {};
  const { protocol, hostname, port } = new URL(base);
  return { protocol: protocol.slice(0, -1), host: hostname, ...(port && { port: Number(port) }) };
}

try {
  await setUp();
} catch (error) {
  printFailure(error instanceof Stripe.errors.StripeError ? new Mendable(`Stripe refused: ${error.message}`) : error);
  process.exitCode = 1;
}
