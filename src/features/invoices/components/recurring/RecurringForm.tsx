import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { nextDates } from '@/domain/invoice/recurring';
import { RECURRENCE_UNITS, type InvoiceInput, type RecurringInvoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { figuresOf } from '@/entities/billing/figures';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AppError } from '@/lib/appError';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { FormDate } from '@/ui/forms/FormDate';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import { invoicePaths } from '../../invoicePaths';
import {
  anchorOf,
  RECURRING_FIELD_LABELS,
  recurringFormSchema,
  recurringInWords,
  toRecurringFields,
  toRecurringForm,
  type RecurringFormValues,
} from '../../recurringForm';
import classes from '../editor/editor.module.css';
import { PricesFields } from '../editor/PricesFields';
import { WhoFields } from '../editor/WhoFields';

const UNITS = RECURRENCE_UNITS.map((value) => ({
  value,
  label: { week: 'weeks', month: 'months', year: 'years' }[value],
}));
const MODES = [
  { value: 'draft', label: 'Create a draft for someone to review' },
  { value: 'send', label: 'Issue and e-mail it automatically' },
];

type RecurringFormProps = {
  id: string;
  /** The one to edit; null makes a new one, which starts with `startWith`. */
  opened: Stored<RecurringInvoice> | null;
  startWith: RecurringInvoice;
};

/** What is invoiced, to whom, how often and what happens on the day. */
export function RecurringForm({ id, opened, startWith }: RecurringFormProps) {
  const session = useSession();
  const today = useToday();
  const navigate = useNavigate();
  const { settings } = useBillingSettings();
  const { remove } = useSaveRecord(collections.recurringInvoices);
  const [before] = useState(opened ?? startWith);
  const editing = useRecordForm<RecurringInvoice, RecurringFormValues>({
    definition: collections.recurringInvoices,
    record: opened,
    noun: 'recurring invoice',
    schema: recurringFormSchema,
    toForm: toRecurringForm,
    startWith: toRecurringForm(startWith),
    toFields: (input) => toRecurringFields(input, before),
    create: can(session, 'create', 'recurringInvoices')
      ? (input) => ({ ...toRecurringFields(input, before), lastRunOn: '' })
      : undefined,
    newId: id,
    nameOf: ({ name }) => name,
    labels: RECURRING_FIELD_LABELS,
    format: recurringInWords,
    follows: { customerId: 'customerName', customerSortName: 'customerName', anchorDay: 'nextOn' },
    savedText: ({ name }) => `“${name}” is saved.`,
    onSaved: () => navigate(invoicePaths.recurring),
  });
  const { form } = editing;
  const { values } = form;
  const { result, issues } = useMemo(() => figuresOf(values.document), [values.document]);
  const anchorDay = anchorOf(values.nextOn, before);
  const dates =
    /^\d{4}-\d{2}-\d{2}$/.test(values.nextOn) && Number.isInteger(values.every) && values.every > 0
      ? nextDates({ ...values, anchorDay }, 4)
      : [];

  const submit = async (input: RecurringFormValues): Promise<void> => {
    if (input.nextOn < today && input.nextOn !== before.nextOn)
      throw new AppError({
        code: 'invalid',
        userMessage: 'The next date has already passed.',
        details: { fieldErrors: { nextOn: 'Today or later' } },
      });
    if (input.mode === 'send' && input.customerEmail === '')
      throw new AppError({
        code: 'invalid',
        userMessage: 'Automatic sending needs an e-mail address.',
        details: { fieldErrors: { customerEmail: 'Enter an address' } },
      });
    await editing.submit(input);
  };
  const deleteIt = async (): Promise<void> => {
    if (
      !(await confirmAction({
        title: `Delete “${before.name}”?`,
        message: 'No more invoices will be created from it. The ones already created stay.',
        confirmLabel: 'Delete',
        tone: 'danger',
      }))
    )
      return;
    try {
      await remove(id);
      await navigate(invoicePaths.recurring, { replace: true });
    } catch (error) {
      notify.error(error);
    }
  };
  const invoiceForm = form as unknown as SchemaFormApi<InvoiceInput>;
  return (
    <RecordForm
      editing={editing}
      onSubmit={submit}
      submitLabel="Save recurring invoice"
      onCancel={() => void navigate(invoicePaths.recurring)}
      extraActions={
        opened &&
        can(session, 'delete', 'recurringInvoices') && (
          <Button variant="subtle" color="red" onClick={() => void deleteIt()}>
            Delete
          </Button>
        )
      }
    >
      <Section title="When">
        <div className={classes.fields}>
          <FormTextInput form={form} name="name" label="Name" placeholder="Monthly maintenance" isRequired />
          <div className={classes.pair}>
            <FormNumber form={form} name="every" label="Every" min={1} max={24} />
            <FormSelect form={form} name="unit" label="Unit" options={UNITS} />
            <FormDate form={form} name="nextOn" label="Next invoice on" isRequired />
            <FormDate form={form} name="endsOn" label="Until (empty: no end)" />
          </div>
          <FormSelect form={form} name="mode" label="On the day" options={MODES} />
          <FormTextInput form={form} name="customerEmail" label="E-mailed to" type="email" />
          <FormSwitch
            form={form}
            name="isActive"
            label="Running"
            description="When off, it is paused and creates nothing"
          />
          <Text size="sm" role="status">
            {dates.length === 0
              ? 'Creates no invoices as it is set up now.'
              : `Next: ${dates.map((day) => formatDate(day, session.company.timeZone)).join(', ')}${dates.length === 4 ? ' and so on' : ''}.`}
          </Text>
        </div>
      </Section>
      <WhoFields form={invoiceForm} settings={settings} isNew={opened === null} />
      <PricesFields form={invoiceForm} issues={issues} toPriceCount={0} />
      <Section title="Total">
        <DocumentTotals result={result} issues={issues} />
      </Section>
      <Section title="Text on the invoice">
        <div className={classes.fields}>
          <FormTextarea form={form} name="message" label="Message" maxLength={2000} minRows={2} />
          <FormTextarea form={form} name="terms" label="Terms" maxLength={10_000} minRows={2} />
        </div>
      </Section>
    </RecordForm>
  );
}
