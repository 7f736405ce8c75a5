import { Select } from '@mantine/core';
import { dueDateOf } from '@/domain/billing/aging';
import { TERMS_LABELS } from '@/domain/customer/customerLabels';
import { PAYMENT_TERMS } from '@/domain/customer/schema';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { DocumentFields } from '@/entities/document-editor/DocumentFields';
import { FormDate } from '@/ui/forms/FormDate';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { DayInput } from '@/ui/forms/DayInput';

const TERMS = PAYMENT_TERMS.map((value) => ({ value, label: TERMS_LABELS[value] }));

/** Edits the invoice date and due date. The due date follows the date and the terms until someone overrides it. */
export function DateFields({ form }: { form: SchemaFormApi<InvoiceInput> }) {
  const { document, paymentTerms } = form.values;
  const setDate = (date: string): void => {
    if (date === '') return;
    const now = form.getValues();
    form.setValues({
      document: { ...now.document, date, tax: { ...now.document.tax, date } },
      dueOn: dueDateOf(date, now.paymentTerms),
    });
  };
  const setTerms = (value: string | null): void => {
    const terms = PAYMENT_TERMS.find((known) => known === value) ?? 'due-on-receipt';
    form.setValues({ paymentTerms: terms, dueOn: dueDateOf(form.getValues().document.date, terms) });
  };
  return (
    <DocumentFields isTight>
      <DayInput label="Invoice date" value={document.date} onChange={setDate} error={form.errors['document.date']} />
      <Select label="Payment terms" data={TERMS} value={paymentTerms} onChange={setTerms} allowDeselect={false} />
      <FormDate form={form} name="dueOn" label="Due" />
    </DocumentFields>
  );
}
