import { grossOf, remainingParts, type IssuedPart } from '../../billing/parts';
import { portionOf } from '../../money/allocate';
import { isIssued } from './income';
import { REFUND_NOTES_LIMIT, type Agreement, type AgreementBill } from './schema';

/** The part of an agreement's invoice that holds the plan's price. */
export const PLAN_PART = 'line:plan';

/**
 * Distributes a refund over bills, in cents before tax: the newest first, none for more than it was. On an open bill it lowers what is
 * owed.
 */
export function refundByBill(
  bills: readonly AgreementBill[],
  refundCents: number,
): { bill: AgreementBill; netCents: number }[] {
  let left = refundCents;
  return (
    bills
      // Credits among them were refunds already.
      .filter((bill) => isIssued(bill) && bill.invoiceId !== '' && bill.priceCents > 0)
      .toReversed()
      .slice(0, REFUND_NOTES_LIMIT)
      .flatMap((bill) => {
        const netCents = Math.min(left, bill.priceCents);
        left -= netCents;
        return netCents > 0 ? [{ bill, netCents }] : [];
      })
  );
}

/**
 * Returns what a credit note for an agreement's invoice takes back for `netCents` of its price, with tax in the proportion in which it
 * was charged, and never more than is left. @returns 0 if the price is no longer on the invoice
 */
export function creditOfRefund(
  { issued, creditedBefore }: { issued: readonly IssuedPart[]; creditedBefore: readonly IssuedPart[] },
  { priceCents }: Pick<AgreementBill, 'priceCents'>,
  netCents: number,
): number {
  const part = issued.find(({ id }) => id === PLAN_PART);
  const left = remainingParts(issued, creditedBefore).find(({ id }) => id === PLAN_PART);
  if (!part || !left || priceCents === 0) return 0;
  return Math.min(grossOf(left), portionOf(grossOf(part), netCents, priceCents));
}

/** Returns the indexes of a cancellation's refunds whose credit notes still have to be created. */
export const refundsToCredit = ({ refunds }: Pick<Agreement, 'refunds'>): number[] =>
  refunds.flatMap(({ creditNotes }, index) => (creditNotes.length === 0 ? [index] : []));
