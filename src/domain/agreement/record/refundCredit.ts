import { grossOf, remainingParts, type IssuedPart } from '../../billing/parts';
import { portionOf } from '../../money/allocate';
import { isIssued } from './income';
import { REFUND_NOTES_LIMIT, type Agreement, type AgreementBill } from './schema';

/** The part of an agreement's invoice that is its price. */
export const PLAN_PART = 'line:plan';

/** What of a refund goes back on which bill, in cents before tax: the newest first, none for more than it was. On an open bill it lowers what is owed. */
export function refundByBill(
  bills: readonly AgreementBill[],
  refundCents: number,
): { bill: AgreementBill; netCents: number }[] {
  let left = refundCents;
  return (
    bills
      // A credit among them gave back before.
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
 * What a credit note of an agreement's invoice takes back for `netCents` of its price, with the tax in the proportion in which it was
 * charged, and never more than is left. @returns 0 where the price is no longer on the invoice
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

/** Refunds of a cancellation whose credit notes are still to be made. */
export const refundsToCredit = ({ refunds }: Pick<Agreement, 'refunds'>): number[] =>
  refunds.flatMap(({ creditNotes }, index) => (creditNotes.length === 0 ? [index] : []));
