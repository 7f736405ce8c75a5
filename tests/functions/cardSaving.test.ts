import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  consentToCharges,
  manageCard,
  readCardPage,
  removeMyCard,
  startCardSetup,
} from '@/domain/agreement/payment/api';
import { cancelMyAgreement } from '@/domain/agreement/record/api';
import { newShareToken } from '@/domain/public-document/token';
import {
  agreementNow,
  atFields,
  companyWithMembers,
  confirmSetup,
  eventFor,
  idle,
  methodOf,
  newMember,
  runOn,
  saveCard,
} from './cardsOnFile';
import { atStripe, type CardCompany, deliverConnect, eventsOf } from './payments';
import { at } from './records';
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

describe('saving a card', () => {
  it('stores recognizable details and the consent, and nothing that could be charged', async () => {
    const member = await newMember(company);
    const setupId = await saveCard(member);
    expect((await agreementNow(member)).card).toEqual({
      id: setupId,
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expires: '2034-12',
      addedOn: '2026-01-01',
      warnedOf: '',
    });
    const setup = (await db.doc(`cardSetups/${setupId}`).get()).data();
    expect(setup).toMatchObject({
      state: 'saved',
      consentText: expect.stringContaining('$19.00 a month') as string,
      consentedAt: expect.stringMatching(/Z$/) as string,
    });
    expect(JSON.stringify([setup, await agreementNow(member)])).not.toMatch(/4242424242424242/);
    const intent = await stripe.setupIntents.retrieve(
      String(setup?.['setupIntentId']),
      {},
      { stripeAccount: member.accountId },
    );
    expect(intent.usage).toBe('off_session');
  });

  it('requires consent with the exact text that was on the screen', async () => {
    const member = await newMember(company);
    const { setupId, intentId } = await atFields(member, false);
    await confirmSetup(member, intentId, 'pm_card_visa');
    await idle(member);
    expect((await agreementNow(member)).card).toBeNull();
    const { token } = member;
    expect(
      await refusal(signedOut().call(consentToCharges, { token, setupId, consentText: 'Charge me anything' })),
    ).toMatchObject({ code: 'conflict' });
  });

  it('follows Stripe’s events, late, duplicate, out of order, and from no one else', async () => {
    const member = await newMember(company);
    await atStripe('deliveries', { isPaused: true, companyId: member.companyId });
    const first = await atFields(member);
    await confirmSetup(member, first.intentId, 'pm_card_visa');
    const second = await atFields(member);
    // A customer who opens the fields again finds the card even though its event hasn't arrived.
    expect((await agreementNow(member)).card?.id).toBe(first.setupId);
    await confirmSetup(member, second.intentId, 'pm_card_mastercard');
    const tell = (intentId: string, secret?: string) =>
      deliverConnect(eventFor(member, 'setup_intent.succeeded', intentId), secret ? { secret } : {});
    expect(await tell(second.intentId, 'whsec_forged')).toBe(400);
    expect((await agreementNow(member)).card?.brand).toBe('visa');
    for (const id of [second.intentId, first.intentId, second.intentId]) expect(await tell(id)).toBe(200);
    expect((await agreementNow(member)).card).toMatchObject({ id: second.setupId, brand: 'mastercard' });
    const log = (await agreementNow(member)).log.filter(({ kind }) => kind === 'card-added');
    expect(log).toHaveLength(2);
    await atStripe('deliveries', { isPaused: false, companyId: member.companyId });
    await idle(member);
    // The previous card is removed from the customer at Stripe.
    const { paymentMethodId } = (await db.doc(`cardSetups/${first.setupId}`).get()).data() as {
      paymentMethodId: string;
    };
    expect(
      (await stripe.paymentMethods.retrieve(paymentMethodId, {}, { stripeAccount: member.accountId })).customer,
    ).toBeNull();
  });

  it('waits for the bank if required, and says why a card can’t be saved', async () => {
    const member = await newMember(company);
    const { intentId } = await atFields(member);
    await expect(confirmSetup(member, intentId, 'pm_card_chargeDeclined')).rejects.toMatchObject({
      code: 'card_declined',
    });
    expect((await confirmSetup(member, intentId, 'pm_card_authenticationRequiredOnSetup')).status).toBe(
      'requires_action',
    );
    await idle(member);
    expect((await agreementNow(member)).card).toBeNull();
  });

  it('works with a link just for the card that expires, and not with another company’s', async () => {
    const member = await newMember(company);
    const { to } = await member.owner.call(manageCard, { agreementId: member.agreementId, action: 'send-link' });
    expect(to).toBe('ada@example.com');
    const { docs } = await db.collection('cardLinks').where('agreementId', '==', member.agreementId).get();
    const token = docs[0]?.id ?? '';
    expect(await signedOut().call(readCardPage, { token })).toMatchObject({
      planName: 'Comfort Plus',
      price: '$19.00 a month',
      takesCards: true,
    });
    expect(await refusal(signedOut().call(cancelMyAgreement, { token, reason: '' }))).toMatchObject({
      code: 'not-found',
    });
    await db.doc(`cardLinks/${token}`).update({ validUntil: '2026-01-01T00:00:00.000Z' });
    for (const gone of [token, newShareToken()])
      expect(await refusal(signedOut().call(startCardSetup, { token: gone }))).toMatchObject({ code: 'not-found' });
  });

  it('can be undone by the customer and by the office, here and at Stripe', async () => {
    const member = await newMember(company);
    await saveCard(member);
    const method = await methodOf(member);
    await signedOut().call(removeMyCard, { token: member.token });
    expect((await agreementNow(member)).card).toBeNull();
    expect((await stripe.paymentMethods.retrieve(method, {}, { stripeAccount: member.accountId })).customer).toBeNull();
    await saveCard(member);
    await member.owner.call(manageCard, { agreementId: member.agreementId, action: 'remove' });
    expect((await agreementNow(member)).card).toBeNull();
  });
});

describe('the bank’s changes to a card', () => {
  it('are followed: a new number and date, and its removal', async () => {
    const member = await newMember(company);
    await saveCard(member);
    const method = await methodOf(member);
    await atStripe(`payment_methods/${method}/replace`, { changes: { last4: '1881', exp_year: 2038, exp_month: 3 } });
    await idle(member);
    expect((await agreementNow(member)).card).toMatchObject({ last4: '1881', expires: '2038-03' });
    await stripe.paymentMethods.detach(method, {}, { stripeAccount: member.accountId });
    await idle(member);
    expect((await agreementNow(member)).card).toBeNull();
    expect(await eventsOf(member.companyId, 'payment_method.detached')).not.toEqual([]);
  });

  it('include a notice thirty days before it expires, once', async () => {
    const member = await newMember(company, '2026-06-01', { interval: 'year', priceCents: 19_900 });
    await saveCard(member);
    await at(member.companyId, `agreements/${member.agreementId}`).update({ 'card.expires': '2026-08' });
    const warned = async () =>
      (await db.collection(`companies/${member.companyId}/mail`).get()).docs.filter(({ id }) =>
        id.includes('-expires-2026-08'),
      );
    await runOn('2026-06-01');
    await idle(member);
    await runOn('2026-07-31');
    expect(await warned()).toHaveLength(0);
    for (const day of ['2026-08-01', '2026-08-02', '2026-08-10']) await runOn(day);
    expect(await warned()).toHaveLength(1);
  });
});
