import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startAi } from '../../../scripts/ai/startAi.mjs';
import { startGoogle } from '../../../scripts/google/startGoogle.mjs';
import { startMailbox } from '../../../scripts/mailbox/startMailbox.mjs';
import { startQuickbooks } from '../../../scripts/quickbooks/startQuickbooks.mjs';
import { startPhones } from '../../../scripts/phones/startPhones.mjs';
import {
  LOCAL_CONNECT_WEBHOOK_SECRET,
  LOCAL_SECRET_KEY,
  LOCAL_WEBHOOK_SECRET,
  startStripe,
} from '../../../scripts/stripe/startStripe.mjs';

export const PROJECT = 'demo-fieldwright';

/** Finds a free port, for a server that starts later or not at all. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Starts the fakes of third-party servers, and gives the functions and the tests their addresses, as `scripts/withEmulators.mjs`
 * does.
 */
export async function setEnvironment(functionsPort: number): Promise<void> {
  const functionsUrl = `http://127.0.0.1:${String(functionsPort)}/${PROJECT}/us-central1`;
  const chatPort = await freePort();
  const [stripe, mailbox, phones, google, ai, quickbooks] = await Promise.all([
    startStripe({ port: 0, webhookUrl: `${functionsUrl}/stripeWebhook` }),
    startMailbox({ smtpPort: 0, httpPort: 0 }),
    startPhones({ port: 0, webhookUrl: `${functionsUrl}/textWebhook` }),
    startGoogle({ port: 0 }),
    startAi({ port: 0 }),
    startQuickbooks({ port: 0 }),
  ]);
  Object.assign(process.env, {
    ...phones.env,
    ...google.env,
    ...ai.env,
    ...quickbooks.env,
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: PROJECT,
    FUNCTIONS_URL: functionsUrl,
    FIELDWRIGHT_FUNCTIONS_PORT: String(functionsPort),
    APP_URL: 'http://127.0.0.1:4173',
    CHAT_WEBHOOK_URL: `http://127.0.0.1:${String(chatPort)}/hook`,
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: LOCAL_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET: LOCAL_CONNECT_WEBHOOK_SECRET,
    FIELDWRIGHT_STRIPE_PORT: String(stripe.port),
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'mail@fieldwright.example',
    FIELDWRIGHT_MAILBOX_PORT: new URL(mailbox.url).port,
    FIELDWRIGHT_GOOGLE_PORT: new URL(google.url).port,
    FIELDWRIGHT_QUICKBOOKS_PORT: new URL(quickbooks.url).port,
    FIELDWRIGHT_AI_PORT: new URL(ai.url).port,
  });
}
