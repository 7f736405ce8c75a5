import { useState } from 'react';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { requiredEmail } from '@/domain/contact/schema';
import { DEPOSIT_RECEIPT, fillTemplate, greetingName, templateOf } from '@/domain/invoice/mailText';
import { leftText } from '@/domain/mail/allowance';
import { formatCents } from '@/domain/money/format';
import type { Payment } from '@/domain/payment/schema';
import { sendDocument } from '@/domain/public-document/api';
import { requiredLine, text, type Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { MailGate } from '@/entities/mail/MailGate';
import { useMissingAddress } from '@/entities/mail/useMissingAddress';
import { newId } from '@/lib/ids';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { notify } from '@/ui/feedback/notify';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

const SCHEMA = z.object({ to: requiredEmail, subject: requiredLine(200, 'Enter a subject'), message: text(5000) });
type Words = z.infer<typeof SCHEMA>;

type SendReceiptFormProps = { payment: Stored<Payment>; onClose: () => void };

/** E-mails the receipt of a payment, in the company's words and to the customer's address, both to be changed. */
export function SendReceiptForm({ payment, onClose }: SendReceiptFormProps) {
  const { company } = useSession();
  const { settings, isLoading } = useBillingSettings();
  const customer = useRecord(collections.customers, payment.customerId);
  const isFirstLoading = useFirstLoading(isLoading || customer.isLoading);
  if (isFirstLoading) return <LoadingRows rows={4} label="Preparing the e-mail" />;
  const { subject, body } = payment.invoiceNumber === '' ? DEPOSIT_RECEIPT : templateOf(settings, 'receipt');
  const values = {
    number: payment.invoiceNumber,
    company: company.name,
    customer: payment.customerName,
    firstName: greetingName({ name: payment.customerName, sortName: customer.data?.sortName ?? '' }),
    total: formatCents(payment.amountCents, { currency: payment.currency }),
  };
  const words = {
    to: customer.data?.email ?? '',
    subject: fillTemplate(subject, values),
    message: fillTemplate(body, values),
  };
  return <Fields payment={payment} words={words} onClose={onClose} />;
}

function Fields({ payment, words, onClose }: SendReceiptFormProps & { words: Words }) {
  // Made once: a second click sends the same, and that is sent once.
  const [sendId] = useState(() => newId());
  const form = useSchemaForm({ schema: SCHEMA, initialValues: words });
  const address = useMissingAddress(payment.customerId);
  return (
    <SchemaForm
      form={form}
      submitLabel="Send the receipt"
      onCancel={onClose}
      onSubmit={async ({ to, subject, message }) => {
        const request = { kind: 'receipt' as const, subjectId: payment.id, sendId, to: [to], subject, message };
        await address.keep([to]);
        const { leftToday } = await callFunction(sendDocument, request);
        notify.success(`Receipt sent to ${to}. ${leftText(leftToday)}`.trim());
        onClose();
      }}
    >
      <FormTextInput form={form} name="to" label="To" type="email" isRequired />
      <FormTextInput form={form} name="subject" label="Subject" isRequired />
      <FormTextarea form={form} name="message" label="Message" minRows={4} maxLength={5000} />
      <MailGate isAddressKept={address.isMissing} />
    </SchemaForm>
  );
}
