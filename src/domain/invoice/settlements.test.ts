import { describe, expect, it } from 'vitest';
import { buildInvoice } from '@/testing/factories/invoice';
import type { Settlement } from '../billing/schema';
import { isSettledBy, withSettlement } from './settlements';

const TODAY = '2026-01-12';
const of = (kind: Settlement['kind'], amountCents: number, id: string = kind): Settlement => ({
  id,
  kind,
  name: '',
  amountCents,
  at: '2026-01-12T10:00:00.000Z',
});

describe('an invoice of $250', () => {
  const invoice = buildInvoice({ state: 'issued', dueOn: '2026-02-11' });

  it('is partly paid, then paid and closed', () => {
    const first = withSettlement(invoice, of('payment', 10_000, 'a'), TODAY);
    expect(first).toMatchObject({ status: 'part-paid', balanceCents: 15_000, isOpen: true, totalCents: 25_000 });
    const second = withSettlement(first, of('payment', 15_000, 'b'), TODAY);
    expect(second).toMatchObject({ status: 'paid', balanceCents: 0, isOpen: false, paidCents: 25_000 });
    expect([isSettledBy(second, 'a'), isSettledBy(second, 'c')]).toEqual([true, false]);
  });

  it('is open again after a refund', () => {
    const paid = withSettlement(invoice, of('payment', 25_000), TODAY);
    expect(withSettlement(paid, of('refund', 5_000), TODAY)).toMatchObject({ balanceCents: 5_000, isOpen: true });
  });

  it('is not open once it is void, and a late payment becomes the customer’s credit', () => {
    const late = withSettlement({ ...invoice, state: 'void' }, of('payment', 25_000), TODAY);
    expect(late).toMatchObject({ status: 'void', balanceCents: -25_000, isOpen: false });
  });
});
