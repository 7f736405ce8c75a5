import { describe, expect, it } from 'vitest';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { agreementOf, at, billed, CONSENT } from '@/testing/agreementDays';
import { canceled, started } from './change';
import { documentOfBill, billedLines, termsOfPlan } from './create';
import { dayOver, duePeriod, isWaitingDue, waitingLines, withInvoicedLines } from './night';
import { planTermsSchema } from './plan';
import type { Agreement, AgreementTerms } from './schema';
import { changeLines, withTerms, withTermsAhead } from './terms';

const premium = termsOfPlan(
  buildPlan({
    name: 'Comfort Premium',
    prices: [{ interval: 'month', priceCents: 3_900, extraUnitCents: 0 }],
    visits: [
      { id: 'spring', name: 'Spring tune-up', seasonMonth: 4 },
      { id: 'drain', name: 'Drain check', seasonMonth: 7 },
    ].map((visit) => planTermsSchema.shape.visits.unwrap().element.parse(visit)),
  }),
);
const terms = (on: string, changes: Partial<AgreementTerms> = {}): AgreementTerms => ({
  on,
  planId: 'premium',
  planVersion: 2,
  plan: premium,
  units: [],
  interval: 'month',
  priceCents: 3_900,
  migrationId: '',
  ...changes,
});

describe('a change during a period', () => {
  it.each([
    ['pro-01', '2026-06-01', 1, '2026-06-16', 1_000, 2_000, -500, 1_000],
    ['pro-04', '2027-02-01', 1, '2027-02-18', 1_999, 3_499, -785, 1_375],
    ['pro-05', '2027-09-15', 12, '2028-02-29', 21_900, 37_800, -11_907, 20_552],
    ['pro-06', '2027-03-05', 1, '2027-03-15', 4_950, 2_975, -3_353, 2_015],
    ['pro-07', '2026-12-10', 1, '2026-12-10', 1_500, 2_500, -1_500, 2_500],
  ] as const)('%s: rounds credit and charge separately', (_, startsOn, months, on, old, price, credit, charge) => {
    const interval = months === 12 ? 'year' : 'month';
    const paid = billed(agreementOf({ startsOn, interval, priceCents: old }), startsOn);
    expect(changeLines(paid, terms(on, { interval, priceCents: price }), on)).toMatchObject({
      creditCents: credit,
      chargeCents: charge,
    });
  });

  it('is billed with the next bill as a credit and a charge, and income follows the new price', () => {
    const paid = billed(agreementOf({ startsOn: '2026-06-01', priceCents: 1_000 }), '2026-06-01');
    const changed = withTerms(paid, terms('2026-06-16', { priceCents: 2_000 }), at('2026-06-16'));
    expect(waitingLines(changed).map(({ priceCents, name }) => [priceCents, name])).toEqual([
      [-500, 'Credit: Comfort Plus paid ahead, 15 days'],
      [1_000, 'Comfort Premium for the rest of the period, 15 days'],
    ]);
    expect(isWaitingDue(changed, '2026-06-16')).toBe(false);
    const document = documentOfBill(changed, '2026-07-01', 'July', waitingLines(changed));
    expect(document.lines.map(({ unitPriceCents }) => unitPriceCents)).toEqual([2_000, 1_000]);
    expect(document.discounts.map(({ terms: { amountCents } }) => amountCents)).toEqual([500]);
    const after = withInvoicedLines(changed, { invoiceId: 'i', dueOn: '', isPaid: false }, billedLines(document));
    expect(waitingLines(after)).toEqual([]);
  });

  it('of a yearly plan is billed at once if it costs more, and credited later if less', () => {
    const paid = billed(agreementOf({ startsOn: '2026-01-01', interval: 'year', priceCents: 36_500 }), '2026-01-01');
    const more = withTerms(paid, terms('2026-04-11', { interval: 'year', priceCents: 73_000 }), at('2026-04-11'));
    expect(isWaitingDue(more, '2026-04-11')).toBe(true);
    expect(more.nextActionOn <= '2026-04-11').toBe(true);
    const less = withTerms(paid, terms('2026-04-11', { interval: 'year', priceCents: 3_650 }), at('2026-04-11'));
    expect(isWaitingDue(less, '2026-04-11')).toBe(false);
    // A credit of $265.00 less a charge of $26.50 exceeds the next bill, so the rest is credited to the one after.
    const document = documentOfBill(less, '2027-01-01', 'Year', waitingLines(less));
    const after = withInvoicedLines(less, { invoiceId: 'i', dueOn: '', isPaid: false }, billedLines(document));
    expect(waitingLines(after).map(({ priceCents }) => priceCents)).toEqual([-(26_500 - 3_650 - 2_650)]);
  });

  it('to another billing interval credits the rest and starts a new period', () => {
    const paid = billed(agreementOf({ startsOn: '2026-06-01', priceCents: 1_000 }), '2026-06-01');
    const yearly = withTerms(paid, terms('2026-06-16', { interval: 'year', priceCents: 10_000 }), at('2026-06-16'));
    expect(waitingLines(yearly).map(({ priceCents }) => priceCents)).toEqual([-500]);
    expect(duePeriod(yearly, '2026-06-16')).toEqual({ from: '2026-06-16', until: '2027-06-01', priceCents: 9_589 });
  });

  it('keeps visits that are done or still possible, and adds the new ones', () => {
    const paid = billed(agreementOf({ startsOn: '2026-01-31' }), '2026-01-31');
    const changed = withTerms(paid, terms('2026-05-10'), at('2026-05-10'));
    expect(changed.visits.map(({ name, dueFrom }) => [name, dueFrom])).toEqual([
      ['Spring tune-up', '2026-04-01'],
      ['Drain check', '2026-07-01'],
    ]);
    // The nightly run adds no visits that were given up or are over.
    expect(dayOver(changed, at('2026-05-11')).visits.map(({ name }) => name)).toEqual([
      'Spring tune-up',
      'Drain check',
    ]);
  });

  it('is refunded in full when the agreement ends before the next bill', () => {
    const paid = billed(agreementOf({ startsOn: '2026-01-01', interval: 'year', priceCents: 36_500 }), '2026-01-01');
    const less = withTerms(paid, terms('2026-04-11', { interval: 'year', priceCents: 18_250 }), at('2026-04-11'));
    const ended = canceled(less, { when: 'today', reason: 'Moved', receipt: 'X' }, at('2026-04-11'));
    // $365.00 paid, with 100 days of it used.
    expect(ended.refunds).toEqual([{ on: '2026-04-11', amountCents: 26_500, creditNotes: [] }]);
  });
});

