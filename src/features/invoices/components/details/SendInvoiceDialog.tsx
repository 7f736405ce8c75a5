import { invoiceLabel, isToRemindOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { useToday } from '@/entities/company/useToday';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { SendDialog } from '@/entities/mail/SendDialog';
import { mailOf, textOf } from '../../invoiceMail';
import { InvoicePaper } from '../InvoicePaper';

/** Sends an invoice by e-mail; a late one goes out as a reminder. */
export function SendInvoiceDialog({ invoice, onClose }: { invoice: Stored<Invoice>; onClose: () => void }) {
  const { company, settings } = usePrintedAs(invoice.businessUnitId);
  const today = useToday();
  const readAnew = useReadMoneyAnew();
  // An invoice that was never e-mailed goes out as an invoice first.
  const isLate = invoice.sentAt !== '' && isToRemindOf(invoice, today);
  const mail = mailOf({ invoice, settings, company, kind: isLate ? 'reminder' : 'invoice' });
  return (
    <SendDialog
      title={isLate ? `Send reminder for ${invoiceLabel(invoice)}` : `Send ${invoiceLabel(invoice)}`}
      kind="invoice"
      subjectId={invoice.id}
      customerId={invoice.customerId}
      mail={mail}
      text={textOf({ invoice, company, kind: isLate ? 'payment-reminder' : 'invoice' })}
      submitLabel={isLate ? 'Send reminder' : 'Send invoice'}
      isReminder={isLate}
      suggestions={[invoice.customerEmail]}
      onSent={readAnew}
      preview={(shown) => <InvoicePaper invoice={invoice} mail={shown} />}
      onClose={onClose}
    />
  );
}
