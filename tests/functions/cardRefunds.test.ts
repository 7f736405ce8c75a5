import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listPayouts } from '@/domain/payment/api';
import { newId } from '@/lib/ids';
import { refundCard } from '../../functions/src/payments/refundCard';
import { applyRefund } from '../../functions/src/billing/applyRefund';
import { depsAt } from './deps';
import {
  atStripe,
  chargeOf,
  companyWithCards,
  deliverConnect,
  eventsOf,
  paid,
  paymentsOf,
  readInvoice,
  type CardCompany,
} from './payments';
import { stripe } from './stripe';
import { db, endClients } from './support';

let company: CardCompany;
beforeAll(async () => {
  company = await companyWithCards();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(endClients);

describe('refunded money', () => {
  it('is refunded once, by us or at Stripe', async () => {
    const { companyId, accountId } = company;
    const { invoiceId, payment } = await paid(company);
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
      { charge: await chargeOf(company, payment.stripePaymentIntentId), amount: 1_000 },
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

  it('returns to the books when the bank returns it later, once, in any order of Stripe’s events', async () => {
    const { companyId, accountId } = company;
    const { invoiceId, payment } = await paid(company, 20_000, 1_500);
    const charge = await chargeOf(company, payment.stripePaymentIntentId);
    // The whole invoice and part of the tip, then a smaller refund.
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

    // Delivered again, simultaneously, and by the older event about the charge.
    const told = [
      ...(await eventsOf(companyId, 'refund.failed')),
      ...(await eventsOf(companyId, 'charge.refunded')),
    ].filter(({ data }) => data.object['id'] === refund.id || data.object['id'] === charge);
    await Promise.all(told.map((event) => deliverConnect({ ...event, id: `evt_${newId()}` })));
    await expectReversed();
  });

  it('is taken by a lost dispute, and stays when one is won', async () => {
    const { companyId } = company;
    for (const [status, state, balanceCents] of [
      ['won', 'succeeded', 0],
      ['lost', 'refunded', 25_000],
    ] as const) {
      const { invoiceId, payment } = await paid(company);
      const { id } = await atStripe<{ id: string }>(
        `charges/${await chargeOf(company, payment.stripePaymentIntentId)}/dispute`,
      );
      await atStripe('idle', { companyId });
      expect(await paymentsOf(companyId, invoiceId)).toMatchObject([{ state: 'disputed' }]);
      await atStripe(`disputes/${id}/close`, { status });
      await atStripe('idle', { companyId });
      expect(await paymentsOf(companyId, invoiceId)).toMatchObject([{ state }]);
      expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents });
    }
  });

  it('is listed with the payout that included it', async () => {
    const { companyId, accountId, owner } = company;
    const { invoiceId, payment } = await paid(company);
    await atStripe(`accounts/${accountId}/payout`);
    await atStripe('idle', { companyId });
    const { payouts } = await owner.call(listPayouts, {});
    expect(payouts[0]?.payments).toContainEqual({
      paymentId: payment.id,
      invoiceNumber: 'INV-00041',
      customerName: 'Ada Lovelace',
      isDamaged: false,
      amountCents: 25_000,
      feeCents: 755,
    });
    expect(await paymentsOf(companyId, invoiceId)).toMatchObject([{ stripePayoutId: payouts[0]?.id }]);
  });

  it('is recorded even if another record in the same payout is damaged, which is reported', async () => {
    const { companyId, accountId, owner } = company;
    const [whole, broken] = [await paid(company), await paid(company)];
    await db.doc(`companies/${companyId}/payments/${broken.payment.id}`).update({ amountCents: 'a lot' });
    await atStripe(`accounts/${accountId}/payout`);
    await atStripe('idle', { companyId });
    const { payouts } = await owner.call(listPayouts, {});
    expect(await paymentsOf(companyId, whole.invoiceId)).toMatchObject([{ stripePayoutId: payouts[0]?.id }]);
    expect(payouts[0]?.payments).toContainEqual({
      ...{ paymentId: broken.payment.id, isDamaged: true, invoiceNumber: '', customerName: '' },
      ...{ amountCents: 25_000, feeCents: 755 },
    });
    const [event] = await eventsOf(companyId, 'payout.paid').then((events) => events.slice(-1));
    const noted = (await db.doc(`stripeConnectEvents/${event?.id ?? ''}`).get()).data();
    expect(noted).toMatchObject({ reason: `Damaged payments that were not marked: ${broken.payment.id}.` });
  });
});
