import { afterAll, describe, expect, it } from 'vitest';
import { createCheckout } from '@/domain/subscription/api';
import { newCompany, newMember } from './fixtures';
import { checkoutNow, companyNow, local, stripe, subscribed } from './stripe';
import { db, endClients, newAccount, refusal, signedOut } from './support';

afterAll(endClients);

const PLAN = { planId: 'professional', interval: 'year' } as const;
const sessionRequests = async (companyId: string) =>
  (await local.requests(companyId, '/v1/checkout/sessions')).filter(({ method }) => method === 'POST');

describe('createCheckout', () => {
  it('opens a checkout for the company, with free days and without asking for a card', async () => {
    const { owner, companyId } = await newCompany();

    const { checkoutId, url } = await owner.call(createCheckout, PLAN);

    const session = await stripe.checkout.sessions.retrieve(checkoutId, { expand: ['line_items'] });
    expect(url).toBe(session.url);
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: companyId,
      metadata: { companyId, planId: 'professional', interval: 'year', createdBy: owner.uid },
      payment_method_collection: 'if_required',
      success_url: expect.stringMatching(/\/payment-success\?checkout=\{CHECKOUT_SESSION_ID\}$/) as string,
      cancel_url: expect.stringMatching(/\/payment-cancel\?plan=professional&interval=year$/) as string,
    });
    expect(session.line_items?.data[0]?.price?.lookup_key).toBe('fieldwright_professional_year');
    expect(await checkoutNow(checkoutId)).toMatchObject({
      companyId,
      status: 'open',
      kind: 'subscription',
      planId: 'professional',
      interval: 'year',
      currency: 'usd',
      createdBy: owner.uid,
    });
    const [request] = await sessionRequests(companyId);
    expect(request?.headers['idempotency-key']).toContain(companyId);
    expect(JSON.stringify(request?.params)).not.toContain('payment_method_types');
    expect((await companyNow(companyId)).features).toEqual({ customers: true, jobs: true, technicians: true });
  });

  it('returns the same session for a double click and a second tab', { tags: 'emulators' }, async () => {
    const { owner, companyId } = await newCompany();

    const answers = await Promise.all([1, 2].map(() => owner.call(createCheckout, PLAN)));
    const later = await owner.call(createCheckout, PLAN);

    expect(new Set([...answers, later].map(({ checkoutId }) => checkoutId)).size).toBe(1);
    const { data } = await stripe.checkout.sessions.list({
      customer: String((await db.doc(`stripeCustomers/${companyId}`).get()).get('customerId')),
    });
    expect(data).toHaveLength(1);
  });

  it('leaves one session open when another plan is chosen, or another admin starts one', async () => {
    const { owner, companyId } = await newCompany();
    const admin = await newMember(companyId, 'admin');
    const first = await owner.call(createCheckout, PLAN);

    const second = await admin.call(createCheckout, { planId: 'complete', interval: 'month' });

    expect(second.checkoutId).not.toBe(first.checkoutId);
    expect((await stripe.checkout.sessions.retrieve(first.checkoutId)).status).toBe('expired');
    expect((await checkoutNow(first.checkoutId))?.['status']).toBe('expired');
    expect((await checkoutNow(second.checkoutId))?.['status']).toBe('open');
    expect(await owner.call(createCheckout, { planId: 'complete', interval: 'month' })).toEqual(second);
  });

  it('refuses a second subscription', async () => {
    const { owner } = await subscribed();

    expect((await refusal(owner.call(createCheckout, PLAN))).code).toBe('already-exists');
  });

  it('gives free days once', async () => {
    const { owner, companyId, subscriptionId } = await subscribed();
    await stripe.subscriptions.cancel(subscriptionId);
    await local.idle(companyId);

    const { checkoutId } = await owner.call(createCheckout, PLAN);

    expect(await stripe.checkout.sessions.retrieve(checkoutId)).toMatchObject({
      payment_method_collection: 'always',
      amount_total: 99_000,
    });
  });

  it('refuses users who may not buy for the company', async () => {
    const { companyId } = await newCompany();
    const manager = await newMember(companyId, 'manager');
    const outsider = await newAccount();

    expect((await refusal(signedOut().call(createCheckout, PLAN))).code).toBe('unauthenticated');
    expect((await refusal(manager.call(createCheckout, PLAN))).code).toBe('permission-denied');
    expect((await refusal(outsider.call(createCheckout, PLAN))).code).toBe('not-found');
    expect(await local.requests(companyId, '/v1/*')).toEqual([]);
  });

  it('takes the company from the caller and the price from the plan', async () => {
    const { owner, companyId } = await newCompany();
    const other = await newCompany();

    for (const input of [{ ...PLAN, planId: 'gold' }, { ...PLAN, interval: 'week' }, { priceId: 'price_1' }, {}]) {
      expect((await refusal(owner.callRaw('createCheckout', input))).code).toBe('invalid');
    }
    await owner.callRaw('createCheckout', { ...PLAN, companyId: other.companyId, quantity: -1 });
    expect((await db.collection('stripeCheckouts').where('companyId', '==', other.companyId).get()).size).toBe(0);
    expect((await db.collection('stripeCheckouts').where('companyId', '==', companyId).get()).size).toBe(1);
  });

  it('retries when Stripe is too busy or too slow', async () => {
    const { owner, companyId } = await newCompany();
    for (const status of [429, 408])
      await local.fail({ path: '/v1/checkout/sessions', method: 'POST', status, times: 1, companyId });
    expect((await owner.call(createCheckout, PLAN)).url).toMatch(/^http/);
  });

  it('reports when Stripe is down, and works normally the next time', async () => {
    const { owner, companyId } = await newCompany();
    await local.fail({ path: '/v1/checkout/sessions', method: 'POST', status: 503, times: 3, companyId });

    expect(await refusal(owner.call(createCheckout, PLAN))).toEqual({
      code: 'unavailable',
      message: 'Stripe cannot be reached right now. Please try again in a moment.',
    });
    expect((await db.collection('stripeCheckouts').where('companyId', '==', companyId).get()).size).toBe(0);

    // This time Stripe did the work, but its response was lost.
    await local.fail({
      path: '/v1/checkout/sessions',
      method: 'POST',
      status: 'drop',
      times: 1,
      companyId,
      isAfter: true,
    });
    const { checkoutId } = await owner.call(createCheckout, PLAN);
    const customer = String((await db.doc(`stripeCustomers/${companyId}`).get()).get('customerId'));
    expect((await stripe.checkout.sessions.list({ customer })).data.map(({ id }) => id)).toEqual([checkoutId]);
  });
});
