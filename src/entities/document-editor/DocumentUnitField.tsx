import type { DocumentInput } from '@/domain/billing/schema';
import { natureAs } from '@/domain/business-unit/units';
import { BusinessUnitField } from '@/entities/billing/BusinessUnitField';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

type Written = { businessUnitId: string; document: DocumentInput };

/**
 * Edits the business unit a document is sent from. The kind of work changes with the unit as long as it's still the previous unit's
 * default.
 */
export function DocumentUnitField<V extends Written>({ form }: { form: SchemaFormApi<V> }) {
  const { settings } = useBillingSettings();
  const choose = (businessUnitId: string): void => {
    const { businessUnitId: before, document } = form.getValues();
    const isUsual = document.tax.jobNature === natureAs(settings, before);
    const tax = isUsual ? { ...document.tax, jobNature: natureAs(settings, businessUnitId) } : document.tax;
    const changes: Partial<Written> = { businessUnitId, document: { ...document, tax } };
    form.setValues(changes as Partial<V>);
  };
  return <BusinessUnitField value={form.values.businessUnitId} onChange={choose} placeholder="In the company’s name" />;
}
