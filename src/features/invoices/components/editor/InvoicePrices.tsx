import type { DocumentInput } from '@/domain/billing/schema';
import { linesToPrice } from '@/domain/invoice/create';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { PricesFields } from './PricesFields';

type InvoicePricesProps = {
  form: SchemaFormApi<InvoiceInput>;
  totalCents: number;
  onChange: (changes: Partial<DocumentInput>) => void;
};

/** Shows what an invoice bills: its line items, or the finished share of a contract, which is read-only here. */
export function InvoicePrices({ form, totalCents, onChange }: InvoicePricesProps) {
  const { values } = form;
  return values.kind === 'progress' ? (
    <DocumentPart>
      <InlineNotice tone="info" title="Progress bill">
        It bills {formatCents(totalCents, { currency: values.document.currency })}: the finished share of the contract.
        To bill another share, delete this draft and start again from the estimate.
      </InlineNotice>
    </DocumentPart>
  ) : (
    <PricesFields form={form} onChange={onChange} toPriceCount={linesToPrice(values).length} />
  );
}
