import { periodTotalCents } from '@/domain/agreement/record/create';
import { refundByBill } from '@/domain/agreement/record/refundCredit';
import type { AgreementBill, AgreementInput } from '@/domain/agreement/record/schema';
import { formatMoney } from '@/ui/format/money';

/** Returns a billing period's total with tax, in cents; null if it can't be computed. */
export function taxedTotal(
  agreement: Pick<AgreementInput, 'plan' | 'priceCents' | 'currency' | 'tax' | 'units' | 'startsOn'>,
): number | null {
  try {
    return periodTotalCents(agreement, agreement.startsOn);
  } catch {
    return null;
  }
}

/**
 * Describes how the unused part, in cents before tax, is returned to the customer: as a refund, or as a reduction of open bills; '' for
 * nothing.
 */
export function givenBackText(bills: readonly AgreementBill[], unusedCents: number): string {
  const byBill = refundByBill(bills, unusedCents);
  const moneyOf = (isPaid: boolean): string => {
    const cents = byBill.reduce((sum, { bill, netCents }) => sum + (bill.isPaid === isPaid ? netCents : 0), 0);
    return cents === 0 ? '' : formatMoney(cents);
  };
  const [back, off] = [moneyOf(true), moneyOf(false)];
  return [back && `${back} is refunded`, off && `the open bill is reduced by ${off}`].filter(Boolean).join(', ');
}
