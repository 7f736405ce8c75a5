import { describe, expect, it } from 'vitest';
import { buildAgreement } from '@/testing/factories/agreement';
import { cardWarningOn, nextActionOn } from '../record/due';
import { dayOver } from '../record/night';
import { agreementBillSchema, type Agreement } from '../record/schema';
import {
  bounceCode,
  endedUnpaid,
  reinstated,
  withBounce,
  withCard,
  withFreshCard,
  withMoreTime,
  withOutcome,
} from './changes';
import { chargeStep, nextChargeOn } from './charges';
import { chargeFailed } from './letters';
import { savedCardSchema, type ChargeTry } from './schema';
import { chargeAhead, endsUnpaidOn, paymentStanding } from './standing';
import { cardText, consentText, expiryText } from './words';

const card = savedCardSchema.parse({
  id: 'card',
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expires: '2027-02',
  addedOn: '2026-01-01',
});
const tried = (triedOn: string, changes: Partial<ChargeTry> = {}): ChargeTry => ({
  paymentId: `try-${triedOn}`,
  cardId: 'card',
  triedOn,
  amountCents: 1_900,
  outcome: 'declined',
  declineCode: 'generic_decline',
  askedOn: '',
  ...changes,
});
/** Billed on December 1 and due on the 15th; the plan allows ten days of grace. */
const agreement = (tries: ChargeTry[], changes: Partial<Agreement> = {}): Agreement => {
  const built = buildAgreement();
  const bill = agreementBillSchema.parse({
    invoiceId: 'i1',
    on: '2026-12-01',
    from: '2026-12-01',
    until: '2027-01-01',
    priceCents: 1_900,
    dueOn: '2026-12-15',
    tries,
  });
  return {
    ...built,
    plan: { ...built.plan, graceDays: 10 },
    state: 'active',
    card,
    bills: [bill],
    anchorOn: '2026-12-01',
    nextPeriod: 1,
    nextBillOn: '2027-01-01',
    ...changes,
  };
};
const step = (of: Agreement, today: string) => {
  const [bill] = of.bills;
  if (!bill) throw new Error('No bill');
  return chargeStep(of, bill, today);
};
const act = (today: string) => ({ today, now: `${today}T15:00:00.000Z`, by: '' });

describe('charging a bill', () => {
  it('happens on the bill’s date, not its due date, and on days 3, 7 and 14', () => {
    expect(step(agreement([]), '2026-12-01')).toEqual({ step: 'charge' });
    expect(step(agreement([tried('2026-12-01')]), '2026-12-03')).toEqual({ step: 'wait', until: '2026-12-04' });
    expect(nextChargeOn(agreement([tried('2026-12-01'), tried('2026-12-04')]))).toBe('2026-12-08');
    expect(nextActionOn(agreement([]))).toBe('2026-12-01');
  });

  it('waits for the next payday after insufficient funds', () => {
    // December 4, 2026 is a Friday; the 8th is a Tuesday, and no pay day is within two days of it.
    const poor = { declineCode: 'insufficient_funds' };
    expect(nextChargeOn(agreement([tried('2026-12-01', poor)]))).toBe('2026-12-04');
    expect(nextChargeOn(agreement([tried('2026-12-01'), tried('2026-12-06', poor)]))).toBe('2026-12-11');
  });

  it.each<[string, Partial<Agreement>]>([
    ['paused', { state: 'paused' }],
    ['canceled', { cancelsOn: '2027-01-01' }],
    ['ended', { state: 'cancelled' }],
    ['without a card', { card: null }],
    ['paid by hand', { autopayOffOn: '2026-12-01' }],
    ['in dispute', { disputedOn: '2026-12-01' }],
  ])('does not start for an agreement that is %s, but finishes what was begun', (_what, changes) => {
    expect(step(agreement([], changes), '2026-12-01')).toEqual({ step: 'none' });
    expect(step(agreement([tried('2026-12-01', { outcome: 'open' })], changes), '2026-12-01')).toEqual({
      step: 'finish',
      paymentId: 'try-2026-12-01',
    });
  });

  it('starts over with a new card, up to a limit across all cards', () => {
    const old = ['2026-12-01', '2026-12-04', '2026-12-08', '2026-12-15'].map((day) => tried(day));
    expect(step(agreement(old), '2026-12-30')).toEqual({ step: 'none' });
    const fresh = { card: { ...card, id: 'other', addedOn: '2026-12-20' } };
    expect(step(agreement(old, fresh), '2026-12-20')).toEqual({ step: 'charge' });
    expect(step(agreement([...old, ...old], fresh), '2026-12-20')).toEqual({ step: 'none' });
  });

  it('checks on a debit after five days, and again after five more', () => {
    const debit = tried('2026-12-01', { outcome: 'processing' });
    expect(step(agreement([debit]), '2026-12-05')).toEqual({ step: 'wait', until: '2026-12-06' });
    expect(step(agreement([debit]), '2026-12-06')).toEqual({ step: 'ask', paymentId: debit.paymentId });
    expect(nextChargeOn(agreement([{ ...debit, askedOn: '2026-12-06' }]))).toBe('2026-12-11');
  });

  it('is not repeated after a refund or lost dispute, and does not end the agreement', () => {
    const back = agreement([tried('2026-12-01', { outcome: 'succeeded' })]);
    const other = { ...back, card: { ...card, id: 'other', addedOn: '2026-12-20' } };
    for (const one of [back, other]) expect(step(one, '2026-12-20')).toEqual({ step: 'none' });
    expect(endsUnpaidOn(back)).toBe('');
  });

  it('stays succeeded when an older result arrives', () => {
    const paid = agreement([tried('2026-12-01', { outcome: 'succeeded' })]);
    expect(withOutcome(paid, 'try-2026-12-01', { outcome: 'declined', declineCode: 'x' }, act('2026-12-02'))).toBe(
      paid,
    );
  });
});

