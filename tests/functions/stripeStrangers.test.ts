import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { newCompany } from './fixtures';
import {
  checkoutNow,
  companyNow,
  deliver,
  eventAbout,
  eventNow,
  local,
  stripe,
  subscribed,
  type Subscribed,
} from './stripe';
import { endClients } from './support';

afterAll(endClients);

describe('an event about another customer', () => {
  let a: Subscribed;
  beforeAll(async () => {
    a = await subscribed('trial', 'essentials');
  });

  it('gives nothing to a company it only mentions', async () => {
    const b = await newCompany();
    const subscription = await stripe.subscriptions.retrieve(a.subscriptionId);
    await stripe.subscriptions.update(a.subscriptionId, { metadata: { companyId: b.companyId } });
    await local.idle(a.companyId);
    await local.idle(b.companyId);

    const event = eventAbout('customer.subscription.updated', {
      ...subscription,
      metadata: { companyId: b.companyId },
      client_reference_id: b.companyId,
    });
    expect(await deliver(event)).toEqual({ status: 200, body: 'Ignored' });

    expect((await companyNow(b.companyId)).subscription.status).toBe('none');
    expect((await companyNow(b.companyId)).features.manualJ).not.toBe(true);
    expect(await eventNow(event.id)).toMatchObject({
      status: 'ignored',
      companyId: '',
      reason: expect.stringContaining('another company') as string,
    });
    await stripe.subscriptions.update(a.subscriptionId, { metadata: { companyId: a.companyId } });
    await local.idle(a.companyId);
  });

  it('gives nothing for a checkout of another company’s customer', async () => {
    const b = await newCompany();
    const [price] = (await stripe.prices.list({ lookup_keys: ['fieldwright_complete_month'] })).data;
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: a.customerId,
      client_reference_id: b.companyId,
      metadata: { companyId: b.companyId },
      line_items: [{ price: price?.id ?? '', quantity: 1 }],
      subscription_data: { metadata: { companyId: b.companyId } },
      success_url: 'https://example.com/',
    });
    await local.complete(session.id, 'paid');
    await local.idle(b.companyId);
    await local.idle(a.companyId);

    expect((await companyNow(b.companyId)).subscription.status).toBe('none');
    expect((await companyNow(a.companyId)).subscription.planId).toBe('essentials');
    expect(await checkoutNow(session.id)).toBeUndefined();
    const [completed] = await local.events(b.companyId, 'checkout.session.completed');
    expect(await eventNow(completed?.id ?? '')).toMatchObject({ status: 'ignored', companyId: '' });
  });

  it('for an unknown customer, another mode, a connected account or another kind is ignored', async () => {
    const stranger = { id: `sub_${newId()}`, object: 'subscription', customer: 'cus_unknown' };
    const unknown = eventAbout('customer.subscription.updated', stranger);
    expect(await deliver(unknown)).toEqual({ status: 200, body: 'Ignored' });
    expect(await eventNow(unknown.id)).toMatchObject({ status: 'ignored' });

    for (const changes of [
      { livemode: true },
      { account: 'acct_1' },
      { type: 'charge.refunded' },
      { type: 'toString' },
    ]) {
      const event = eventAbout('customer.subscription.updated', { ...stranger, customer: a.customerId }, changes);
      expect(await deliver(event), JSON.stringify(changes)).toEqual({ status: 200, body: 'Ignored' });
      expect(await eventNow(event.id)).toBeUndefined();
    }
  });
});
