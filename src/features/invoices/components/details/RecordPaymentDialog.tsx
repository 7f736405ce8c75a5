import { Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useSession } from '@/data/react/WorkspaceProvider';
import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { amountCents } from '@/domain/money/schema';
import { recordPayment } from '@/domain/payment/api';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/domain/payment/schema';
import { line, type Stored } from '@/domain/record/schema';
import { closedFault, closingText, firstOpenDay } from '@/domain/ledger/closing';
import { useToday } from '@/entities/company/useToday';
import { useBookClosing } from '@/entities/ledger/useBookClosing';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useInvoiceCall } from '../../hooks/useInvoiceCall';

const BY_HAND = PAYMENT_METHODS.filter((method) => method !== 'card');
const METHODS = BY_HAND.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));

const formSchema = z.object({
  amountCents: amountCents.refine((cents) => cents > 0, 'Enter an amount'),
  method: z.enum(BY_HAND as ['bank', 'cash', 'cheque', 'financing', 'other']),
  receivedOn: z.iso.date('Use a valid date'),
  reference: line(120),
  note: line(1000),
});

type RecordPaymentDialogProps = { invoice: Stored<Invoice>; onClose: () => void };

/** Records a payment by hand; the amount defaults to the balance. */
export function RecordPaymentDialog({ invoice, onClose }: RecordPaymentDialogProps) {
  const { uid } = useSession();
  const call = useInvoiceCall();
  const today = useToday();
  const { closing } = useBookClosing();
  // Created when the dialog opens, so a second click or a retry is the same payment.
  const [paymentId] = useState(() => newId());
  const format = { currency: invoice.document.currency };
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: {
      amountCents: Math.max(0, invoice.balanceCents),
      method: 'cheque',
      receivedOn: today,
      reference: '',
      note: '',
    },
    draftKey: `${uid}:payment:${invoice.id}`,
  });
  const submit = async (values: z.infer<typeof formSchema>): Promise<void> => {
    if (values.receivedOn > today)
      throw new AppError({
        code: 'invalid',
        userMessage: 'The date received cannot be in the future.',
        details: { fieldErrors: { receivedOn: 'Not later than today' } },
      });
    const fault = closedFault([values.receivedOn], closing);
    if (fault !== '')
      throw new AppError({ code: 'invalid', userMessage: fault, details: { fieldErrors: { receivedOn: fault } } });
    // Overpayments are intentional if the dialog says so; otherwise the server asks.
    const mayOverpay = values.amountCents > invoice.balanceCents;
    await call(recordPayment, { paymentId, invoiceId: invoice.id, ...values, mayOverpay });
    notify.success(`${formatCents(values.amountCents, format)} recorded on ${invoiceLabel(invoice)}.`);
    onClose();
  };
  const left = invoice.balanceCents - (typeof form.values.amountCents === 'number' ? form.values.amountCents : 0);
  return (
    <Modal opened onClose={onClose} title={`Record a payment on ${invoiceLabel(invoice)}`}>
      <SchemaForm form={form} onSubmit={submit} onCancel={onClose} submitLabel="Record payment">
        <Stack>
          <FormMoney
            form={form}
            name="amountCents"
            label="Amount"
            isRequired
            description={
              left > 0
                ? `${formatCents(left, format)} will still be owed`
                : left < 0
                  ? `${formatCents(-left, format)} more than is owed`
                  : 'Pays it in full'
            }
          />
          <FormSelect form={form} name="method" label="How" options={METHODS} />
          <FormDate
            form={form}
            name="receivedOn"
            label="Received on"
            isRequired
            maxDate={today}
            {...(closing.closedThrough !== '' && { minDate: firstOpenDay(closing), description: closingText(closing) })}
          />
          <FormTextInput form={form} name="reference" label="Reference" description="Number of the check or transfer" />
          <FormTextInput form={form} name="note" label="Note" />
        </Stack>
      </SchemaForm>
    </Modal>
  );
}
