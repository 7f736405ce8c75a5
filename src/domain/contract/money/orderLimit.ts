import { sumOf } from '../../money/amounts';
import { formatCents } from '../../money/format';
import type { ContractBook } from './book';
import type { ChangeOrderRecord } from './changeOrder';

type Order = Pick<ChangeOrderRecord, 'state' | 'amountCents'> & { id: string };
type Sums = { book: Pick<ContractBook, 'originalSumCents'>; orders: readonly Order[] };

/**
 * Returns why a change order must not be sent, as a message: with it and the deductions already awaiting signatures, the contract would
 * fall below zero. '' if it may. Pending additions don't count: they may never be signed.
 */
export function orderFault({ book, orders }: Sums, order: Pick<Order, 'id' | 'amountCents'>): string {
  if (order.amountCents >= 0) return '';
  const others = orders.filter(({ id }) => id !== order.id);
  const leftCents =
    book.originalSumCents +
    sumOf(
      others.map(({ state, amountCents }) =>
        state === 'approved' ? amountCents : state === 'sent' ? Math.min(0, amountCents) : 0,
      ),
    );
  return leftCents + order.amountCents >= 0
    ? ''
    : `This takes ${formatCents(-order.amountCents)} off, but the contract comes to ${formatCents(Math.max(0, leftCents))} with the changes so far.`;
}

/** Returns what to double-check about a change order, or '': an addition above the contract itself is often a typo. */
export const orderDoubt = ({ originalSumCents }: Sums['book'], { amountCents }: Pick<Order, 'amountCents'>): string =>
  originalSumCents > 0 && amountCents > originalSumCents
    ? `This is more than the contract itself (${formatCents(originalSumCents)}). Check the amounts.`
    : '';
