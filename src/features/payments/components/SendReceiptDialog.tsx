import { Modal } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { DEPOSIT_RECEIPT, fillTemplate, greetingName, templateOf } from '@/domain/invoice/mailText';
import { suggestedText } from '@/domain/message/paperText';
import { formatCents } from '@/domain/money/format';
import type { Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { SendDialog } from '@/entities/mail/SendDialog';
import { paths } from '@/lib/paths';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

type SendReceiptDialogProps = { payment: Stored<Payment>; onClose: () => void };

/** Sends a payment receipt, with the company's template and the customer's address as editable defaults. */
export function SendReceiptDialog({ payment, onClose }: SendReceiptDialogProps) {
  const { company } = useSession();
  const { settings, isLoading } = useBillingSettings();
  const customer = useRecord(collections.customers, payment.customerId);
  const isFirstLoading = useFirstLoading(isLoading || customer.isLoading);
  if (isFirstLoading)
    return (
      <Modal opened onClose={onClose} title="Send receipt" size="lg">
        <LoadingRows rows={4} label="Preparing the e-mail" />
      </Modal>
    );
  const isDeposit = payment.invoiceNumber === '';
  const { subject, body } = isDeposit ? DEPOSIT_RECEIPT : templateOf(settings, 'receipt');
  const values = {
    number: payment.invoiceNumber,
    company: company.name,
    customer: payment.customerName,
    firstName: greetingName({ name: payment.customerName, sortName: customer.data?.sortName ?? '' }),
    total: formatCents(payment.amountCents, { currency: payment.currency }),
  };
  return (
    <SendDialog
      title="Send receipt"
      kind="receipt"
      subjectId={payment.id}
      customerId={payment.customerId}
      mail={{
        to: customer.data?.email ? [customer.data.email] : [],
        subject: fillTemplate(subject, values),
        message: fillTemplate(body, values),
      }}
      text={{
        kind: 'receipt',
        message: suggestedText('receipt', values, { isDeposit }),
        page: isDeposit ? null : { kind: 'invoice', token: '', pathOf: paths.invoice },
      }}
      submitLabel="Send receipt"
      onClose={onClose}
    />
  );
}
