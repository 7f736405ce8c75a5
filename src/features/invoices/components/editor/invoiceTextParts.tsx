import type { InvoiceInput } from '@/domain/invoice/schema';
import { DocumentFields } from '@/entities/document-editor/DocumentFields';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { FormDate } from '@/ui/forms/FormDate';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { OptionalPart } from '@/ui/layout/OptionalParts';

/** Returns an invoice's optional texts. */
export function invoiceTextParts(form: SchemaFormApi<InvoiceInput>): OptionalPart[] {
  const { values, errors } = form;
  const text = (name: 'message' | 'terms' | 'internalNotes', link: string, label: string, description?: string) => ({
    id: name,
    label: link,
    isFilled: values[name] !== '' || errors[name] !== undefined,
    content: (
      <DocumentPart>
        <FormTextarea
          form={form}
          name={name}
          label={label}
          maxLength={name === 'message' ? 2000 : 10_000}
          minRows={2}
          {...(description !== undefined && { description })}
        />
      </DocumentPart>
    ),
  });
  const isOpen = (name: 'poNumber' | 'serviceDate'): boolean => values[name] !== '' || errors[name] !== undefined;
  return [
    {
      id: 'poNumber',
      label: 'PO number',
      isFilled: isOpen('poNumber'),
      content: (
        <DocumentPart>
          <DocumentFields>
            <FormTextInput form={form} name="poNumber" label="PO number" />
          </DocumentFields>
        </DocumentPart>
      ),
    },
    {
      id: 'serviceDate',
      label: 'Work date',
      isFilled: isOpen('serviceDate'),
      content: (
        <DocumentPart>
          <DocumentFields>
            <FormDate form={form} name="serviceDate" label="Work done on" />
          </DocumentFields>
        </DocumentPart>
      ),
    },
    text('message', 'Message', 'Message'),
    text('terms', 'Terms', 'Terms'),
    text('internalNotes', 'Note', 'Internal note', 'Never shown to the customer'),
  ];
}
