import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCheckout, openWorld, subscribe, typesOf, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

type Page = { text: string; buttons: string[]; links: string[]; press: (label: string) => Promise<Response> };

/** Comments and other text around a string in the source are invisible to users. */
const all = (text: string, pattern: RegExp): string[][] =>
  Array.from(text.matchAll(pattern), (found) => found.map((part) => part.replaceAll('&amp;', '&').trim()));

async function open(url: string): Promise<Page> {
  const text = await (await fetch(url)).text();
  expect(text).toContain('<header><strong>Local stand-in for Stripe.</strong> No money moves.</header>');
  const buttons = all(text, /<button[^>]* value="([^"]*)"[^>]*>([^<]*)</g);
  const action = /<form method="post" action="([^"]*)"/.exec(text)?.[1] ?? '';
  return {
    text,
    buttons: buttons.map(([, , label]) => label ?? ''),
    links: all(text, /<a [^>]*href="([^"]*)"/g).map(([, href]) => new URL(href ?? '', url).href),
    press: (label) => {
      const [, does] = buttons.find((button) => button[2] === label) ?? [];
      if (does === undefined) throw new Error(`There is no button ${label}`);
      return fetch(new URL(action, url), { method: 'POST', body: new URLSearchParams({ does }), redirect: 'manual' });
    },
  };
}

it('shows the purchase, and pays', async () => {
  const { session } = await openCheckout(world, 'page');
  const page = await open(session.url ?? '');
  expect(page.text).toContain('$30.00');
  expect(page.text).toContain('Fieldwright small');
  expect(page.buttons).toEqual(['Pay', 'Pay by bank (confirms later)', 'Card is declined']);
  expect(page.links).toEqual(['http://shop.example/back']);

  const declined = await page.press('Card is declined');
  expect([declined.status, await declined.text()]).toEqual([200, expect.stringContaining('Your card was declined.')]);
  const paid = await page.press('Pay');
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://shop.example/done?checkout=${session.id}`]);
  expect((await open(`${world.server.url}/pay/${session.id}`)).text).toContain('This checkout is done.');
});

it('starts a trial without a card', async () => {
  const { session } = await openCheckout(world, 'pageTrial', {
    payment_method_collection: 'if_required',
    subscription_data: { trial_period_days: 14 },
  });
  const page = await open(session.url ?? '');
  expect(page.text).toContain('14 days free');
  expect(page.buttons).toEqual(['Start trial', 'Start trial with a card']);
  expect((await page.press('Start trial')).status).toBe(303);
  expect(await world.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: 'no_payment_required',
  });
});

it('lets the bank answer later', async () => {
  const { session } = await openCheckout(world, 'pageBank');
  await (await open(session.url ?? '')).press('Pay by bank (confirms later)');
  const waiting = await open(`${world.server.url}/pay/${session.id}`);
  expect(waiting.buttons).toEqual(['The bank pays', 'The bank refuses']);
  expect((await open(`${world.server.url}/`)).links).toContain(`${world.server.url}/pay/${session.id}`);
  await waiting.press('The bank refuses');
  expect((await open(`${world.server.url}/pay/${session.id}`)).text).toContain('The bank has refused.');
});

it('lets people pause, resume, cancel, fail, pay and end in the portal', async () => {
  const { id, customer } = await subscribe(world, 'portal');
  const portal = await world.stripe.billingPortal.sessions.create({
    customer: customer as string,
    return_url: 'http://shop.example/billing',
  });
  expect((await open(portal.url)).links).toContain('http://shop.example/billing');
  world.received.splice(0);
  const press = async (label: string): Promise<[string, boolean]> => {
    expect((await (await open(portal.url)).press(label)).status).toBe(303);
    const { status, cancel_at_period_end: isCancelled } = await world.stripe.subscriptions.retrieve(id);
    return [status, isCancelled];
  };
  expect(await press('Pause subscription')).toEqual(['paused', false]);
  expect(await press('Resume subscription')).toEqual(['active', false]);
  expect(await press('Cancel subscription')).toEqual(['active', true]);
  expect(await press('Resume subscription')).toEqual(['active', false]);
  expect(await press('Fail the next payment')).toEqual(['past_due', false]);
  expect(await press('Pay the open invoice')).toEqual(['active', false]);
  expect(await press('Renew now')).toEqual(['active', false]);
  expect(await press('End now')).toEqual(['canceled', false]);
  await world.untilIdle();
  expect(new Set(typesOf(world.received))).toEqual(
    new Set([
      'customer.subscription.updated',
      'customer.subscription.paused',
      'customer.subscription.resumed',
      'customer.subscription.deleted',
      'invoice.paid',
      'invoice.payment_failed',
    ]),
  );
  expect((await open(portal.url)).buttons).toEqual([]);
});

it('has invoices to view and download', async () => {
  const { customer } = await subscribe(world, 'invoice');
  const [invoice] = (await world.stripe.invoices.list({ customer: customer as string })).data;
  const page = await open(invoice?.hosted_invoice_url ?? '');
  expect(page.text).toContain(invoice?.number);
  expect(page.links).toEqual([invoice?.invoice_pdf]);
  const file = await fetch(invoice?.invoice_pdf ?? '');
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await file.text()).toMatch(/^%PDF[^]*This is no invoice[^]*%%EOF/);
});

it('escapes what it shows, and says what is missing', async () => {
  const customer = await world.stripe.customers.create({ name: '<script>alert(1)</script>' });
  const { session } = await openCheckout(world, 'escape', { customer: customer.id });
  expect(await (await fetch(session.url ?? '')).text()).not.toContain('<script>');
  expect((await fetch(`${world.server.url}/pay/cs_test_unknown`)).status).toBe(404);
  expect(
    (
      await fetch(`${world.server.url}/pay/${session.id}`, {
        method: 'POST',
        body: new URLSearchParams({ does: 'nonsense' }),
      })
    ).status,
  ).toBe(400);
});
