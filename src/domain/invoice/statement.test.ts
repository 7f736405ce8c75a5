import { expect, it } from 'vitest';
import { companySchema } from '../company/schema';
import { EMPTY_ADDRESS } from '../contact/schema';
import { ledgerEntrySchema, type LedgerEntry } from '../ledger/schema';
import { statementPaper, statementStart } from './statement';

const entry = (fields: Partial<LedgerEntry>): LedgerEntry =>
  ledgerEntrySchema.parse({
    kind: 'issued',
    on: '2026-06-02',
    month: '2026-06',
    at: '2026-06-02T10:00:00.000Z',
    by: 'user-1',
    customerId: 'ada',
    invoiceNumber: 'INV-7',
    balanceChangeCents: 0,
    ...fields,
  });

it('starts 90 days back, or at the oldest open invoice', () => {
  expect(statementStart([], '2026-06-30')).toBe('2026-04-01');
  expect(statementStart([{ issuedOn: '2026-05-01' }, { issuedOn: '' }], '2026-06-30')).toBe('2026-04-01');
  expect(statementStart([{ issuedOn: '2026-01-15' }], '2026-06-30')).toBe('2026-01-15');
});

it('starts with the previous balance, less overpayments, and ends at the current one', () => {
  const paper = statementPaper({
    company: companySchema.parse({ name: 'Lovelace Heating', ownerId: 'owner', timeZone: 'America/Chicago' }),
    recipient: { name: 'Ada', address: EMPTY_ADDRESS },
    currency: 'USD',
    today: '2026-06-30',
    open: [],
    // Newest first, as they are read.
    entries: [
      entry({ kind: 'payment', on: '2026-06-09', at: '2026-06-09T10:00:00.000Z', balanceChangeCents: -4_000 }),
      entry({ balanceChangeCents: 10_000 }),
    ],
    balance: { openCount: 1, balanceCents: 9_000, overpaidCents: 1_000, byYear: {} },
  });
  expect(paper.rows.map((row) => Object.values(row).join(' | '))).toEqual([
    'Apr 1, 2026 | Balance brought forward |  |  | $20.00',
    'Jun 2, 2026 | Invoice INV-7 | $100.00 |  | $120.00',
    'Jun 9, 2026 | Payment on INV-7 |  | $40.00 | $80.00',
  ]);
  expect(paper.headline).toEqual({ label: 'Balance due', amountText: '$80.00' });
});
