import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCardPayment, startFieldPayment } from '@/domain/payment/api';
import { eventFor } from './cardsOnFile';
import { takesCards } from '../../functions/src/sharing/takesCards';
import { deps } from './deps';
import { clearLimits } from './estimates';
import {
  addIssuedInvoice,
  atStripe,
  companyWithCards,
  deliverConnect,
  paymentsOf,
  readInvoice,
  sessionIn,
  type CardCompany,
} from './payments';
import { stripe } from './stripe';
import { db, endClients, refusal, signedOut } from './support';

let company: CardCompany;
let options: { stripeAccount: string };
beforeAll(async () => {
  company = await companyWithCards();
  options = { stripeAccount: company.accountId };
});
afterAll(endClients);

const idle = () => atStripe('idle', { companyId: company.companyId });

/** A customer at Stripe's fields on the page of an invoice of $250.00. */
async function atFields(amountCents = 25_000, tipCents = 0) {
  await clearLimits();
  const { invoiceId, token } = await addIssuedInvoice(company);
  return { invoiceId, token, ...(await open(token, amountCents, tipCents)) };
}
async function open(token: string, amountCents: number, tipCents = 0) {
  const { fields } = await signedOut().call(startFieldPayment, { token, amountCents, tipCents });
  if (!fields) throw new Error('This server has no publishable key');
  return { fields, intentId: fields.clientSecret.split('_secret_')[0] ?? '' };
}
const pay = (intentId: string, card: string) =>
  stripe.paymentIntents.confirm(intentId, { payment_method: card }, options);

describe('paying in card fields on the page', () => {
  it('settles the invoice when Stripe confirms it, with the tip; a declined card leaves nothing in the books', async () => {
    const { invoiceId, intentId, fields } = await atFields(20_000, 1_500);
    expect(fields).toMatchObject({ publishableKey: 'pk_test_local', accountId: company.accountId });
    await expect(pay(intentId, 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' });
    await idle();
    expect(await paymentsOf(company.companyId, invoiceId)).toEqual([]);
    await pay(intentId, 'pm_card_visa');
    await idle();
    expect(await paymentsOf(company.companyId, invoiceId)).toMatchObject([
      { state: 'succeeded', method: 'card', amountCents: 21_500, tipCents: 1_500, stripeFeeCents: 654 },
    ]);
    expect(await readInvoice(company.companyId, invoiceId)).toMatchObject({ paidCents: 20_000, balanceCents: 5_000 });
  });

  it('is paid in only one place: the same request finds the same payment, another one closes what was open', async () => {
    const { token, invoiceId, intentId } = await atFields();
    expect((await open(token, 25_000)).intentId).toBe(intentId);
    const { url } = await signedOut().call(startCardPayment, { token, amountCents: 25_000, tipCents: 0 });
    await expect(pay(intentId, 'pm_card_visa')).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    const next = await open(token, 10_000);
    const session = await stripe.checkout.sessions.retrieve(sessionIn(url), {}, options);
    expect(session.status).toBe('expired');
    await pay(next.intentId, 'pm_card_visa');
    // The event is still on its way when someone clicks again.
    await atStripe('deliveries', { isPaused: true, companyId: company.companyId });
    expect(await refusal(open(token, 25_000))).toMatchObject({ code: expect.any(String) as string });
    await atStripe('deliveries', { isPaused: false, companyId: company.companyId });
    await idle();
    expect(await readInvoice(company.companyId, invoiceId)).toMatchObject({ paidCents: 10_000 });
    expect(await paymentsOf(company.companyId, invoiceId)).toHaveLength(1);
  });

  it('by bank is pending for days, and is dropped if the bank refuses', async () => {
    const { invoiceId, intentId } = await atFields();
    await pay(intentId, 'pm_usBankAccount_accountClosed');
    await idle();
    expect(await paymentsOf(company.companyId, invoiceId)).toMatchObject([{ state: 'processing', method: 'bank' }]);
    expect(await readInvoice(company.companyId, invoiceId)).toMatchObject({ paidCents: 0 });
    await atStripe(`payment_intents/${intentId}/settle`);
    await idle();
    expect(await paymentsOf(company.companyId, invoiceId)).toMatchObject([{ state: 'failed' }]);
  });

  it('isn’t offered without a publishable key: Stripe’s page says what is wrong', async () => {
    await clearLimits();
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
    const wanted = { token: 'a'.repeat(22), amountCents: 25_000, tipCents: 0 };
    expect(await signedOut().call(startFieldPayment, wanted)).toEqual({ fields: null });
    expect((await refusal(signedOut().call(startCardPayment, wanted))).message).toContain('does not show anything');
    vi.unstubAllEnvs();
  });

  it('isn’t offered by a link whose company connected an account in the other mode', async () => {
    const takes = () => db.runTransaction((transaction) => takesCards(deps, transaction, company.companyId));
    const account = db.doc(`payoutAccounts/${company.companyId}`);
    expect(await takes()).toBe(true);
    await account.update({ isTestMode: false });
    expect(await takes()).toBe(false);
    await account.update({ isTestMode: true });
  });

  it('ignores an event for a payment this server didn’t request, whatever it claims', async () => {
    const { invoiceId, intentId } = await atFields();
    const { metadata } = await stripe.paymentIntents.retrieve(intentId, {}, options);
    const foreign = await stripe.paymentIntents.create(
      {
        amount: 25_000,
        currency: 'usd',
        confirm: true,
        payment_method: 'pm_card_visa',
        metadata,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      },
      options,
    );
    expect(await deliverConnect(eventFor(company, 'payment_intent.succeeded', foreign.id))).toBe(200);
    await idle();
    expect(await paymentsOf(company.companyId, invoiceId)).toEqual([]);
  });
});
