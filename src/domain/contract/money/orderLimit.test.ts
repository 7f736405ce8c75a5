import { describe, expect, it } from 'vitest';
import { orderDoubt, orderFault } from './orderLimit';

const book = { originalSumCents: 100_000 };
const order = (id: string, state: 'draft' | 'sent' | 'approved' | 'rejected', amountCents: number) => ({
  id,
  state,
  amountCents,
});

describe('a change order', () => {
  it('may not deduct more than the contract total, including approved and pending changes', () => {
    const fault = (amountCents: number, ...orders: ReturnType<typeof order>[]) =>
      orderFault({ book, orders }, { id: 'new', amountCents });
    expect(fault(-100_000)).toBe('');
    expect(fault(-100_001)).toBe(
      'This takes $1,000.01 off, but the contract comes to $1,000.00 with the changes so far.',
    );
    expect(fault(-120_000, order('a', 'approved', 20_000))).toBe('');
    // Orders that can never be signed, rejected orders, and the order itself.
    expect(fault(-120_000, order('a', 'sent', 20_000), order('b', 'rejected', 20_000))).not.toBe('');
    expect(fault(-60_000, order('a', 'sent', -50_000))).toContain('comes to $500.00');
    expect(fault(-60_000, order('new', 'sent', -60_000))).toBe('');
    expect(fault(1_000_000)).toBe('');
  });

  it('larger than the contract itself needs confirmation', () => {
    expect(orderDoubt(book, { amountCents: 100_000 })).toBe('');
    expect(orderDoubt(book, { amountCents: 100_001 })).toContain('more than the contract itself ($1,000.00)');
  });
});
