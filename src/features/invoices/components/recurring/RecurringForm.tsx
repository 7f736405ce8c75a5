import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import type { DocumentInput } from '@/domain/billing/schema';
import type { InvoiceInput, RecurringInvoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { DocumentCanvas } from '@/entities/document-editor/DocumentCanvas';
import { DocumentExtras } from '@/entities/document-editor/DocumentExtras';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { PreviewButton } from '@/entities/document-editor/PreviewButton';
import { priceParts } from '@/entities/document-editor/priceParts';
import { RecordForm } from '@/entities/record/RecordForm';
import { useDelete } from '@/entities/record/useDelete';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AppError } from '@/lib/appError';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { useIsShown } from '@/ui/hooks/useIsShown';
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
import { InvoiceLivePaper } from '../InvoicePaper';
import { invoiceTextParts } from '../editor/invoiceTextParts';
import { PricesFields } from '../editor/PricesFields';
import { WhoFields } from '../editor/WhoFields';
import { RecurringWhen } from './RecurringWhen';

type RecurringFormProps = {
  id: string;
  /** The record to edit, or null to create one from `startWith`. */
  opened: Stored<RecurringInvoice> | null;
  startWith: RecurringInvoice;
};

/** Edits what is invoiced, to whom, how often, and what happens on the day. */
export function RecurringForm({ id, opened, startWith }: RecurringFormProps) {
  const can = useCan();
  const today = useToday();
  const navigate = useNavigate();
  const { settings } = useBillingSettings();
  const deleteRecurring = useDelete(collections.recurringInvoices);
  const isShown = useIsShown();
  const [before] = useState(opened ?? startWith);
  const editing = useRecordForm<RecurringInvoice, RecurringFormValues>({
    definition: collections.recurringInvoices,
    record: opened,
    noun: 'recurring invoice',
    schema: recurringFormSchema,
    toForm: toRecurringForm,
    startWith: toRecurringForm(startWith),
    toFields: (input) => toRecurringFields(input, before),
    create: can('create', 'recurringInvoices')
      ? (input) => ({ ...toRecurringFields(input, before), lastRunOn: '' })
      : undefined,
    newId: id,
    nameOf: ({ name }) => name,
    labels: RECURRING_FIELD_LABELS,
    format: recurringInWords,
    follows: { customerId: 'customerName', customerSortName: 'customerName', anchorDay: 'nextOn' },
    savedText: ({ name }) => `“${name}” is saved.`,
    onSaved: () => isShown() && navigate(invoicePaths.recurring),
  });
  const { form } = editing;
  const { values } = form;
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
    const isGone = await deleteRecurring(id, {
      name: before.name,
      message: 'No more invoices will be created from it. The ones already created stay.',
    });
    if (isGone) await navigate(invoicePaths.recurring, { replace: true });
  };
  const invoiceForm = form as unknown as SchemaFormApi<InvoiceInput>;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const setDocument = (changes: Partial<DocumentInput>): void => {
    form.setFieldValue('document', { ...form.getValues().document, ...changes });
    form.clearErrors();
  };
  return (
    <RecordForm
      editing={editing}
      onSubmit={submit}
      submitLabel="Save recurring invoice"
      onCancel={() => void navigate(invoicePaths.recurring)}
      onDelete={can('delete', 'recurringInvoices') ? deleteIt : undefined}
      extraActions={<PreviewButton onClick={() => setIsPreviewed(true)} />}
    >
      <DocumentCanvas
        paper={<InvoiceLivePaper values={invoiceForm.values} />}
        isPreviewed={isPreviewed}
        onPreviewClose={() => setIsPreviewed(false)}
      >
        <RecurringWhen form={form} anchorDay={anchorOf(values.nextOn, before)} />
        <DocumentPart title="Invoice">
          <WhoFields form={invoiceForm} settings={settings} isNew={opened === null} />
        </DocumentPart>
        <PricesFields form={invoiceForm} onChange={setDocument} toPriceCount={0} />
        <DocumentExtras
          parts={[
            ...priceParts({ document: values.document, onChange: setDocument, customerId: values.customerId }),
            ...invoiceTextParts(invoiceForm).filter(({ id: part }) => part === 'message' || part === 'terms'),
          ]}
        />
      </DocumentCanvas>
    </RecordForm>
  );
}
