import { describe, expect, it } from 'vitest';
import { booksOf } from './ofRecords';
import { reconcile, type ReconcileInput } from './reconcile';
import { directionsSchema } from './setup';
import {
  cashPayment,
  day,
  emptyRemote,
  remoteDocument,
  sampleInvoice,
  sampleLink,
  sampleMapping,
  settled,
} from '@/testing/factories/quickbooks';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const invoices = booksOf(
  { invoices: [sampleInvoice('i1', {}, [settled('payment', 'p1', 5_000)])], creditNotes: [], payments: [] },
  [],
  day,
);
const documents = [...invoices, cashPayment({ applies: [{ key: 'invoice:i1', amountCents: 5_000 }] })];
const links = new Map([
  sampleLink('invoice:i1', { entity: 'Invoice', remoteId: '130', totalCents: 24_330, taxCents: 330, isOurs: true }),
  sampleLink('payment:p1', { entity: 'Payment', remoteId: '70', totalCents: 5_000, isOurs: true }),
]);
const there = (invoice: object = {}, payment: object = {}) => ({
  documents: {
    ...emptyRemote().documents,
    Invoice: [
      remoteDocument({
        Id: '130',
        DocNumber: '1042',
        TotalAmt: 243.3,
        Balance: 193.3,
        TxnTaxDetail: { TotalTax: 3.3 },
        ...invoice,
      }),
    ],
    Payment: [remoteDocument({ Id: '70', TotalAmt: 50, TxnDate: '2026-03-05', ...payment })],
  },
});
const compare = (overrides: Partial<ReconcileInput> = {}) =>
  reconcile({
    ...MARCH,
    documents,
    links,
    remote: there(),
    setup: { directions: directionsSchema.parse({}), startOn: '2026-01-01', mapping: sampleMapping },
    ...overrides,
  });

/** Expects every cent of the totals' difference to be in a listed difference. */
function assertExplained({ totals, differences, days }: ReturnType<typeof compare>): void {
  for (const [compared, { oursCents, theirsCents }] of Object.entries(totals)) {
    const listed = differences
      .filter((one) => one.compared === compared)
      .reduce((sum, one) => sum + one.oursCents - one.theirsCents, 0);
    const byDay = days
      .filter((one) => one.compared === compared)
      .reduce((sum, one) => sum + one.oursCents - one.theirsCents, 0);
    expect([compared, listed, byDay]).toEqual([compared, oursCents - theirsCents, oursCents - theirsCents]);
  }
}

describe('matching books', () => {
  it('have no differences by kind, day and document', () => {
    const report = compare();
    expect(report.differences).toEqual([]);
    expect(report.totals).toMatchObject({
      invoice: { oursCents: 24_330, theirsCents: 24_330 },
      payment: { oursCents: 5_000, theirsCents: 5_000 },
      tax: { oursCents: 330, theirsCents: 330 },
      balance: { oursCents: 19_330, theirsCents: 19_330 },
    });
    assertExplained(report);
  });
});

describe('every difference between the books', () => {
  it.each([
    [
      'a cent of tax',
      { remote: there({ TotalAmt: 243.31, TxnTaxDetail: { TotalTax: 3.31 }, Balance: 193.31 }) },
      ['amount', 'tax', 'balance'],
    ],
    ['an amount that was edited', { remote: there({ TotalAmt: 250, Balance: 200 }) }, ['amount', 'balance']],
    ['another date', { remote: there({ TxnDate: '2026-03-03' }) }, ['date']],
    ['another month', { remote: there({ TxnDate: '2026-04-01' }) }, ['date']],
    ['voided there', { remote: there({ TotalAmt: 0, Balance: 0, PrivateNote: 'Voided' }) }, ['void', 'tax', 'balance']],
    ['a payment that is not applied', { remote: there({ Balance: 243.3 }) }, ['balance']],
    ['deleted there', { remote: { documents: { ...there().documents, Payment: [] } } }, ['gone']],
    [
      'not pushed',
      { links: new Map([...links].slice(0, 1)), remote: { documents: { ...there().documents, Payment: [] } } },
      ['missing-there'],
    ],
    [
      'entered there',
      {
        remote: {
          documents: {
            ...there().documents,
            Payment: [
              ...there().documents.Payment,
              remoteDocument({ Id: '71', TotalAmt: 12.34, TxnDate: '2026-03-09' }),
            ],
          },
        },
      },
      ['missing-here'],
    ],
  ] as [string, Partial<ReconcileInput>, string[]][])('is explained: %s', (_name, overrides, causes) => {
    const report = compare(overrides);
    expect(report.differences.map(({ cause }) => cause)).toEqual(causes);
    for (const { why } of report.differences) expect(why).not.toBe('');
    assertExplained(report);
  });

  it('has a single reason for an extra cent of tax, not a missing payment', () => {
    const { differences } = compare({
      remote: there({ TotalAmt: 243.31, TxnTaxDetail: { TotalTax: 3.31 }, Balance: 193.31 }),
    });
    expect(differences.map(({ compared, why }) => [compared, why])).toEqual([
      ['invoice', 'Someone changed its amount in QuickBooks after it was pushed.'],
      ['tax', 'Someone changed its tax in QuickBooks after it was pushed.'],
      ['balance', 'Only because its amount differs: as much is paid on both sides.'],
    ]);
    const paidThere = compare({ remote: there({ TotalAmt: 250, Balance: 100 }) }).differences.at(-1);
    expect(paidThere?.why).toContain('QuickBooks has more paid on it');
  });
});
