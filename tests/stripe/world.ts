import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { CatalogPlan } from '../../scripts/stripe/catalog.mjs';
import {
  LOCAL_SECRET_KEY,
  LOCAL_WEBHOOK_SECRET,
  startStripe,
  type LocalStripe,
} from '../../scripts/stripe/startStripe.mjs';

/** The fake's catalog here: our plans' shape with round amounts. */
export const CATALOG: CatalogPlan[] = ['small', 'large'].map((name, index) => ({
  productId: `fieldwright_${name}`,
  name: `Fieldwright ${name}`,
  description: `The ${name} plan`,
  prices: [
    { lookupKey: `${name}_month`, interval: 'month', amountCents: 3_000 * (index + 1), currency: 'usd' },
    { lookupKey: `${name}_year`, interval: 'year', amountCents: 30_000 * (index + 1), currency: 'usd' },
  ],
}));

/** A fake with one of our webhooks behind it, which checks the signature as our functions do. */
export type World = {
  server: LocalStripe;
  stripe: Stripe;
  /** Events that arrived at the webhook, verified, in order. */
  received: Stripe.Event[];
  /** The statuses of the next responses to deliveries. */
  answers: number[];
  local: (path: string, body?: unknown) => Promise<Record<string, unknown>>;
  untilIdle: () => Promise<void>;
  priceId: (lookupKey: string) => Promise<string>;
  end: () => Promise<void>;
};

export async function openWorld(options: { stateFile?: string; catalog?: CatalogPlan[] } = {}): Promise<World> {
  const received: Stripe.Event[] = [];
  const answers: number[] = [];
  const webhook = await startWebhook(received, answers);
  const { port: webhookPort } = webhook.address() as AddressInfo;
  const server = await startStripe({
    port: 0,
    webhookUrl: `http://127.0.0.1:${webhookPort}/`,
    catalog: CATALOG,
    retryDelaysMs: [1, 1],
    ...options,
  });
  const stripe = clientOf(server);
  const local: World['local'] = async (path, body) => {
    const response = await fetch(
      `${server.url}/_local/${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    server,
    stripe,
    received,
    answers,
    local,
    untilIdle: async () => {
      await local('idle', {});
    },
    priceId: async (lookupKey) => {
      const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
      return data[0]?.id ?? '';
    },
    end: async () => {
      await server.stop();
      webhook.close();
    },
  };
}

/** Returns the real SDK, without its retries. */
export function clientOf({ port }: LocalStripe, maxNetworkRetries = 0): Stripe {
  return new Stripe(LOCAL_SECRET_KEY, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries,
    telemetry: false,
  });
}

async function startWebhook(received: Stripe.Event[], answers: number[]): Promise<Server> {
  const { webhooks } = new Stripe(LOCAL_SECRET_KEY);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.statusCode = answers.shift() ?? 200;
      try {
        const event = webhooks.constructEvent(
          Buffer.concat(chunks),
          request.headers['stripe-signature'] ?? '',
          LOCAL_WEBHOOK_SECRET,
        );
        if (response.statusCode === 200) received.push(event);
      } catch {
        response.statusCode = 400;
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Opens a checkout for a new customer of `companyId`. */
export async function openCheckout(
  world: World,
  companyId: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{ customer: Stripe.Customer; session: Stripe.Checkout.Session }> {
  const customer = await world.stripe.customers.create({ name: `Company ${companyId}`, metadata: { companyId } });
  const session = await world.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: companyId,
    line_items: [{ price: await world.priceId('small_month'), quantity: 1 }],
    subscription_data: { metadata: { companyId } },
    success_url: 'http://shop.example/done?checkout={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/back',
    ...more,
  });
  return { customer, session };
}

/** Creates a customer who has paid; the events about it have arrived. */
export async function subscribe(
  world: World,
  companyId: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Subscription> {
  const { session } = await openCheckout(world, companyId, more);
  await world.local(`checkout/${session.id}/complete`, { how: 'paid' });
  await world.untilIdle();
  const { subscription } = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  if (subscription === null || typeof subscription === 'string') throw new Error('There is no subscription.');
  return subscription;
}

export const typesOf = (events: Stripe.Event[]): string[] => events.map(({ type }) => type);

/** Returns the SDK's error as [status, code, param]. */
export async function refusal(
  request: Promise<unknown>,
): Promise<[number | undefined, string | undefined, string | undefined]> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return [error.statusCode, error.code, error.param];
    throw error;
  }
  throw new Error('The request was let through.');
}
