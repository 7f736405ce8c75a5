import type { InvoiceInput } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { confirmUntaxed } from '@/entities/tax/confirmUntaxed';
import { AppError } from '@/lib/appError';
import { confirmAction } from '@/ui/feedback/confirm';

type Asked = { totalCents: number; isSending: boolean; isOnline: boolean };

/**
 * Checks what can't be changed once an invoice is issued: the amount and its tax.
 * @throws AppError with what to do instead.
 */
export async function assertIssuable(
  { kind, document }: InvoiceInput,
  { totalCents, isSending, isOnline }: Asked,
): Promise<void> {
  if (!isOnline)
    throw new AppError({
      code: 'unavailable',
      userMessage: 'This needs a connection. Save it as a draft: nothing is lost, and it can be sent later.',
    });
  if (totalCents === 0 && kind !== 'progress') {
    const isMeant = await confirmAction({
      title: 'The total is zero',
      message: `This invoice is over ${formatCents(0, { currency: document.currency })}. Once it is issued it cannot be changed.`,
      confirmLabel: isSending ? 'Send anyway' : 'Issue anyway',
      cancelLabel: 'Add prices first',
    });
    if (!isMeant) throw new AppError({ code: 'invalid', userMessage: 'Give the lines a price, then send it.' });
  } else if (!(await confirmUntaxed(document, isSending ? 'Send without tax' : 'Issue without tax'))) {
    throw new AppError({
      code: 'invalid',
      userMessage: 'Not sent. Check the tax class of the lines and the tax below them first.',
    });
  }
}
