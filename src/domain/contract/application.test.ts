import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationsForPayment, type ApplicationEntry, type PaymentContract } from './application';
import {
  NO_RETAINAGE,
  punchListHoldback,
  RETAINAGE_METHODS,
  RETAINAGE_ROUNDINGS,
  type RetainageTerms,
} from './retainage';

const line = (id: string, scheduledValueCents: number) => ({
  id,
  scheduledValueCents,
  retainagePpm: null,
  storedRetainagePpm: null,
  previousCents: 0,
});
const entry = (number: number, changes: Partial<ApplicationEntry> = {}): ApplicationEntry => ({
  number,
  periodEnd: '',
  thisPeriodCents: {},
  completePpm: {},
  storedCents: {},
  certifiedCents: null,
  retainage: null,
  ...changes,
});
const contract = (lines: PaymentContract['lines'], changes: Partial<PaymentContract> = {}): PaymentContract => ({
  originalContractSumCents: lines.reduce((sum, { scheduledValueCents }) => sum + scheduledValueCents, 0),
  lines,
  changeOrders: [],
  retainage: { ...NO_RETAINAGE, workPpm: 100_000 },
  previousCertificatesCents: 0,
  ...changes,
});
const TEN_PERCENT: RetainageTerms = { ...NO_RETAINAGE, workPpm: 100_000 };
const order = { inApplication: null, approvedOn: '', retainagePpm: null };

const termsArbitrary = fc.record({
  method: fc.constantFrom(...RETAINAGE_METHODS),
  rounding: fc.constantFrom(...RETAINAGE_ROUNDINGS),
  workPpm: fc.integer({ min: 0, max: 200_000 }),
  storedPpm: fc.option(fc.integer({ min: 0, max: 200_000 })),
  thresholdPpm: fc.integer({ min: 0, max: 1_000_000 }),
  afterPpm: fc.integer({ min: 0, max: 200_000 }),
  capPpm: fc.integer({ min: 0, max: 200_000 }),
  fixedCents: fc.integer({ min: 0, max: 1_000_000 }),
});

