import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPayoutAccount, startCardPayment } from '@/domain/payment/api';
import type { PublicDocument } from '@/domain/public-document/schema';
import { newShareToken } from '@/domain/public-document/token';
import { newId } from '@/lib/ids';
import { clearLimits, readFaceOf } from './estimates';
import { newCompany } from './fixtures';
import {
  addIssuedInvoice,
  atCheckout,
  atStripe,
  companyWithCards,
  deliverConnect,
  eventsOf,
  paid,
  paymentsOf,
  readInvoice,
  sessionIn,
  type CardCompany,
} from './payments';
import { stripe } from './stripe';
import { db, endClients, eventually, refusal, signedOut } from './support';

let company: CardCompany;
beforeAll(async () => {
  company = await companyWithCards();
});
afterAll(endClients);

describe('the company’s own Stripe account', () => {
  it('is connected on Stripe’s pages, and only for that company', async () => {
    expect(await company.owner.call(getPayoutAccount, {})).toEqual({
      state: 'ready',
      accountId: company.accountId,
      isTestMode: true,
    });
    const { owner } = await newCompany();
    expect(await refusal(owner.call(getPayoutAccount, {}))).toMatchObject({ code: 'permission-denied' });
  });
});

/** A trigger updates the link. */
const linkTakesCards = (token: string, isPayable: boolean) =>
  eventually(
    async () => ((await readFaceOf(token)) as PublicDocument | undefined)?.invoice?.canPayByCard === isPayable,
    `a link ${isPayable ? 'with' : 'without'} cards`,
    60_000,
  );

