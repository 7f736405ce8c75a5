import { describe, expect, it } from 'vitest';
import {
  addToMonth,
  addToYears,
  depositExposure,
  exposureOf,
  moveBalance,
  moveReceivables,
  NO_EXPOSURE,
  type Exposure,
} from './addUp';
import {
  customerBalanceSchema,
  ledgerEntrySchema,
  ledgerMonthSchema,
  type LedgerEntry,
  NO_RECEIVABLES,
  type LedgerMonth,
  type Receivables,
} from './schema';

const EMPTY = ledgerMonthSchema.parse({ month: '2026-06' });
const entry = (changes: Partial<LedgerEntry>): LedgerEntry =>
  ledgerEntrySchema.parse({
    kind: 'issued',
    on: '2026-06-01',
    month: '2026-06',
    at: '2026-06-01T00:00:00.000Z',
    by: 'u1',
    customerId: 'ada',
    balanceChangeCents: 0,
    ...changes,
  });
/** Returns a month's figures that differ from an empty month's, except its days. */
const figures = (month: LedgerMonth) =>
  Object.fromEntries(
    Object.entries(month).filter(
      ([key, value]) => key !== 'days' && JSON.stringify(value) !== JSON.stringify(EMPTY[key as keyof LedgerMonth]),
    ),
  );

describe('a ledger month', () => {
  it('keeps daily totals', () => {
    const entries = [{ salesCents: 100 }, { moneyCents: 30 }, { on: '2026-06-02', salesCents: -5 }];
    expect(entries.map(entry).reduce(addToMonth, EMPTY).days).toEqual({
      '01': { salesCents: 100, moneyCents: 30 },
      '02': { salesCents: -5, moneyCents: 0 },
    });
  });
  it.each<[string, Partial<LedgerEntry>[], object]>([
    ['an invoice', [{ salesCents: 100, taxCents: 8 }], { issuedCount: 1, salesCents: 100, taxCents: 8 }],
    ['one that is voided', [{ salesCents: 100 }, { kind: 'voided', salesCents: -100 }], {}],
    ['a credit note', [{ kind: 'credited', salesCents: -50, taxCents: -4 }], { salesCents: -50, taxCents: -4 }],
    ['what is given up', [{ kind: 'written-off', balanceChangeCents: -70 }], { writtenOffCents: 70 }],
    [
      'money',
      [{ kind: 'payment', moneyCents: 110, tipCents: 10, balanceChangeCents: -100 }],
      { receivedCents: 110, tipCents: 10 },
    ],
    ['money that goes back', [{ kind: 'refund', moneyCents: -30 }], { refundedCents: 30 }],
    [
      'a refund that the bank sends back',
      [
        { kind: 'refund', moneyCents: -30 },
        { kind: 'refund', moneyCents: 30 },
      ],
      {},
    ],
    [
      'cash',
      [{ kind: 'payment', moneyCents: 5, method: 'cash' }],
      { receivedCents: 5, methods: { cash: { count: 1, moneyCents: 5 } } },
    ],
    [
      'cash of which some goes back',
      [
        { kind: 'payment', moneyCents: 5, method: 'cash' },
        { kind: 'refund', moneyCents: -2, method: 'cash' },
      ],
      { receivedCents: 5, refundedCents: 2, methods: { cash: { count: 1, moneyCents: 3 } } },
    ],
  ])('totals %s', (_, entries, expected) => {
    expect(figures(entries.map(entry).reduce(addToMonth, EMPTY))).toEqual(expected);
  });

  it('keeps each tax rate and each discount reason separate', () => {
    const tax = (ratePpm: number, taxCents: number) => ({
      taxId: 't',
      name: 'T',
      jurisdiction: 'TX',
      level: '',
      region: '',
      ratePpm,
      taxableCents: taxCents * 10,
      taxCents,
    });
    const discount = (reason: string, amountCents: number) => ({
      discountId: 'd',
      name: 'D',
      reason,
      byUid: 'u1',
      amountCents,
    });
    const month = [
      entry({ taxes: [tax(1, 5), tax(2, 7)], discounts: [discount('Loyal', 50), discount('Late', 20)] }),
      entry({ kind: 'credited', taxes: [tax(1, -2)], discounts: [discount('Loyal', -50)] }),
    ].reduce(addToMonth, EMPTY);
    expect(
      Object.values(month.taxes).map(({ ratePpm, taxCents, taxableCents }) => [ratePpm, taxCents, taxableCents]),
    ).toEqual([
      [1, 3, 30],
      [2, 7, 70],
    ]);
    expect(
      Object.values(month.discounts).map(({ reason, amountCents, count }) => [reason, amountCents, count]),
    ).toEqual([
      ['Loyal', 0, 0],
      ['Late', 20, 1],
    ]);
    expect(month.discountCents).toBe(20);
  });
});

