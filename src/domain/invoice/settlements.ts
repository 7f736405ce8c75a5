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

/** The reason for a voided invoice is gone; any money paid on it anyway is the customer's. */
const owedTotal = ({ state, totalCents }: Pick<Invoice, 'state' | 'totalCents'>): number =>
  state === 'void' ? 0 : totalCents;

/** The fields of an issued invoice that follow from what settles it, as of `today`. Its total stays what it was issued for. */
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

/** The same invoice with one more thing that settles it. */
export const withSettlement = (invoice: Invoice, settlement: Settlement, today: string): Invoice => ({
  ...invoice,
  ...settledFields(invoice, [...invoice.document.settlements, settlement], today),
});

/** The same invoice without one of the things that settle it. */
export const withoutSettlement = (invoice: Invoice, settlement: Settlement, today: string): Invoice => ({
  ...invoice,
  ...settledFields(
    invoice,
    invoice.document.settlements.filter((one) => one !== settlement),
    today,
  ),
});

/** Whether something of this id settles it already: what comes twice counts once. */
export const isSettledBy = (invoice: Invoice, id: string): boolean =>
  invoice.document.settlements.some((settlement) => settlement.id === id);