describe('the next charge', () => {
  const second = (of: Agreement): Agreement => ({
    ...of,
    bills: [
      ...of.bills,
      ...of.bills.map((bill) => ({ ...bill, invoiceId: 'i2', on: '2027-01-01', dueOn: '2027-01-15', tries: [] })),
    ],
  });
  const lost = tried('2026-12-01', { declineCode: 'lost_card' });

  it('is the next try of an open bill, or else the next bill', () => {
    expect(chargeAhead(agreement([tried('2026-12-01')]))).toEqual({ on: '2026-12-04', why: '' });
    const four = ['2026-12-01', '2026-12-04', '2026-12-08', '2026-12-15'].map((day) => tried(day));
    expect(chargeAhead(agreement(four))).toEqual({ on: '2027-01-01', why: '' });
    const debit = tried('2026-12-20', { outcome: 'processing' });
    expect(chargeAhead(agreement([debit]))).toEqual({ on: '2027-01-01', why: '' });
  });

  it('is empty where none will be tried, and says why', () => {
    expect(chargeAhead(agreement([lost]))).toEqual({ on: '', why: 'refused' });
    expect(chargeAhead(agreement([tried('2026-12-01')], { disputedOn: '2026-12-02' }))).toEqual({
      on: '',
      why: 'disputed',
    });
    // Past due since December 26, it ends on January 14, so the yearly bill in June is never created.
    const four = ['2026-12-01', '2026-12-04', '2026-12-08', '2026-12-15'].map((day) => tried(day));
    const late = agreement(four, { state: 'past-due', nextBillOn: '2027-06-01' });
    expect(chargeAhead(late)).toEqual({ on: '', why: 'ends' });
    expect(paymentStanding(late)).toMatchObject({ nextChargeOn: '', problem: { endsOn: '2027-01-14' } });
    expect(chargeAhead(agreement([], { card: null }))).toEqual({ on: '', why: '' });
  });

  it('is never made with a permanently refused card until it is replaced', () => {
    const refused = second(agreement([lost]));
    const [, later] = refused.bills;
    if (!later) throw new Error('No second bill');
    expect(chargeStep(refused, later, '2027-01-01')).toEqual({ step: 'customer', why: 'newCard' });
    const fresh = { kind: 'card', brand: 'visa', last4: '1881', expires: '2031-05' } as const;
    const replaced = withFreshCard(refused, fresh, '2026-12-20');
    expect(chargeStep(replaced, later, '2027-01-01')).toEqual({ step: 'charge' });
    expect(replaced.card).toMatchObject({ last4: '1881', addedOn: '2026-12-20' });
    // Stripe also sends events without news.
    expect(withFreshCard(refused, card, '2026-12-20').card?.addedOn).toBe('2026-01-01');
  });
});

describe('an unpaid bill', () => {
  const open = agreement([tried('2026-12-01', { declineCode: 'lost_card' })]);

  it('makes the agreement past due after the grace period, and ends it a month after the due date', () => {
    // Due on December 15 with ten days of grace; January 14 is 30 days after the 15th.
    expect(paymentStanding(open).problem).toMatchObject({
      needs: 'newCard',
      nextTryOn: '',
      pastDueOn: '2026-12-26',
      endsOn: '2027-01-14',
    });
    expect(dayOver(open, act('2026-12-25')).state).toBe('active');
    expect(dayOver(open, act('2026-12-26'))).toMatchObject({ state: 'past-due', pastDueSince: '2026-12-26' });
    expect(dayOver({ ...open, state: 'past-due' }, act('2027-01-13')).state).toBe('past-due');
    expect(dayOver({ ...open, state: 'past-due' }, act('2027-01-14'))).toMatchObject({
      state: 'cancelled',
      endedUnpaidOn: '2027-01-14',
      cancelReason: 'Unpaid since December 15, 2026',
    });
  });

  it('leaves two weeks after a long grace period, and never ends one paid by hand', () => {
    const patient = { ...open, plan: { ...open.plan, graceDays: 40 } };
    expect(endsUnpaidOn(patient)).toBe('2027-02-09');
    expect(endsUnpaidOn({ ...open, card: null })).toBe('');
    expect(endedUnpaid({ ...open, autopayOffOn: '2026-12-01' }, act('2027-06-01'))).toBeNull();
  });

  it('can be extended by the office, and reinstated', () => {
    const late = dayOver(open, act('2026-12-26'));
    expect(withMoreTime(late, '2027-01-31', act('2026-12-27'))).toMatchObject({ state: 'active', pastDueSince: '' });
    const ended = endedUnpaid({ ...open, state: 'past-due' }, act('2027-01-14'));
    const back = ended && reinstated(ended, act('2027-01-20'));
    expect(back).toMatchObject({ state: 'past-due', cancelsOn: '', endedUnpaidOn: '' });
    // It doesn't end a second time on the same day.
    expect(back && dayOver(back, act('2027-01-21')).state).toBe('past-due');
  });
});

