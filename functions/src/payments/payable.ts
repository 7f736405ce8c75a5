import type { Currency } from '@/domain/money/schema';
import type { PublicDocument } from '@/domain/public-document/schema';

/** The amount payable under a link. Exactly one of the two ids is set. */
export type Payable = { cents: number; currency: Currency; invoiceId: string; estimateId: string; name: string };

/**
 * Returns what is owed and not already being paid, from the public view of an invoice or an approved estimate; null when nothing can be
 * paid.
 */
export function payableOf({ kind, subjectId, paper, invoice, estimate }: PublicDocument): Payable | null {
  const number = paper?.number ?? '';
  if (kind === 'invoice' && invoice) {
    const onItsWay = invoice.payments
      .filter(({ isProcessing }) => isProcessing)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const cents = invoice.balanceCents - onItsWay;
    if (!invoice.canPayByCard || cents <= 0) return null;
    return {
      cents,
      currency: invoice.currency,
      invoiceId: subjectId,
      estimateId: '',
      name: `Invoice ${number}`.trim(),
    };
  }
  if (kind === 'estimate' && estimate?.canPayByCard && estimate.depositDueCents > 0) {
    return {
      cents: estimate.depositDueCents,
      currency: estimate.document.currency,
      invoiceId: '',
      estimateId: subjectId,
      name: `Deposit for estimate ${number}`.trim(),
    };
  }
  return null;
}
