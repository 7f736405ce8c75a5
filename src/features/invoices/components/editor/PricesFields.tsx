import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { DocumentIssue } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { AddFromPricebook } from '@/entities/billing/AddFromPricebook';
import { DocumentSettings } from '@/entities/billing/DocumentSettings';
import { LineItemsEditor } from '@/entities/billing/LineItemsEditor';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';

type PricesFieldsProps = { form: SchemaFormApi<InvoiceInput>; issues: readonly DocumentIssue[]; toPriceCount: number };

/** What the form's schema says about the document, where the editors of lines look for it. */
function formIssues(errors: Readonly<Record<string, unknown>>): DocumentIssue[] {
  return Object.entries(errors).flatMap(([path, message]) =>
    path.startsWith('document.') && typeof message === 'string'
      ? [{ severity: 'error' as const, code: 'invalid', path: path.slice('document.'.length), message }]
      : [],
  );
}

/** What is charged: lines, discounts, fees, taxes, deposit. */
export function PricesFields({ form, issues, toPriceCount }: PricesFieldsProps) {
  const session = useSession();
  const { document, customerId, propertyId } = form.values;
  const property = useRecord(collections.properties, propertyId).data ?? null;
  const address = property?.address ?? form.values.billTo.address;
  const change = (changes: Partial<DocumentInput>): void => {
    form.setFieldValue('document', { ...form.getValues().document, ...changes });
    form.clearErrors();
  };
  return (
    <>
      <Section title="Lines">
        {toPriceCount > 0 && (
          <InlineNotice tone="warning" title="Price it">
            {toPriceCount === 1 ? 'One line has no price yet.' : `${toPriceCount} lines have no price yet.`}
          </InlineNotice>
        )}
        <LineItemsEditor
          lines={document.lines}
          onChange={(lines) => change({ lines })}
          type="invoice"
          currency={document.currency}
          issues={[...formIssues(form.errors), ...issues]}
          maySeeCosts={session.role !== 'technician'}
          extraActions={(edits) => <AddFromPricebook edits={edits} count={document.lines.length} />}
        />
      </Section>
      <DocumentSettings document={document} onChange={change} customerId={customerId} address={address} />
    </>
  );
}
