import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { seesCosts } from '@/domain/access/rights';
import type { DocumentInput } from '@/domain/billing/schema';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { DocumentLines } from '@/entities/document-editor/DocumentLines';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

type PricesFieldsProps = {
  form: SchemaFormApi<InvoiceInput>;
  onChange: (changes: Partial<DocumentInput>) => void;
  toPriceCount: number;
};

/** Edits the line items and shows the total with its taxes. */
export function PricesFields({ form, onChange, toPriceCount }: PricesFieldsProps) {
  const session = useSession();
  const { document, propertyId, billTo } = form.values;
  const property = useRecord(collections.properties, propertyId).data ?? null;
  return (
    <DocumentLines
      document={document}
      onChange={onChange}
      errors={form.errors}
      maySeeCosts={seesCosts(session.user)}
      address={property?.address ?? billTo.address}
      notice={
        toPriceCount > 0 && (
          <InlineNotice tone="warning" title="Add a price">
            {toPriceCount === 1 ? 'One line has no price yet.' : `${toPriceCount} lines have no price yet.`}
          </InlineNotice>
        )
      }
    />
  );
}
