import type { Settlement } from '../billing/schema';
import { settle } from '../billing/settle';
import { statusOf } from './facts';
import type { Invoice } from './schema';

export type SettledFields = Pick<
  Invoice,
  | 'document'
  | 'paidCents'
  | 'refundedCents'
  | 'creditedCents'
  | 'writtenOffCents'
  | 'balanceCents'
  | 'isOpen'
  | 'status'
>;

/** A voided invoice is no longer owed; any money paid on it anyway belongs to the customer. */
const owedTotal = ({ state, totalCents }: Pick<Invoice, 'state' | 'totalCents'>): number =>
  state === 'void' ? 0 : totalCents;

/** Returns the fields of an issued invoice derived from its settlements, as of `today`. Its total stays what it was issued for. */
export function settledFields(invoice: Invoice, settlements: readonly Settlement[], today: string): SettledFields {
  const settled = settle(owedTotal(invoice), settlements);
  const isOpen = (invoice.state === 'issued' || invoice.state === 'disputed') && settled.balanceCents > 0;
  return {
    document: { ...invoice.document, settlements: [...settlements] },
    ...settled,
    isOpen,
    status: statusOf({ ...invoice, ...settled }, today),
  };
}

/** Returns the same invoice with one more settlement. */
export const withSettlement = (invoice: Invoice, settlement: Settlement, today: string): Invoice => ({
  ...invoice,
  ...settledFields(invoice, [...invoice.document.settlements, settlement], today),
});

/** Returns the same invoice without one of its settlements. */
export const withoutSettlement = (invoice: Invoice, settlement: Settlement, today: string): Invoice => ({
  ...invoice,
  ...settledFields(
    invoice,
    invoice.document.settlements.filter((one) => one !== settlement),
    today,
  ),
});

/** Whether it already has a settlement with this id: a duplicate counts once. */
export const isSettledBy = (invoice: Invoice, id: string): boolean =>
  invoice.document.settlements.some((settlement) => settlement.id === id);
