import type { Invoice } from '@/domain/invoice/schema';
import type { Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { SendDialog } from '@/entities/mail/SendDialog';
import { receiptMailOf, textOf } from '../../invoiceMail';

type ReceiptDialogProps = { invoice: Stored<Invoice>; payment: Stored<Payment>; onClose: () => void };

/** Sends a payment receipt. */
export function ReceiptDialog({ invoice, payment, onClose }: ReceiptDialogProps) {
  const { company, settings } = usePrintedAs(invoice.businessUnitId);
  const readAnew = useReadMoneyAnew();
  const { amountCents } = payment;
  return (
    <SendDialog
      title="Send receipt"
      kind="receipt"
      subjectId={payment.id}
      customerId={invoice.customerId}
      mail={receiptMailOf({ invoice, settings, company, amountCents })}
      text={textOf({ invoice, company, kind: 'receipt', amountCents })}
      submitLabel="Send receipt"
      onSent={readAnew}
      suggestions={[invoice.customerEmail]}
      onClose={onClose}
    />
  );
}
