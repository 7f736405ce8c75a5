import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { withTotal } from '@/domain/invoice/create';
import { inputOfRecurring, nextDates, templateOfInvoice } from '@/domain/invoice/recurring';
import {
  invoiceInputSchema,
  recurringInvoiceSchema,
  RECURRENCE_UNITS,
  type InvoiceInput,
  type RecurringInvoice,
} from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { figuresOf } from '@/entities/billing/figures';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { useConflictSave } from '@/entities/record/useConflictSave';
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
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm, type SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import { documentInWords } from '../../documentInWords';
import { invoicePaths } from '../../invoicePaths';
import classes from '../editor/editor.module.css';
import { PricesFields } from '../editor/PricesFields';
import { WhoFields } from '../editor/WhoFields';

const { name, every, unit, nextOn, endsOn, mode, isActive } = recurringInvoiceSchema.shape;
const formSchema = z.object({ ...invoiceInputSchema.shape, name, every, unit, nextOn, endsOn, mode, isActive });
type FormValues = z.infer<typeof formSchema>;

const UNITS = RECURRENCE_UNITS.map((value) => ({
  value,
  label: { week: 'weeks', month: 'months', year: 'years' }[value],
}));
const MODES = [
  { value: 'draft', label: 'Create a draft for someone to review' },
  { value: 'send', label: 'Issue and e-mail it automatically' },
];

const LABELS = {
  name: 'Name',
  template: 'The invoice',
  every: 'How often',
  unit: 'How often',
  nextOn: 'Next',
  endsOn: 'Until',
  mode: 'What happens',
  isActive: 'Running',
  customerId: 'Customer',
  customerName: 'Customer',
} as const;
const inWords = (field: keyof RecurringInvoice, value: unknown): string | null =>
  field === 'template' ? documentInWords((value as RecurringInvoice['template']).document) : null;

type RecurringFormProps = { id: string; initialValues: RecurringInvoice; opened: Stored<RecurringInvoice> | null };

/** What is invoiced, to whom, how often and what happens on the day. */
export function RecurringForm({ id, initialValues, opened }: RecurringFormProps) {
  const session = useSession();
  const today = useToday();
  const navigate = useNavigate();
  const { settings } = useBillingSettings();
  const { create, remove } = useSaveRecord(collections.recurringInvoices);
  const { update, conflictDialog } = useConflictSave<RecurringInvoice>({
    definition: collections.recurringInvoices,
    labels: LABELS,
    format: inWords,
    follows: { customerId: 'customerName', customerSortName: 'customerName' },
  });
  const form = useSchemaForm<FormValues>({
    schema: formSchema,
    initialValues: formOf(initialValues),
    draftKey: `${session.uid}:recurring:${opened ? id : 'new'}`,
  });
  const { values } = form;
  const { result, issues } = useMemo(() => figuresOf(values.document), [values.document]);
  const anchorDay = anchorOf(values.nextOn, initialValues);
  const dates =
    /^\d{4}-\d{2}-\d{2}$/.test(values.nextOn) && Number.isInteger(values.every) && values.every > 0
      ? nextDates({ ...values, anchorDay }, 4)
      : [];

  const submit = async (input: FormValues): Promise<void> => {
    if (input.nextOn < today && input.nextOn !== initialValues.nextOn)
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
    const record: RecurringInvoice = {
      name: input.name,
      customerId: input.customerId,
      customerName: input.customerName,
      customerSortName: input.customerSortName,
      template: templateOfInvoice(withTotal(input as InvoiceInput)),
      every: input.every,
      unit: input.unit,
      nextOn: input.nextOn,
      endsOn: input.endsOn,
      anchorDay: anchorOf(input.nextOn, initialValues),
      mode: input.mode,
      isActive: input.isActive,
      lastRunOn: opened?.lastRunOn ?? '',
    };
    const { lastRunOn: _lastRunOn, ...changes } = record;
    const saved = opened
      ? await update(opened, changes, record.name)
      : await create(record, { id, label: record.name });
    if (!saved)
      throw new AppError({ code: 'conflict', userMessage: 'It was not saved. What you entered is still here.' });
    notify.success(`“${record.name}” is saved.`);
    await navigate(invoicePaths.recurring);
  };
  const deleteIt = async (): Promise<void> => {
    if (
      !(await confirmAction({
        title: `Delete “${initialValues.name}”?`,
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
    <>
      <SchemaForm
        form={form}
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
      </SchemaForm>
      {conflictDialog}
    </>
  );
}

function formOf(recurring: RecurringInvoice): FormValues {
  const {
    name: title,
    every: count,
    unit: step,
    nextOn: next,
    endsOn: end,
    mode: how,
    isActive: isRunning,
  } = recurring;
  return {
    ...inputOfRecurring(recurring),
    name: title,
    every: count,
    unit: step,
    nextOn: next,
    endsOn: end,
    mode: how,
    isActive: isRunning,
  };
}

/** The day of the month it goes by: of the next day where that was changed, so that the 31st comes back after February. */
const anchorOf = (day: string, { nextOn: before, anchorDay }: RecurringInvoice): number =>
  day === before ? anchorDay : Number(day.slice(8)) || anchorDay;
