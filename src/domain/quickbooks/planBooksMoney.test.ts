import { expect, it } from 'vitest';
import { booksOf } from './ofRecords';
import { type PlanInput, type PlannedRow } from './plan';
import { planBooks } from './planBooks';
import { booksFactsSchema, mappingSchema } from './setup';
import {
  day,
  emptyRemote,
  planInput,
  remoteDocument,
  sampleCredit,
  sampleInvoice,
  sampleLink,
  sampleMapping,
  samplePayment,
  settled,
} from '@/testing/factories/quickbooks';

const plan = (overrides: Partial<PlanInput> = {}): Map<string, PlannedRow> =>
  new Map(planBooks(planInput({ ...overrides })).map((row) => [row.key, row]));
const withFacts = (facts: object, mapping: object = {}): Partial<PlanInput> => ({
  setup: {
    ...planInput().setup,
    facts: booksFactsSchema.parse({ usesTax: true, isTaxAutomatic: true, ...facts }),
    mapping: mappingSchema.parse({ ...sampleMapping, ...mapping }),
  },
});

it('applies a credit through a zero payment, and updates a deposit when it settles an invoice', () => {
  const invoice = sampleInvoice('i1', {}, [settled('credit', 'c1', 4_330), settled('payment', 'p1', 10_000)]);
  const documents = booksOf(
    {
      invoices: [invoice],
      creditNotes: [sampleCredit('c1')],
      payments: [samplePayment('p1', { amountCents: 10_000 })],
    },
    [],
    day,
  );
  const rows = plan({ documents });
  expect(rows.get('apply:credit:c1')?.body).toMatchObject({
    TotalAmt: 0,
    Line: [
      { Amount: 43.3, LinkedTxn: [{ TxnId: '@invoice:i1', TxnType: 'Invoice' }] },
      { Amount: 43.3, LinkedTxn: [{ TxnId: '@credit:c1', TxnType: 'CreditMemo' }] },
    ],
  });
  const sent = sampleLink('payment:p1', {
    entity: 'Payment',
    remoteId: '70',
    isOurs: true,
    totalCents: 10_000,
    sentHash: 'older',
  });
  const there = remoteDocument({ Id: '70', TotalAmt: 100, TxnDate: '2026-03-05' });
  const later = plan({
    documents,
    links: new Map([sent]),
    remote: { ...emptyRemote(), documents: { ...emptyRemote().documents, Payment: [there] } },
  });
  expect(later.get('payment:p1')).toMatchObject({ op: 'update', reason: 'What it pays changed here.' });
});

it('makes a payout one deposit of its payments less fees and refunds, equal to the bank’s amount', () => {
  const payments = [
    samplePayment('p1', { amountCents: 20_000 }),
    samplePayment('p2', { amountCents: 5_000, invoiceId: '' }),
  ];
  // 200.00 + 50.00 − 7.55 of fees − 10.00 of a refund = 232.45
  const payout = {
    id: 'po_1',
    arrivesOn: '2026-03-09',
    amountCents: 23_245,
    feeCents: 755,
    payments: [
      { paymentId: 'p1', amountCents: 20_000 },
      { paymentId: 'p2', amountCents: 5_000 },
    ],
  };
  const documents = booksOf({ invoices: [], creditNotes: [], payments }, [payout], day);
  const lines = (deposits: object) =>
    plan({ documents, ...withFacts({}, { deposits }) }).get('payout:po_1')?.body?.['Line'];
  expect(lines({ card: '35' })).toEqual([
    { Amount: 250, DetailType: 'DepositLineDetail', DepositLineDetail: { AccountRef: { value: '35' } } },
    { Amount: -10, DetailType: 'DepositLineDetail', DepositLineDetail: { AccountRef: { value: '35' } } },
    { Amount: -7.55, DetailType: 'DepositLineDetail', DepositLineDetail: { AccountRef: { value: '60' } } },
  ]);
  expect(lines({})).toMatchObject([
    { Amount: 200, LinkedTxn: [{ TxnId: '@payment:p1', TxnType: 'Payment', TxnLineId: '0' }] },
    { Amount: 50, LinkedTxn: [{ TxnId: '@payment:p2' }] },
    { Amount: -10, DepositLineDetail: { AccountRef: { value: '30' } } },
    { Amount: -7.55, DepositLineDetail: { AccountRef: { value: '60' } } },
  ]);
});