describe('an account Stripe needs more information about', () => {
  it('takes no card, and every link says so until it is resolved', async () => {
    const other = await companyWithCards();
    const { token } = await addIssuedInvoice(other);
    const shows = async (isPayable: boolean) => {
      await atStripe('idle', { companyId: other.companyId });
      await linkTakesCards(token, isPayable);
    };
    await atStripe(`accounts/${other.accountId}/do`, { action: 'restrict' });
    await shows(false);
    expect(await refusal(signedOut().call(startCardPayment, { token, amountCents: 100, tipCents: 0 }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await other.owner.call(getPayoutAccount, {})).toMatchObject({ state: 'incomplete' });
    await atStripe(`accounts/${other.accountId}/do`, { action: 'onboard' });
    await shows(true);
  });
});

describe('a company that loses the feature “Payments”', () => {
  it('takes no more cards under links it has sent, until it has the feature again', async () => {
    await clearLimits();
    const other = await companyWithCards();
    const { token } = await addIssuedInvoice(other);
    const visitor = signedOut();
    await db.doc(`companies/${other.companyId}`).update({ 'features.payments': false });
    // Immediately, even for a page loaded before.
    expect(await refusal(visitor.call(startCardPayment, { token, amountCents: 100, tipCents: 0 }))).toMatchObject({
      code: 'failed-precondition',
    });
    await linkTakesCards(token, false);
    await db.doc(`companies/${other.companyId}`).update({ 'features.payments': true });
    expect(await visitor.call(startCardPayment, { token, amountCents: 100, tipCents: 0 })).toMatchObject({
      url: expect.stringContaining('http') as string,
    });
  });
});

describe('paying under a link', () => {
  it('settles the invoice once, in any order and number of Stripe’s events', { tags: 'emulators' }, async () => {
    const { companyId } = company;
    const { invoiceId, payment, token } = await paid(company, 20_000, 1_500);
    expect(payment).toMatchObject({
      state: 'succeeded',
      method: 'card',
      amountCents: 21_500,
      tipCents: 1_500,
      stripeFeeCents: 654,
      enteredBy: '',
    });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({
      paidCents: 20_000,
      balanceCents: 5_000,
      status: 'part-paid',
    });

    const all = (await eventsOf(companyId, 'checkout.session.completed')).filter(
      ({ data }) => data.object['client_reference_id'] === payment.id,
    );
    const [event] = all;
    if (!event) throw new Error('No event');
    expect(await Promise.all([deliverConnect(event), deliverConnect(event)])).toEqual([200, 200]);
    // The same from an event that Stripe created earlier but delivered later.
    expect(
      await deliverConnect({ ...event, id: `evt_${newId()}`, type: 'checkout.session.async_payment_failed' }),
    ).toBe(200);
    expect(await paymentsOf(companyId, invoiceId)).toHaveLength(1);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 20_000, balanceCents: 5_000 });
    const { docs } = await db.collection(`companies/${companyId}/ledger`).where('invoiceId', '==', invoiceId).get();
    expect(docs.map((entry) => entry.get('moneyCents') as number)).toEqual([21_500]);

    expect(await refusal(signedOut().call(startCardPayment, { token, amountCents: 5_001, tipCents: 0 }))).toMatchObject(
      { code: 'failed-precondition' },
    );
  });

  it('ignores a stranger’s signature, another account or a foreign page', async () => {
    const { companyId, accountId } = company;
    const { invoiceId, sessionId } = await atCheckout(company);
    const event = {
      id: `evt_${newId()}`,
      type: 'checkout.session.completed',
      livemode: false,
      account: accountId,
      data: { object: { id: sessionId } },
    };
    expect(await deliverConnect(event, { secret: 'whsec_local' })).toBe(400);
    expect(await deliverConnect({ ...event, account: 'acct_stranger' })).toBe(200);
    expect(await deliverConnect({ ...event, id: `evt_${newId()}` })).toBe(200);
    const foreign = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: newId(),
        success_url: 'http://x.example/',
        line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 5_000, product_data: { name: 'x' } } }],
        metadata: { companyId, invoiceId },
      },
      { stripeAccount: accountId },
    );
    await atStripe(`checkout/${foreign.id}/complete`, { how: 'paid' });
    await atStripe('idle', { companyId });
    expect(await paymentsOf(companyId, invoiceId)).toEqual([]);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 25_000 });
  });

  it('charges no more than is owed, and opens one page for the same request', async () => {
    const { token, url } = await atCheckout(company);
    const visitor = signedOut();
    expect(await visitor.call(startCardPayment, { token, amountCents: 25_000, tipCents: 0 })).toEqual({ url });
    expect(await refusal(visitor.call(startCardPayment, { token, amountCents: 25_001, tipCents: 0 }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(
      await refusal(visitor.call(startCardPayment, { token: newShareToken(), amountCents: 100, tipCents: 0 })),
    ).toMatchObject({ code: 'failed-precondition' });
    expect(await refusal(visitor.callRaw('startCardPayment', { token, amountCents: -5, tipCents: 0 }))).toMatchObject({
      code: 'invalid',
    });
    const { url: second } = await visitor.call(startCardPayment, { token, amountCents: 10_000, tipCents: 0 });
    expect(second).not.toBe(url);
    expect(
      await stripe.checkout.sessions.retrieve(sessionIn(url), {}, { stripeAccount: company.accountId }),
    ).toMatchObject({ status: 'expired' });
  });

  it('counts a bank payment once the bank has paid, and shows a failed one as failed', async () => {
    const { companyId } = company;
    for (const [how, state, balanceCents] of [
      ['async-succeeded', 'succeeded', 0],
      ['async-failed', 'failed', 25_000],
    ] as const) {
      const { invoiceId, sessionId } = await atCheckout(company);
      await atStripe(`checkout/${sessionId}/complete`, { how: 'async' });
      await atStripe('idle', { companyId });
      expect((await paymentsOf(companyId, invoiceId)).map((payment) => payment.state)).toEqual(['processing']);
      expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 25_000 });
      await atStripe(`checkout/${sessionId}/complete`, { how });
      await atStripe('idle', { companyId });
      expect(await paymentsOf(companyId, invoiceId)).toMatchObject([{ state, method: 'bank' }]);
      expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents });
    }
  });
});
