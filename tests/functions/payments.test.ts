import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getPayoutAccount, listPayouts, startCardPayment } from '@/domain/payment/api';
import type { PublicDocument } from '@/domain/public-document/schema';
import { newShareToken } from '@/domain/public-document/token';
import { newId } from '@/lib/ids';
import { refundCard } from '../../functions/src/payments/refundCard';
import { applyRefund } from '../../functions/src/billing/applyRefund';
import { clearLimits, readFaceOf } from './estimates';
import { newCompany } from './fixtures';
import {
  addIssuedInvoice,
  atStripe,
  companyWithCards,
  deliverConnect,
  eventsOf,
  paymentsOf,
  readInvoice,
  sessionIn,
  type CardCompany,
} from './payments';
import { depsAt, stripe } from './stripe';
import { db, endClients, eventually, refusal, signedOut } from './support';

let company: CardCompany;
beforeAll(async () => {
  company = await companyWithCards();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(endClients);

/** An invoice whose customer is at Stripe's page; no event reaches the functions before `idle`. */
async function atCheckout(amountCents = 25_000, tipCents = 0) {
  await clearLimits();
  const { invoiceId, token } = await addIssuedInvoice(company);
  const { url } = await signedOut().call(startCardPayment, { token, amountCents, tipCents });
  return { invoiceId, token, url, sessionId: sessionIn(url) };
}

async function paid(amountCents = 25_000, tipCents = 0) {
  const opened = await atCheckout(amountCents, tipCents);
  await atStripe(`checkout/${opened.sessionId}/complete`, { how: 'paid' });
  await atStripe('idle', { companyId: company.companyId });
  const [payment] = await paymentsOf(company.companyId, opened.invoiceId);
  if (!payment) throw new Error('The payment was not entered');
  return { ...opened, payment };
}

const chargeOf = async (intentId: string): Promise<string> => {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
    intentId,
    {},
    { stripeAccount: company.accountId },
  );
  return typeof charge === 'string' ? charge : (charge?.id ?? '');
};

describe('the company’s own account', () => {
  it('is connected on Stripe’s pages, and is nobody else’s', async () => {
    expect(await company.owner.call(getPayoutAccount, {})).toEqual({
      state: 'ready',
      accountId: company.accountId,
      isTestMode: true,
    });
    const { owner } = await newCompany();
    expect(await refusal(owner.call(getPayoutAccount, {}))).toMatchObject({ code: 'permission-denied' });
  });
});

/** A trigger tells the link. */
const linkTakesCards = (token: string, isPayable: boolean) =>
  eventually(
    async () => ((await readFaceOf(token)) as PublicDocument | undefined)?.invoice?.canPayByCard === isPayable,
    `a link ${isPayable ? 'with' : 'without'} cards`,
    60_000,
  );

describe('an account of which Stripe wants to know more', () => {
  it('takes no card, and every link says so until it is settled', async () => {
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
  it('takes no more cards under the links that it has sent, until it has it again', async () => {
    await clearLimits();
    const other = await companyWithCards();
    const { token } = await addIssuedInvoice(other);
    const visitor = signedOut();
    await db.doc(`companies/${other.companyId}`).update({ 'features.payments': false });
    // At once, also for a page that was loaded before.
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
  it('settles the invoice once, however often and in whatever order Stripe tells', async () => {
    const { companyId } = company;
    const { invoiceId, payment, token } = await paid(20_000, 1_500);
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
    // The same said by an event that Stripe made before, delivered after.
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

  it('moves nothing for a stranger’s signature, another account or a page that is not ours', async () => {
    const { companyId, accountId } = company;
    const { invoiceId, sessionId } = await atCheckout();
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

  it('asks for no more than is owed, and opens one page for the same wish', async () => {
    const { token, url } = await atCheckout();
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

  it('counts a bank’s payment when the bank has paid, and shows one that failed as failed', async () => {
    const { companyId } = company;
    for (const [how, state, balanceCents] of [
      ['async-succeeded', 'succeeded', 0],
      ['async-failed', 'failed', 25_000],
    ] as const) {
      const { invoiceId, sessionId } = await atCheckout();
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

describe('money that goes back', () => {
  it('is given back once, by us or at Stripe', async () => {
    const { companyId, accountId } = company;
    const { invoiceId, payment } = await paid();
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_local');
    vi.stubEnv('STRIPE_API_BASE', `http://127.0.0.1:${process.env['FIELDWRIGHT_STRIPE_PORT'] ?? ''}`);
    const wish = {
      companyId,
      paymentId: payment.id,
      refundId: newId(),
      amountCents: 5_000,
      reason: 'Too much',
      by: 'u1',
    };
    const [{ providerId }, again] = [await refundCard(depsAt(), wish), await refundCard(depsAt(), wish)];
    expect(again.providerId).toBe(providerId);
    await applyRefund(depsAt(), { ...wish, providerId });
    await stripe.refunds.create(
      { charge: await chargeOf(payment.stripePaymentIntentId), amount: 1_000 },
      { stripeAccount: accountId },
    );
    await atStripe('idle', { companyId });
    const [now] = await paymentsOf(companyId, invoiceId);
    expect(now).toMatchObject({
      state: 'part-refunded',
      refundedCents: 6_000,
      refunds: [{ reason: 'Too much', by: 'u1', providerId }, { reason: 'Refunded at Stripe' }],
    });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ refundedCents: 6_000, balanceCents: 6_000 });
  });

  it('is back in the books when the bank sends it back later, once, in whatever order Stripe tells', async () => {
    const { companyId, accountId } = company;
    const { invoiceId, payment } = await paid(20_000, 1_500);
    const charge = await chargeOf(payment.stripePaymentIntentId);
    // All of the invoice and a part of the tip, and a smaller one that arrives.
    const refund = await stripe.refunds.create({ charge, amount: 20_500 }, { stripeAccount: accountId });
    await atStripe('idle', { companyId });
    await stripe.refunds.create({ charge, amount: 500 }, { stripeAccount: accountId });
    await atStripe('idle', { companyId });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ refundedCents: 20_000, balanceCents: 25_000 });

    await atStripe(`refunds/${refund.id}/fail`);
    await atStripe('idle', { companyId });
    const expectReversed = async () => {
      expect(await paymentsOf(companyId, invoiceId)).toMatchObject([
        {
          state: 'part-refunded',
          refundedCents: 500,
          refunds: [
            {
              providerId: refund.id,
              failedAt: expect.stringMatching(/Z$/) as string,
              failureReason: 'lost or stolen card',
            },
            { amountCents: 500, failedAt: '' },
          ],
        },
      ]);
      expect(await readInvoice(companyId, invoiceId)).toMatchObject({ refundedCents: 0, balanceCents: 5_000 });
      const { docs } = await db.collection(`companies/${companyId}/ledger`).where('invoiceId', '==', invoiceId).get();
      const sumOf = (field: string) => docs.reduce((sum, entry) => sum + (entry.get(field) as number), 0);
      expect({ money: sumOf('moneyCents'), tip: sumOf('tipCents'), owed: sumOf('balanceChangeCents') }).toEqual({
        money: 21_000,
        tip: 1_000,
        owed: -20_000,
      });
    };
    await expectReversed();

    // Told again, at once, and by the older event about the charge.
    const told = [
      ...(await eventsOf(companyId, 'refund.failed')),
      ...(await eventsOf(companyId, 'charge.refunded')),
    ].filter(({ data }) => data.object['id'] === refund.id || data.object['id'] === charge);
    await Promise.all(told.map((event) => deliverConnect({ ...event, id: `evt_${newId()}` })));
    await expectReversed();
  });

  it('is taken by a lost dispute, and stays where it was when one is won', async () => {
    const { companyId } = company;
    for (const [status, state, balanceCents] of [
      ['won', 'succeeded', 0],
      ['lost', 'refunded', 25_000],
    ] as const) {
      const { invoiceId, payment } = await paid();
      const { id } = await atStripe<{ id: string }>(`charges/${await chargeOf(payment.stripePaymentIntentId)}/dispute`);
      await atStripe('idle', { companyId });
      expect(await paymentsOf(companyId, invoiceId)).toMatchObject([{ state: 'disputed' }]);
      await atStripe(`disputes/${id}/close`, { status });
      await atStripe('idle', { companyId });
      expect(await paymentsOf(companyId, invoiceId)).toMatchObject([{ state }]);
      expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents });
    }
  });

  it('is listed with the payout that brought it', async () => {
    const { companyId, accountId, owner } = company;
    const { invoiceId, payment } = await paid();
    await atStripe(`accounts/${accountId}/payout`);
    await atStripe('idle', { companyId });
    const { payouts } = await owner.call(listPayouts, {});
    expect(payouts[0]?.payments).toContainEqual({
      paymentId: payment.id,
      invoiceNumber: 'INV-00041',
      customerName: 'Ada Lovelace',
      amountCents: 25_000,
      feeCents: 755,
    });
    expect(await paymentsOf(companyId, invoiceId)).toMatchObject([{ stripePayoutId: payouts[0]?.id }]);
  });
});
