import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCardPage, startChargeConfirmation } from '@/domain/agreement/payment/api';
import { refundPayment } from '@/domain/payment/api';
import { newId } from '@/lib/ids';
import {
  agreementNow,
  bankSays,
  change,
  companyWithMembers,
  eventFor,
  firstBill,
  idle,
  intentsOf,
  newMember,
  outcomes,
  runAt,
  runOn,
  saveCard,
} from './cardsOnFile';
import { atStripe, type CardCompany, chargeOf, deliverConnect, paymentsOf, readInvoice } from './payments';
import { stripe } from './stripe';
import { db, endClients, refusal, signedOut } from './support';

let company: CardCompany;
beforeAll(async () => {
  company = await companyWithMembers();
});
afterEach(async () => {
  await atStripe('deliveries', { isPaused: false, companyId: company.companyId });
});
afterAll(endClients);

describe('a bill of a member with a card', () => {
  it('is charged once on the morning of its day, and is paid when Stripe confirms it', async () => {
    const member = await newMember(company);
    await saveCard(member);
    await runAt('2026-06-01T05:37:00.000Z');
    // Issued at night, but not charged at 1:30 AM.
    expect(await outcomes(member)).toEqual([[]]);
    await atStripe('deliveries', { isPaused: true, companyId: member.companyId });
    await runOn('2026-06-01');
    expect(await outcomes(member)).toEqual([['open']]);
    const { invoiceId } = await firstBill(member);
    expect(await readInvoice(member.companyId, invoiceId)).toMatchObject({ state: 'issued', paidCents: 0 });
    await atStripe('deliveries', { isPaused: false, companyId: member.companyId });
    await idle(member);
    expect(await outcomes(member)).toEqual([['succeeded']]);
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-04']) await runOn(day);
    const intents = await intentsOf(member);
    expect(intents.map(({ amount, status }) => [amount, status])).toEqual([[1_900, 'succeeded']]);
    expect(await readInvoice(member.companyId, invoiceId)).toMatchObject({ paidCents: 1_900, isOpen: false });
    expect(await paymentsOf(member.companyId, invoiceId)).toMatchObject([
      { state: 'succeeded', method: 'card', amountCents: 1_900, enteredBy: '', stripeFeeCents: 85 },
    ]);
    expect((await firstBill(member)).isPaid).toBe(true);
  });

  it('is looked up by the next run when no event arrives, and forged or older events change nothing', async () => {
    const member = await newMember(company);
    await saveCard(member);
    await atStripe('deliveries', { isPaused: true, companyId: member.companyId });
    await runOn('2026-06-01');
    await runAt('2026-06-01T16:00:00.000Z');
    expect(await outcomes(member)).toEqual([['succeeded']]);
    const [intent] = await intentsOf(member);
    const { invoiceId } = await firstBill(member);
    for (const type of ['payment_intent.payment_failed', 'payment_intent.processing', 'payment_intent.canceled'])
      expect(await deliverConnect(eventFor(member, type, intent?.id ?? ''))).toBe(200);
    expect(
      await deliverConnect({
        ...eventFor(member, 'payment_intent.succeeded', intent?.id ?? ''),
        account: 'acct_other',
      }),
    ).toBe(200);
    expect(await readInvoice(member.companyId, invoiceId)).toMatchObject({ paidCents: 1_900 });
    expect(await paymentsOf(member.companyId, invoiceId)).toHaveLength(1);
    await atStripe('deliveries', { isPaused: false, companyId: member.companyId });
    await idle(member);
    expect(await paymentsOf(member.companyId, invoiceId)).toHaveLength(1);
  });

  it('is retried on days 3, 7 and 14, each time after an e-mail, and from the start with a new card', async () => {
    const member = await newMember(company);
    await saveCard(member, 'pm_card_chargeCustomerFail');
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-08', '2026-06-09']) {
      await runOn(day);
      await idle(member);
    }
    const { tries } = await firstBill(member);
    expect(tries.map(({ triedOn, outcome, declineCode }) => [triedOn, outcome, declineCode])).toEqual(
      ['2026-06-01', '2026-06-04', '2026-06-08'].map((day) => [day, 'declined', 'generic_decline']),
    );
    const mails = (await db.collection(`companies/${member.companyId}/mail`).get()).docs.map(({ id }) => id);
    expect(
      tries.filter(({ paymentId }) => mails.some((id) => id.startsWith(`charge-${paymentId}-failed`))),
    ).toHaveLength(3);
    // Only the last one can still be confirmed.
    expect((await intentsOf(member)).map(({ status }) => status)).toEqual([
      'canceled',
      'canceled',
      'requires_payment_method',
    ]);
    const { token } = member;
    expect((await signedOut().call(readCardPage, { token })).payment.problem).toMatchObject({
      triedOn: '2026-06-08',
      amountCents: 1_900,
      nextTryOn: '2026-06-15',
    });
    await saveCard(member, 'pm_card_visa', '2026-06-10');
    await runOn('2026-06-10');
    await idle(member);
    expect((await outcomes(member))[0]).toEqual(['declined', 'declined', 'declined', 'succeeded']);
    expect((await firstBill(member)).isPaid).toBe(true);
  });

  it('is never retried with a card the bank has closed', async () => {
    const member = await newMember(company);
    await saveCard(member);
    await bankSays(member, { declines: 'stolen_card' });
    for (const day of ['2026-06-01', '2026-06-04', '2026-06-08', '2026-06-15', '2026-06-20']) {
      await runOn(day);
      await idle(member);
    }
    expect(await outcomes(member)).toEqual([['declined']]);
    expect((await signedOut().call(readCardPage, { token: member.token })).payment.problem).toMatchObject({
      needs: 'newCard',
      nextTryOn: '',
    });
  });

  it('that the bank wants confirmed is confirmed by the customer: the same payment, once', async () => {
    const member = await newMember(company);
    await saveCard(member);
    await bankSays(member, { asks: 'always' });
    await runOn('2026-06-01');
    await idle(member);
    expect((await firstBill(member)).tries).toMatchObject([
      { outcome: 'declined', declineCode: 'authentication_required' },
    ]);
    await runOn('2026-06-04');
    expect(await intentsOf(member)).toHaveLength(1);
    const { token } = member;
    const { fields, paymentMethodId, amountCents } = await signedOut().call(startChargeConfirmation, { token });
    expect(amountCents).toBe(1_900);
    const [intent] = await intentsOf(member);
    expect(fields.clientSecret).toBe(intent?.client_secret);
    await stripe.paymentIntents.confirm(
      intent?.id ?? '',
      { payment_method: paymentMethodId },
      { stripeAccount: member.accountId },
    );
    await fetch(
      `http://127.0.0.1:${process.env['FIELDWRIGHT_STRIPE_PORT'] ?? ''}/fields/challenge/${intent?.id ?? ''}`,
      { method: 'POST', body: 'does=confirm' },
    );
    await idle(member);
    expect(await outcomes(member)).toEqual([['succeeded']]);
    expect(await refusal(signedOut().call(startChargeConfirmation, { token }))).toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('by bank debit is paid days later, or fails then', async () => {
    const [good, bad] = [await newMember(company), await newMember(company)];
    await saveCard(good, 'pm_usBankAccount_success');
    await saveCard(bad, 'pm_usBankAccount_accountClosed');
    expect((await agreementNow(good)).card).toMatchObject({ kind: 'bank', last4: '6789', expires: '' });
    await runOn('2026-06-01');
    for (const member of [good, bad]) await idle(member);
    for (const member of [good, bad]) {
      expect(await outcomes(member)).toEqual([['processing']]);
      expect((await firstBill(member)).isPaid).toBe(false);
      const [intent] = await intentsOf(member);
      expect(await paymentsOf(member.companyId, (await firstBill(member)).invoiceId)).toMatchObject([
        { state: 'processing', method: 'bank' },
      ]);
      await runOn('2026-06-04');
      await atStripe(`payment_intents/${intent?.id ?? ''}/settle`);
      await idle(member);
    }
    expect((await firstBill(good)).isPaid).toBe(true);
    expect((await firstBill(bad)).tries).toMatchObject([{ outcome: 'declined', declineCode: 'account_closed' }]);
  });

  it('that is disputed after success stops further charges until the office decides', async () => {
    const member = await newMember(company);
    await saveCard(member);
    await runOn('2026-06-01');
    await idle(member);
    const [intent] = await intentsOf(member);
    const { id } = await atStripe<{ id: string }>(`charges/${await chargeOf(member, intent?.id ?? '')}/dispute`);
    await idle(member);
    expect((await agreementNow(member)).disputedOn).not.toBe('');
    await runOn('2026-07-01');
    expect((await outcomes(member))[1]).toEqual([]);
    await atStripe(`disputes/${id}/close`, { status: 'lost' });
    await idle(member);
    expect((await firstBill(member)).isPaid).toBe(false);
    await runOn('2026-07-02');
    expect((await outcomes(member))[1]).toEqual([]);
    await change(member, { kind: 'settle-dispute' });
    await runOn('2026-07-03');
    await idle(member);
    expect((await outcomes(member))[1]).toEqual(['succeeded']);
  });

  it('is refunded to the customer, and isn’t charged again', async () => {
    const member = await newMember(company);
    await saveCard(member);
    await runOn('2026-06-01');
    await idle(member);
    const { invoiceId } = await firstBill(member);
    const [payment] = await paymentsOf(member.companyId, invoiceId);
    await member.owner.call(refundPayment, {
      paymentId: payment?.id ?? '',
      refundId: newId(),
      amountCents: 1_900,
      reason: 'Moved away',
    });
    await idle(member);
    for (const day of ['2026-06-02', '2026-06-08']) await runOn(day);
    expect(await intentsOf(member)).toHaveLength(1);
    expect(await paymentsOf(member.companyId, invoiceId)).toMatchObject([{ state: 'refunded' }]);
  });
});