describe('receivables', () => {
  const moved = (owed: Receivables, before: Exposure, after: Exposure, businessUnitId = '') =>
    moveReceivables(owed, { before, after, businessUnitId });
  const invoice = (balanceCents: number, dueOn = '2026-07-01') => exposureOf({ state: 'issued', dueOn, balanceCents });

  it.each([
    ['a draft', exposureOf({ state: 'draft', dueOn: '', balanceCents: 100 }), [0, 0, 0], {}],
    ['an open invoice', invoice(100), [1, 100, 0], { '2026-07-01': { count: 1, balanceCents: 100 } }],
    ['a paid one', invoice(0), [0, 0, 0], {}],
    ['an overpaid one', invoice(-40), [0, 0, 40], {}],
    ['a deposit', depositExposure(30), [0, 0, 30], {}],
  ])('count %s once, and nothing when it is gone', (_, exposure, [openCount, balanceCents, overpaidCents], byDueOn) => {
    const none = customerBalanceSchema.parse({});
    const balance = moveBalance(none, NO_EXPOSURE, exposure);
    expect(balance).toEqual({ ...none, openCount, balanceCents, overpaidCents });
    expect(moveBalance(balance, exposure, NO_EXPOSURE)).toEqual(none);
    const receivables = moved(NO_RECEIVABLES, NO_EXPOSURE, exposure);
    expect(receivables.byDueOn).toEqual(byDueOn);
    expect(moved(receivables, exposure, NO_EXPOSURE).byDueOn).toEqual({});
  });

  it('combine two invoices due on one day, and subtract a payment', () => {
    const both = [invoice(100), invoice(50)].reduce((sum, one) => moved(sum, NO_EXPOSURE, one), NO_RECEIVABLES);
    expect(moved(both, invoice(100), invoice(30)).byDueOn).toEqual({
      '2026-07-01': { count: 2, balanceCents: 80 },
    });
  });
});

describe('a business unit', () => {
  it('has its own totals, which are also in the company’s', () => {
    const month = [
      entry({ businessUnitId: 'pl', salesCents: 1000, taxCents: 80 }),
      entry({ salesCents: 500 }),
      entry({ kind: 'payment', businessUnitId: 'pl', moneyCents: 600, method: 'cash', on: '2026-06-03' }),
    ].reduce(addToMonth, EMPTY);
    expect(month).toMatchObject({ salesCents: 1500, taxCents: 80, receivedCents: 600, issuedCount: 2 });
    expect(Object.keys(month.units)).toEqual(['pl']);
    expect(month.units['pl']).toMatchObject({
      ...{ issuedCount: 1, salesCents: 1000, taxCents: 80, receivedCents: 600 },
      methods: { cash: { count: 1, moneyCents: 600 } },
      days: { '01': { salesCents: 1000, moneyCents: 0 }, '03': { salesCents: 0, moneyCents: 600 } },
    });
  });

  it('has the open balance of its invoices', () => {
    const open = exposureOf({ state: 'issued', dueOn: '2026-07-01', balanceCents: 100 });
    const owed = moveReceivables(NO_RECEIVABLES, { before: NO_EXPOSURE, after: open, businessUnitId: 'pl' });
    expect(owed).toEqual({
      byDueOn: { '2026-07-01': { count: 1, balanceCents: 100 } },
      units: { pl: { '2026-07-01': { count: 1, balanceCents: 100 } } },
    });
    const other = moveReceivables(owed, { before: NO_EXPOSURE, after: open, businessUnitId: '' });
    expect(other.byDueOn['2026-07-01']?.count).toBe(2);
    expect(other.units).toEqual(owed.units);
  });
});

describe('a customer’s yearly totals', () => {
  it('include tax and payments, and drop what is taken back', () => {
    const none = customerBalanceSchema.parse({});
    const invoiced = { ...none, byYear: addToYears(none, entry({ salesCents: 100, taxCents: 8 }), 1) };
    const paid = entry({ kind: 'payment', on: '2027-01-02', moneyCents: 50 });
    const both = { ...none, byYear: addToYears(invoiced, paid, 1) };
    expect(both.byYear).toEqual({
      '2026': { invoicedCents: 108, paidCents: 0 },
      '2027': { invoicedCents: 0, paidCents: 50 },
    });
    expect(addToYears(both, paid, -1)).toEqual(invoiced.byYear);
  });
});