describe('a scheduled change', () => {
  const ahead = (): Agreement =>
    withTermsAhead(
      billed(agreementOf({ startsOn: '2026-06-01', priceCents: 1_000 }), '2026-06-01'),
      terms('2026-07-01'),
      at('2026-06-10'),
    );

  it('waits for its day, and earlier periods keep the old price even after missed nights', () => {
    // The next run checks whether the new price requires a notice.
    expect(ahead()).toMatchObject({ priceCents: 1_000, nextTerms: { on: '2026-07-01' }, nextActionOn: '2026-06-10' });
    const missed = { ...ahead(), nextBillOn: '2026-06-15' };
    expect(dayOver(missed, at('2026-07-20')).priceCents).toBe(1_000);
    expect(dayOver(ahead(), at('2026-07-01'))).toMatchObject({ priceCents: 3_900, planVersion: 2, nextTerms: null });
  });

  it('is refused for an offered or canceled agreement', () => {
    const draft = buildAgreement();
    expect(() => withTermsAhead(draft, terms('2026-07-01'), at('2026-06-10'))).toThrow(/running/);
    const ended = canceled(
      started(draft, CONSENT, at('2026-01-31')),
      { when: 'period-end', reason: 'x', receipt: 'X' },
      at('2026-01-31'),
    );
    expect(() => withTermsAhead(ended, terms('2026-07-01'), at('2026-02-10'))).toThrow();
  });
});
