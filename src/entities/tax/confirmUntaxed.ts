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
