import { Button, Modal, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { optionWarnings } from '@/domain/billing/options';
import type { DocumentInput } from '@/domain/billing/schema';
import type { Estimate } from '@/domain/estimate/schema';
import { dueText, fillTemplate, greetingName, templateOf } from '@/domain/invoice/mailText';
import { leftText } from '@/domain/mail/allowance';
import { formatCents } from '@/domain/money/format';
import { sendDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { figuresOf } from '@/entities/billing/figures';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { MailGate } from '@/entities/mail/MailGate';
import { useMissingAddress } from '@/entities/mail/useMissingAddress';
import { useUntilSent } from '@/entities/mail/useUntilSent';
import { confirmUntaxed } from '@/entities/tax/confirmUntaxed';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { linkOf } from '../hooks/useEstimateActions';
import classes from './estimate.module.css';
import { EstimatePaper } from './EstimatePaper';

const mailSchema = sendDocument.input.pick({ to: true, subject: true, message: true, hasPdf: true });
type SendDialogProps = { estimate: Stored<Estimate>; onClose: () => void };

/** The e-mail that an estimate goes with. However often it is clicked, it is sent once. */
export function SendDialog({ estimate, onClose }: SendDialogProps) {
  const customer = useRecord(collections.customers, estimate.customerId);
  const { settings, isLoading } = useBillingSettings();
  const isFirstLoading = useFirstLoading(customer.isLoading || isLoading);
  const { company } = useSession();
  const { subject, body } = templateOf(settings, 'estimate');
  const values = {
    company: company.name,
    customer: estimate.customerName,
    firstName: greetingName({ name: estimate.customerName, sortName: estimate.customerSortName }),
    number: estimate.number,
    total: formatCents(estimate.totalCents, { currency: estimate.document.currency }),
    due: dueText('estimate', formatDate(estimate.validUntil, company.timeZone)),
  };
  return (
    <Modal opened onClose={onClose} title={`Send ${estimate.number}`} size="lg">
      {isFirstLoading ? (
        <LoadingRows rows={4} />
      ) : (
        <MailForm
          estimate={estimate}
          initial={{
            to: customer.data?.email ? [customer.data.email] : [],
            subject: fillTemplate(subject, values).slice(0, 200),
            message: fillTemplate(body, values).slice(0, 5000),
            hasPdf: true,
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

/** What a customer would stumble over among the options, each with its option's name. */
function oddOptions(document: DocumentInput): { id: string; text: string }[] {
  const totals = document.options.map(({ id }) => {
    const { result } = figuresOf({ ...document, selectedOptionId: id });
    return [id, result?.totalCents ?? null] as const;
  });
  const warnings = optionWarnings(document, new Map(totals));
  return document.options.flatMap(({ id, name }) => {
    const text = warnings.get(id);
    return text === undefined ? [] : [{ id, text: `${name}: ${text}` }];
  });
}

type Mail = { to: string[]; subject: string; message: string; hasPdf: boolean };

function MailForm({ estimate, initial, onClose }: SendDialogProps & { initial: Mail }) {
  // Made with the dialog: whatever comes again with it was sent already.
  const [sendId] = useState(() => newId());
  const form = useSchemaForm({ schema: mailSchema, initialValues: initial });
  const [isPreviewed, setIsPreviewed] = useState(false);
  const untilSent = useUntilSent();
  const address = useMissingAddress(estimate.customerId);
  const isEmpty = estimate.document.lines.length === 0;
  const odd = useMemo(() => oddOptions(estimate.document), [estimate.document]);
  const { to, subject, message, hasPdf } = form.values;
  return (
    <SchemaForm
      form={form}
      submitLabel="Send"
      onCancel={onClose}
      extraActions={
        <Button variant="default" px="xs" aria-pressed={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
          {isPreviewed ? 'Hide preview' : 'Preview'}
        </Button>
      }
      onSubmit={async (mail) => {
        if (!(await confirmUntaxed(estimate.document, 'Send without tax')))
          throw new AppError({ code: 'invalid', userMessage: 'Not sent. Check the tax of the estimate first.' });
        const request = { kind: 'estimate' as const, subjectId: estimate.id, sendId, ...mail };
        await untilSent([estimate.customerId, estimate.id]);
        await address.keep(mail.to);
        const { leftToday } = await callFunction(sendDocument, request);
        notify.success(`${estimate.number} was sent to ${mail.to.join(', ')}. ${leftText(leftToday)}`.trim());
        onClose();
      }}
    >
      {isEmpty && <InlineNotice tone="warning">There are no lines yet, so it cannot be sent.</InlineNotice>}
      {odd.length > 0 && (
        <InlineNotice tone="warning" title="Look at the options again">
          {odd.map(({ id, text }) => (
            <div key={id}>{text}</div>
          ))}
        </InlineNotice>
      )}
      <FormTags form={form} name="to" label="To" placeholder="name@example.com" isRequired max={10} />
      <FormTextInput form={form} name="subject" label="Subject" isRequired />
      <FormTextarea
        form={form}
        name="message"
        label="Message"
        minRows={8}
        maxLength={5000}
        description="A button that opens the estimate is added when it is sent."
      />
      <FormSwitch form={form} name="hasPdf" label="Attach the PDF" />
      <MailGate isAddressKept={address.isMissing} />
      {isPreviewed && (
        <section aria-label="Preview" className={classes['mail']}>
          <Text size="sm" c="dimmed">
            To {to.join(', ') || 'nobody yet'}
            {hasPdf && ' · with the PDF attached'}
          </Text>
          <Text fw={600}>{subject}</Text>
          <p className={classes['mailBody']}>
            {message.replaceAll('{link}', linkOf(estimate.token === '' ? '…' : estimate.token))}
          </p>
          <EstimatePaper estimate={estimate} />
        </section>
      )}
    </SchemaForm>
  );
}
