import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/amounts';
import type { BookDocument } from './books';
import { journalCsv, journalIif, journalOf, linesByDocument } from './journal';
import { booksOf } from './ofRecords';
import { day, SAMPLE, sampleCredit, sampleInvoice, samplePayment, settled } from '@/testing/factories/quickbooks';

const byKey = (documents: readonly BookDocument[]) => new Map(documents.map((document) => [document.key, document]));

describe('an invoice with payment, tip, credit, write-off and refund', () => {
  const invoice = sampleInvoice('i1', {}, [
    settled('payment', 'p1', 20_000),
    settled('credit', 'c1', 4_330),
    settled('refund', 'refund-p1-r1', 5_000),
    settled('payment', 'p2', 3_000),
    settled('write-off', 'w1', 2_000),
  ]);
  const payments = [
    samplePayment('p1', {
      amountCents: 21_500,
      tipCents: 1_500,
      refunds: [
        {
          id: 'r1',
          amountCents: 5_000,
          at: '2026-03-07T10:00:00.000Z',
          by: '',
          reason: 'Too much',
          providerId: '',
          failedAt: '',
          failureReason: '',
        },
        {
          id: 'r0',
          amountCents: 900,
          at: '2026-03-07T10:00:00.000Z',
          by: '',
          reason: 'Sent back',
          providerId: '',
          failedAt: '2026-03-08T10:00:00.000Z',
          failureReason: 'closed',
        },
      ],
    }),
    samplePayment('p2', { amountCents: 3_000, method: 'cheque', reference: '1187' }),
    samplePayment('p3', { amountCents: 9_000, state: 'processing' }),
  ];
  const documents = booksOf(
    { invoices: [invoice, sampleInvoice('draft', { state: 'draft' })], creditNotes: [sampleCredit('c1')], payments },
    [
      {
        id: 'po_1',
        arrivesOn: '2026-03-09',
        amountCents: 15_870,
        feeCents: 630,
        payments: [{ paymentId: 'p1', amountCents: 21_500 }],
      },
    ],
    day,
  );
  const found = byKey(documents);

  it('becomes one document each, without drafts, pending payments or bounced refunds', () => {
    expect([...found.keys()].toSorted()).toEqual(
      [
        'invoice:i1',
        'credit:c1',
        'write-off:i1.w1',
        'payment:p1',
        'tip:p1',
        'refund:p1.r1',
        'payment:p2',
        'payout:po_1',
      ].toSorted(),
    );
    expect(found.get('invoice:i1')).toMatchObject({
      totalCents: SAMPLE.totalCents,
      taxCents: 330,
      dueOn: '2026-04-01',
    });
    expect(found.get('invoice:i1')?.lines).toEqual([
      { role: 'labour', description: 'Labor', quantityE4: 20_000, unitCents: 10_000, netCents: 20_000, isTaxed: false },
      {
        role: 'material',
        description: 'Capacitor',
        quantityE4: 10_000,
        unitCents: 4_000,
        netCents: 4_000,
        isTaxed: true,
      },
    ]);
  });

  it('is settled in order, and a refund is a separate charge', () => {
    // 243.30 − 200.00 − 43.30 leaves nothing open, so the next payment settles the refund.
    expect(found.get('payment:p1')?.applies).toEqual([{ key: 'invoice:i1', amountCents: 20_000 }]);
    expect(found.get('credit:c1')?.applies).toEqual([{ key: 'invoice:i1', amountCents: 4_330 }]);
    expect(found.get('payment:p2')?.applies).toEqual([{ key: 'refund:p1.r1', amountCents: 3_000 }]);
    expect(found.get('write-off:i1.w1')?.applies).toEqual([{ key: 'refund:p1.r1', amountCents: 2_000 }]);
  });

  it('explains a payout less fees and refunds: $215.00 − $6.30 − $50.00 of the refund = $158.70', () => {
    expect(found.get('payout:po_1')?.payout).toMatchObject({ feeCents: 630, otherCents: 5_000 });
  });

  it('becomes a journal in which every document balances', () => {
    const lines = journalOf(documents);
    for (const [key, group] of linesByDocument(lines))
      expect([key, sumOf(group.map(({ cents }) => cents))]).toEqual([key, 0]);
    const receivable = sumOf(
      lines.filter(({ account }) => account === 'Accounts Receivable').map(({ cents }) => cents),
    );
    // Owed: 243.30 − 200.00 − 43.30 + 50.00 − 30.00 − 20.00 = 0
    expect(receivable).toBe(0);
    expect(journalCsv(lines).split('\r\n')[1]).toBe(
      '2026-03-02,Invoice,1042,Accounts Receivable,243.30,,Ada Lovelace,,invoice:i1',
    );
    const iif = journalIif(lines).split('\r\n');
    expect(iif[3]).toBe('TRNS\tGENERAL JOURNAL\t03/02/2026\tAccounts Receivable\tAda Lovelace\t243.30\t1042\tInvoice');
    expect(iif.filter((line) => line === 'ENDTRNS')).toHaveLength(documents.length);
  });
});

it('exports a line discounted to an odd amount as one piece', () => {
  const invoice = sampleInvoice('i1', {
    totalCents: 18_000,
    taxCents: 0,
    parts: [{ id: 'line:l1', name: 'Labor', netCents: 18_000, taxes: [] }],
  });
  const [document] = booksOf({ invoices: [invoice], creditNotes: [], payments: [] }, [], day);
  expect(document?.lines).toMatchObject([{ quantityE4: 10_000, unitCents: 18_000, netCents: 18_000 }]);
});

it('applies an overpayment up to the balance, and leaves the rest to the customer', () => {
  const invoice = sampleInvoice('i1', {}, [settled('payment', 'p1', 30_000)]);
  const documents = booksOf(
    { invoices: [invoice], creditNotes: [], payments: [samplePayment('p1', { amountCents: 30_000 })] },
    [],
    day,
  );
  expect(byKey(documents).get('payment:p1')).toMatchObject({
    totalCents: 30_000,
    applies: [{ key: 'invoice:i1', amountCents: SAMPLE.totalCents }],
  });
});

it('applies credit used on another invoice as one payment of both', () => {
  const from = sampleInvoice('i1', {}, [settled('payment', 'p1', 30_000), settled('refund', 'credit-given-u1', 5_000)]);
  const to = sampleInvoice('i2', {}, [settled('payment', 'credit-taken-u1', 5_000)]);
  const payments = [samplePayment('p1', { amountCents: 30_000 })];
  const documents = booksOf({ invoices: [from, to], creditNotes: [], payments }, [], day);
  expect([...byKey(documents).keys()]).toEqual(['invoice:i1', 'invoice:i2', 'payment:p1']);
  expect(byKey(documents).get('payment:p1')?.applies).toEqual([
    { key: 'invoice:i1', amountCents: SAMPLE.totalCents },
    { key: 'invoice:i2', amountCents: 5_000 },
  ]);
});