describe('a payment method', () => {
  it('triggers a warning 30 days before it expires, once, and again after replacement', () => {
    expect(cardWarningOn(agreement([]))).toBe('2027-01-29');
    expect(cardWarningOn(agreement([], { card: { ...card, warnedOf: '2027-02' } }))).toBe('');
    expect(cardWarningOn(agreement([], { card: { ...card, warnedOf: '2027-02', expires: '2030-05' } }))).toBe(
      '2030-05-01',
    );
  });

  it('turns autopay on when it is saved', () => {
    const saved = withCard(agreement([], { card: null, autopayOffOn: '2026-11-01' }), card, act('2026-12-02'));
    expect(saved).toMatchObject({ card: { id: 'card' }, autopayOffOn: '' });
    expect(withCard(saved, card, act('2026-12-03'))).toBe(saved);
    expect(paymentStanding(saved).card).toEqual({ kind: 'card', brand: 'visa', last4: '4242', expires: '2027-02' });
  });

  it('is described: the card, the consent, and what went wrong', () => {
    expect([cardText(card), expiryText(card)]).toEqual(['Visa ending in 4242', '02/27']);
    expect(cardText({ kind: 'bank', brand: 'STRIPE TEST BANK', last4: '6789' })).toBe(
      'STRIPE TEST BANK ending in 6789',
    );
    expect(consentText(agreement([]), 'Acme', 1_900)).toMatch(
      /^I authorize Acme to save this payment method and to charge it for Comfort Plus \(S26-K7M3Q\): \$19\.00 a month, each month/,
    );
    const letter = chargeFailed({
      planName: 'Comfort Plus',
      amountCents: 1_900,
      currency: 'USD',
      card: cardText(card),
      declineCode: 'insufficient_funds',
      needs: 'nothing',
      nextTryOn: '2026-12-04',
      pastDueOn: '2026-12-26',
      endsOn: '2027-01-14',
    });
    expect(letter.message).toContain('We will try again on December 4, 2026.');
    expect(letter.message).toContain('On January 14, 2027 the agreement ends.');
  });
});

describe('a bounced bank debit', () => {
  const paid = tried('2026-12-01', { outcome: 'succeeded', declineCode: '' });
  const [paymentId, today] = [paid.paymentId, '2027-02-10'];

  it('is retried after its period, with a new grace period before the agreement ends', () => {
    const bounced = withBounce(agreement([paid]), paymentId, bounceCode('insufficient_funds'), act(today));
    expect(bounced).toMatchObject({ state: 'active', graceUntil: '2027-02-20' });
    expect(bounced.log.at(-1)).toMatchObject({ kind: 'charge-failed' });
    // Three days after February 10 is Saturday the 13th, which is near the 15th, a payday.
    expect(step(bounced, today)).toEqual({ step: 'wait', until: '2027-02-15' });
    // Due on December 15: 30 days are long over, but two weeks after the grace period are not.
    expect(endedUnpaid(bounced, act(today))).toBeNull();
    expect(endsUnpaidOn(bounced)).toBe('2027-03-08');
    expect(dayOver(bounced, act('2027-02-20')).state).toBe('active');
    expect(dayOver(bounced, act('2027-02-21')).state).toBe('past-due');
    // Another event changes nothing.
    expect(withBounce(bounced, paymentId, 'no_account', act('2027-02-11'))).toBe(bounced);
    expect(withOutcome(bounced, paymentId, { outcome: 'succeeded' }, act('2027-02-11'))).toBe(bounced);
  });

  it('from a closed account waits for another, and a dispute is not a bounce', () => {
    const closed = withBounce(agreement([paid]), paymentId, bounceCode('incorrect_account_details'), act(today));
    expect(step(closed, today)).toEqual({ step: 'customer', why: 'newCard' });
    expect(bounceCode('debit_not_authorized')).toBe('');
    expect(bounceCode('fraudulent')).toBe('');
  });

  it('gives the same grace period when it was still pending', () => {
    const underWay = tried('2026-12-20', { outcome: 'processing', declineCode: '', askedOn: '2026-12-25' });
    const failed = withOutcome(
      agreement([underWay]),
      underWay.paymentId,
      { outcome: 'declined', declineCode: 'insufficient_funds' },
      act('2026-12-29'),
    );
    expect(failed.graceUntil).toBe('2027-01-08');
    expect(step(failed, '2026-12-29')).toEqual({ step: 'wait', until: '2027-01-01' });
  });
});