describe('applications for payment', () => {
  it('always add up: column H plus line 5 equals line 9, and certified amounts total line 6', () => {
    const stepped = fc.array(
      fc.record({ a: fc.integer({ min: 0, max: 250_000 }), stored: fc.integer({ min: 0, max: 250_000 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(termsArbitrary, stepped, fc.integer({ min: -500_000, max: 500_000 }), (terms, steps, changeCents) => {
        const results = applicationsForPayment(
          contract([line('a', 1_000_000), line('b', -20_001), line('c', 333_333)], {
            retainage: terms,
            changeOrders: [{ ...order, id: 'CO', amountCents: changeCents, inApplication: 2 }],
          }),
          steps.map(({ a, stored }, index) =>
            entry(index + 1, {
              thisPeriodCents: { a },
              storedCents: { c: stored },
              completePpm: { b: 333_333 * (index + 1) },
            }),
          ),
        );
        let paid = 0;
        for (const { lines, line5Cents, line6Cents, line8Cents, line9Cents } of results) {
          expect(lines.reduce((sum, { balanceCents }) => sum + balanceCents, 0) + line5Cents).toBe(line9Cents);
          paid += line8Cents;
          expect(paid).toBe(line6Cents);
        }
      }),
    );
  });

  it('retain stored material at the work rate unless it has its own', () => {
    const [result] = applicationsForPayment(contract([line('a', 100_000)], { retainage: TEN_PERCENT }), [
      entry(1, { thisPeriodCents: { a: 10_005 }, storedCents: { a: 20_005 } }),
    ]);
    // 10% of 100.05 and of 200.05, each rounded.
    expect(result).toMatchObject({ line5aCents: 1_001, line5bCents: 2_001, line5Cents: 3_002 });
  });

  it('round the work and stored parts of each line separately', () => {
    const [result] = applicationsForPayment(
      contract([line('a', 100_000), line('b', 100_000)], { retainage: { ...TEN_PERCENT, rounding: 'line' } }),
      [entry(1, { thisPeriodCents: { a: 105, b: 105 }, storedCents: { a: 105 } })],
    );
    expect(result).toMatchObject({ line5Cents: 33, line5aCents: null });
    expect(result?.lines.map(({ retainageCents }) => retainageCents)).toEqual([22, 11]);
  });

  it('adjust a threshold and a cap for change orders', () => {
    const banded = contract([line('a', 100_000)], {
      retainage: { ...TEN_PERCENT, method: 'banded-step', thresholdPpm: 500_000, afterPpm: 50_000 },
      changeOrders: [{ ...order, id: 'CO', amountCents: 20_000, inApplication: 2 }],
    });
    const results = applicationsForPayment(banded, [
      entry(1, { thisPeriodCents: { a: 60_000 } }),
      entry(2, { thisPeriodCents: { CO: 20_000 } }),
    ]);
    // 10% of 500 + 5% of 100; then 10% of 600 + 5% of 200.
    expect(results.map(({ line5Cents }) => line5Cents)).toEqual([5_500, 7_000]);
  });

  it('release retainage on everything at exactly the threshold of a step', () => {
    const step = { ...TEN_PERCENT, method: 'retroactive-step', thresholdPpm: 500_000, afterPpm: 50_000 } as const;
    const results = applicationsForPayment(contract([line('a', 33_333)], { retainage: step }), [
      entry(1, { thisPeriodCents: { a: 16_666 } }),
      entry(2, { thisPeriodCents: { a: 1 } }),
    ]);
    expect(results.map(({ line5Cents }) => line5Cents)).toEqual([1_667, 833]);
  });

  it('keep amended terms until they change again', () => {
    const results = applicationsForPayment(contract([line('a', 100_000)]), [
      entry(1, { thisPeriodCents: { a: 50_000 } }),
      entry(2, { retainage: { ...TEN_PERCENT, workPpm: 50_000 } }),
      entry(3, { thisPeriodCents: { a: 50_000 } }),
      entry(4, { retainage: { ...TEN_PERCENT, method: 'fixed', fixedCents: punchListHoldback(1_001) } }),
    ]);
    expect(results.map(({ line5Cents }) => line5Cents)).toEqual([5_000, 2_500, 5_000, 1_502]);
    expect(results.map(({ line8Cents }) => line8Cents)).toEqual([45_000, 2_500, 47_500, 3_498]);
  });

  it('include change orders approved by the end of the period, but never pending ones', () => {
    const changed = contract([line('a', 100_000)], {
      changeOrders: [
        { ...order, id: 'approved', amountCents: 10_000, approvedOn: '2026-11-15' },
        { ...order, id: 'pending', amountCents: 5_000 },
      ],
    });
    const results = applicationsForPayment(changed, [
      entry(1, { periodEnd: '2026-10-31' }),
      entry(2, { periodEnd: '2026-11-15', thisPeriodCents: { approved: 1_000 } }),
    ]);
    expect(results.map(({ line2Cents }) => line2Cents)).toEqual([0, 10_000]);
  });

  it('continue from work and certificates before the first application', () => {
    const [result] = applicationsForPayment(
      contract([{ ...line('a', 100_000), previousCents: 40_000 }], { previousCertificatesCents: 36_000 }),
      [entry(7, { thisPeriodCents: { a: 10_000 } })],
    );
    expect(result).toMatchObject({ line4Cents: 50_000, line7Cents: 36_000, line8Cents: 9_000 });
  });

  it.each<[string, PaymentContract, ApplicationEntry[], string]>([
    [
      'more than scheduled',
      contract([line('a', 100)]),
      [entry(1, { thisPeriodCents: { a: 101 } })],
      'applications.0.thisPeriodCents.a',
    ],
    [
      'stored beyond the rest',
      contract([line('a', 100)]),
      [entry(1, { storedCents: { a: 101 } })],
      'applications.0.storedCents.a',
    ],
    [
      'more than deducted',
      contract([line('a', -100)]),
      [entry(1, { thisPeriodCents: { a: -101 } })],
      'applications.0.thisPeriodCents.a',
    ],
    [
      'an unknown line',
      contract([line('a', 100)]),
      [entry(1, { thisPeriodCents: { b: 1 } })],
      'applications.0.thisPeriodCents.b',
    ],
    [
      'a change order that is not approved',
      contract([line('a', 100)], { changeOrders: [{ ...order, id: 'CO', amountCents: 5, inApplication: 2 }] }),
      [entry(1, { thisPeriodCents: { CO: 5 } })],
      'applications.0.thisPeriodCents.CO',
    ],
    ['numbers out of order', contract([line('a', 100)]), [entry(2), entry(2)], 'applications.1.number'],
    [
      'lines that do not come to the sum',
      contract([line('a', 100)], { originalContractSumCents: 99 }),
      [entry(1)],
      'lines',
    ],
    ['a line twice', contract([line('a', 100), line('a', 1)]), [entry(1)], 'lines'],
    [
      'a line by amount and by percent',
      contract([line('a', 100)]),
      [entry(1, { thisPeriodCents: { a: 1 }, completePpm: { a: 10_000 } })],
      'applications.0.percentCompleteBasisPoints.a',
    ],
    [
      'rates of lines under a cap',
      contract([{ ...line('a', 100), retainagePpm: 0 }], {
        retainage: { ...TEN_PERCENT, method: 'cap-of-contract-sum' },
      }),
      [entry(1)],
      'retainage.method',
    ],
  ])('refuse %s', (_, given, entries, field) => {
    expect(() => applicationsForPayment(given, entries)).toThrow(
      expect.objectContaining({ code: 'invalid', details: { field } }),
    );
  });
});
