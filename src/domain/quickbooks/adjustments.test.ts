import { describe, expect, it } from 'vitest';
import { book, certified } from '@/testing/factories/contractMoney';
import { planInput, sampleLink, sampleMapping } from '@/testing/factories/quickbooks';
import { sumOf } from '../money/amounts';
import { deferralsOf, retainageEntries } from './adjustments';
import { adjustedCents } from './books';
import { journalOf } from './journal';
import type { PlanInput } from './plan';
import { planBooks } from './planBooks';
import { reconcile } from './reconcile';
import { remoteDocumentSchema } from './remote';

const month = (name: string, billedCents: number, recognizedCents: number, refundedCents = 0) => ({
  ...{ month: name, billedCents, recognizedCents, refundedCents },
});
/** $1,200.00 billed in January for a year, $100.00 earned each month; it ends in March, and $900.00 is refunded. */
const MONTHS = [month('2026-01', 120_000, 10_000), month('2026-02', 0, 10_000), month('2026-03', 0, 10_000, 90_000)];

const contract = (helds: readonly number[], changes: object = {}) => ({
  ...{ number: 'C-7', customerId: 'customer-1', customerName: 'Ada Lovelace', propertyId: '', book, ...changes },
  applications: helds.map((line5Cents, index) => ({
    ...certified,
    id: `a${String(index + 1)}`,
    number: index + 1,
    certifiedOn: `2026-0${String(index + 1)}-10`,
    copy: { ...certified.copy, line5Cents },
  })),
});

describe('deferred income in the books', () => {
  const documents = deferralsOf(MONTHS, 'USD');

  it('is an entry on each month’s last day, and adds up to the report', () => {
    expect(documents.map(({ key, on, totalCents, adjustment }) => [key, on, totalCents, adjustment?.debit])).toEqual([
      ['deferral:2026-01', '2026-01-31', 110_000, 'agreementIncome'],
      ['deferral:2026-02', '2026-02-28', 10_000, 'deferred'],
      ['deferral:2026-03', '2026-03-31', 100_000, 'deferred'],
    ]);
    expect(sumOf(documents.map(adjustedCents))).toBe(0);
    expect(deferralsOf([month('2026-04', 5_000, 5_000)], 'USD')).toEqual([]);
  });

  it('balances in the journal export', () => {
    const [january] = documents;
    expect(journalOf(january ? [january] : []).map(({ account, cents }) => [account, cents])).toEqual([
      ['Service Income', 110_000],
      ['Deferred income', -110_000],
    ]);
  });
});

describe('retainage in the books', () => {
  it('is the change of line 5 with each certificate, and is reversed on release', () => {
    const entries = retainageEntries([contract([3_000, 5_000, 5_000, 0])], 'USD');
    expect(
      entries.map(({ key, totalCents, adjustment, customerId }) => [key, totalCents, adjustment?.debit, customerId]),
    ).toEqual([
      ['retainage:a1', 3_000, 'retainage', 'customer-1'],
      ['retainage:a2', 2_000, 'retainage', 'customer-1'],
      ['retainage:a4', 5_000, 'contractIncome', 'customer-1'],
    ]);
    expect(sumOf(entries.map(adjustedCents))).toBe(0);
  });

  it('of a contract taken over starts with the earlier retainage', () => {
    const lines = book.lines.map((line, index) => (index === 0 ? { ...line, previousCents: 20_000 } : line));
    const over = { book: { lines, terms: { ...book.terms, previousCertificatesCents: 18_000 } } };
    expect(retainageEntries([contract([3_000], over)], 'USD').map(({ totalCents }) => totalCents)).toEqual([1_000]);
  });
});

describe('adjustments in QuickBooks', () => {
  const documents = [...deferralsOf(MONTHS.slice(0, 1), 'USD'), ...retainageEntries([contract([3_000])], 'USD')];
  const adjustments = { agreementIncome: '79', deferred: '95', contractIncome: '79', retainage: '31' };
  const withMapping = (mapping: object): Partial<PlanInput> => ({
    documents,
    setup: { ...planInput().setup, mapping: { ...sampleMapping, ...mapping } },
  });
  const rows = (input: Partial<PlanInput>) => new Map(planBooks(planInput(input)).map((row) => [row.key, row]));

  it('only wait for their own accounts', () => {
    const blocked = rows(
      withMapping({ adjustments: { agreementIncome: '79', contractIncome: '79', retainage: '31' } }),
    );
    expect(blocked.get('deferral:2026-01')).toMatchObject({
      op: 'blocked',
      reason: 'Choose the account for “Deferred income”.',
    });
    expect(blocked.get('retainage:a1')).toMatchObject({ op: 'create', oursCents: 3_000 });
    expect(rows(withMapping({ adjustments })).get('deferral:2026-01')?.body).toMatchObject({
      TxnDate: '2026-01-31',
      Line: [
        { Amount: 1_100, JournalEntryLineDetail: { PostingType: 'Debit', AccountRef: { value: '79' } } },
        { Amount: 1_100, JournalEntryLineDetail: { PostingType: 'Credit', AccountRef: { value: '95' } } },
      ],
    });
  });

  it('differ if someone reversed an entry there, even with the same amount', () => {
    const entry = (first: string, second: string) =>
      remoteDocumentSchema.parse({
        Id: '9',
        TxnDate: '2026-01-31',
        Line: [
          { Amount: 1_100, JournalEntryLineDetail: { PostingType: first, AccountRef: { value: '79' } } },
          { Amount: 1_100, JournalEntryLineDetail: { PostingType: second, AccountRef: { value: '95' } } },
        ],
      });
    const compared = (JournalEntry: ReturnType<typeof entry>) =>
      reconcile({
        ...{ from: '2026-01-01', to: '2026-01-31', documents: documents.slice(0, 1) },
        links: new Map([
          sampleLink('deferral:2026-01', { entity: 'JournalEntry', remoteId: '9', totalCents: 110_000 }),
        ]),
        remote: { documents: { ...planInput().remote.documents, JournalEntry: [JournalEntry] } },
        setup: { ...planInput().setup, mapping: { ...sampleMapping, adjustments } },
      });
    expect(compared(entry('Debit', 'Credit'))).toMatchObject({
      totals: { deferral: { oursCents: 110_000, theirsCents: 110_000 } },
      differences: [],
    });
    expect(compared(entry('Credit', 'Debit')).differences).toMatchObject([
      { compared: 'deferral', cause: 'amount', oursCents: 110_000, theirsCents: -110_000 },
    ]);
  });
});
