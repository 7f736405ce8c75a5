import type { DocumentTax } from '@/domain/tax/schema';
import { isUntaxed } from '@/domain/tax/untaxed';
import { confirmAction } from '@/ui/feedback/confirm';

/** Asks before a document leaves that charges no tax without a reason on file. True where there is nothing to ask. */
export const confirmUntaxed = async (tax: DocumentTax, confirmLabel: string): Promise<boolean> =>
  !isUntaxed(tax) ||
  confirmAction({
    title: 'Send it without sales tax?',
    message:
      'No tax zone is chosen and the customer has no tax exemption on file, so no sales tax is charged. Go ahead only if this work is not taxed.',
    confirmLabel,
    cancelLabel: 'Go back',
  });

/** The same for several invoices: asks once, and says how many of them charge no tax. */
export async function confirmUntaxedOf(taxes: readonly DocumentTax[], confirmLabel: string): Promise<boolean> {
  const { length } = taxes.filter(isUntaxed);
  return (
    length === 0 ||
    confirmAction({
      title: 'Send without sales tax?',
      message: `${taxes.length === 1 ? 'It charges' : `${length} of ${taxes.length} invoices charge`} no sales tax: no tax zone is chosen, and the customer has no tax exemption on file. Go ahead only if this work is not taxed.`,
      confirmLabel,
      cancelLabel: 'Go back',
    })
  );
}
