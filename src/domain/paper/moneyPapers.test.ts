import { describe, expect, it } from 'vitest';
import { ageReceivables } from '../billing/aging';
import { PAPER_HEADER, rowsOf } from '@/testing/factories/paper';
import { paperOfCreditNote } from './creditNote';
import { paperOfReceipt } from './receipt';
import { paperSchema } from './schema';
import { paperOfStatement } from './statement';

describe('payment documents', () => {
  it('say on a receipt what was paid, for what, and what is left', () => {
    const paper = paperOfReceipt({
      ...PAPER_HEADER,
      currency: 'USD',
      balanceCents: 2_500,
      payment: { amountCents: 10_000, paidAt: '2026-06-02', methodText: 'Visa ending in 4242' },
      allocations: [{ text: 'Invoice INV-1042', amountCents: 10_000 }],
    });
    expect(paperSchema.parse(paper)).toEqual(paper);
    expect(paper.headline).toEqual({ label: 'Received with thanks', amountText: '$100.00' });
    expect(rowsOf(paper)).toEqual(['Paid | $100.00', 'Balance due | $25.00']);
  });

  it('keep a running balance on a statement', () => {
    const entries = [
      { at: '2026-06-02', text: 'Invoice INV-1', chargeCents: 10_000, paymentCents: 0 },
      { at: '2026-06-09', text: 'Payment', chargeCents: 0, paymentCents: 4_000 },
    ];
    const aging = ageReceivables([{ dueDate: '2026-05-01', balanceCents: 8_500 }], '2026-06-30');
    const paper = paperOfStatement({
      ...PAPER_HEADER,
      currency: 'USD',
      from: '2026-06-01',
      to: '2026-06-30',
      openingCents: 2_500,
      entries,
      aging,
    });
    expect(paper.rows.map((row) => Object.values(row).join(' | '))).toEqual([
      'Jun 1, 2026 | Balance brought forward |  |  | $25.00',
      'Jun 2, 2026 | Invoice INV-1 | $100.00 |  | $125.00',
      'Jun 9, 2026 | Payment |  | $40.00 | $85.00',
    ]);
    expect(paper.headline).toEqual({ label: 'Balance due', amountText: '$85.00' });
    expect(paper.aging).toContainEqual({ label: '31–60 days', amountText: '$85.00' });
  });

  it('combine a statement’s oldest rows if there are too many', () => {
    const entries = [...Array(1200).keys()].map(() => ({
      at: '2026-06-02',
      text: 'Invoice',
      chargeCents: 100,
      paymentCents: 0,
    }));
    const paper = paperOfStatement({
      ...PAPER_HEADER,
      currency: 'USD',
      from: '2026-06-01',
      to: '2026-06-30',
      openingCents: 0,
      entries,
    });
    expect(paperSchema.safeParse(paper).success).toBe(true);
    expect(paper.rows[0]).toMatchObject({
      text: 'Balance brought forward, 201 earlier entries included',
      balanceText: '$201.00',
    });
    expect(paper.headline.amountText).toBe('$1,200.00');
  });

  it('credit the price and each tax on a credit note', () => {
    const parts = [{ id: 'line:a', name: 'Labor', netCents: 10_000, taxes: [{ taxId: 's', amountCents: 625 }] }];
    const paper = paperOfCreditNote({
      ...PAPER_HEADER,
      currency: 'USD',
      date: '2026-06-05',
      invoiceNumber: 'INV-1042',
      parts,
      taxNames: new Map([['s', 'Texas sales tax']]),
    });
    expect(rowsOf(paper)).toEqual(['Subtotal | $100.00', 'Texas sales tax | $6.25', 'Total credit | $106.25']);
    expect(paperSchema.parse(paper)).toEqual(paper);
  });
});
