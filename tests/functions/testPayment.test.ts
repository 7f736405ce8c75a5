import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createTestPayment } from '@/domain/subscription/api';
import { newCompany } from './fixtures';
import { localStripe, newTrial } from './localStripe';
import { db, endClients, eventually } from './support';
import { createTestPayment as deployed } from '../../functions/src/subscription/createTestPayment';

afterEach(() => vi.unstubAllEnvs());
afterAll(endClients);

const checkout = async (id: string) => (await db.doc(`stripeCheckouts/${id}`).get()).data();

describe('createTestPayment', () => {
  it('charges a dollar, records the outcome, and unlocks nothing', async () => {
    const { owner, companyId } = await newCompany();
    const before = (await db.doc(`companies/${companyId}`).get()).data();

    const { checkoutId, url } = await owner.call(createTestPayment, {});
    expect(url).toMatch(/^http/);
    expect(await checkout(checkoutId)).toMatchObject({
      companyId,
      status: 'open',
      kind: 'test',
      amountCents: 100,
      currency: 'usd',
      features: [],
      planId: null,
      createdBy: owner.uid,
    });
    const [request] = await localStripe.requests(companyId, { method: 'POST', path: '/v1/checkout/sessions' });
    expect(request?.params).toMatchObject({
      mode: 'payment',
      client_reference_id: companyId,
      customer_email: owner.email,
    });
    expect(String(request?.params['success_url'])).toMatch(/\/test-payment\?checkout=\{CHECKOUT_SESSION_ID\}$/);

    await localStripe.complete(checkoutId, 'paid');
    await localStripe.idle(companyId);
    expect(
      await eventually(
        async () => (await checkout(checkoutId))?.['status'] !== 'open' && checkout(checkoutId),
        'the result',
      ),
    ).toMatchObject({ status: 'completed' });
    expect((await db.doc(`companies/${companyId}`).get()).data()).toEqual(before);
  });

  it('stays open when the card is declined', async () => {
    const { owner, companyId } = await newCompany();
    const { checkoutId } = await owner.call(createTestPayment, {});
    await localStripe.complete(checkoutId, 'declined');
    await localStripe.idle(companyId);

    expect(await checkout(checkoutId)).toMatchObject({ status: 'open' });
  });

  it('uses the company’s customer once there is one', async () => {
    const { owner, companyId, customerId } = await newTrial({ planId: 'essentials', interval: 'month' });
    await owner.call(createTestPayment, {});

    const request = (await localStripe.requests(companyId, { method: 'POST', path: '/v1/checkout/sessions' })).at(-1);
    expect(request?.params['customer']).toBe(customerId);
    expect(request?.params).not.toHaveProperty('customer_email');
  });

  it('is refused if real money would move', async () => {
    const { owner } = await newCompany();
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_nothing');
    const token = {
      uid: owner.uid,
      email: owner.email,
      email_verified: true,
      firebase: { sign_in_provider: 'password' },
    };
    const request = { auth: { uid: owner.uid, token }, data: {}, rawRequest: { headers: {} } };

    await expect(deployed.run(request as unknown as Parameters<typeof deployed.run>[0])).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Test payments work in test mode only; this server takes real money.',
    });
    expect((await db.collection('stripeCheckouts').where('createdBy', '==', owner.uid).get()).size).toBe(0);
  });
});
