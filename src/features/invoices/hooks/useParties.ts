import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { dueDateOf } from '@/domain/billing/aging';
import type { BillingSettings } from '@/domain/billing/settings';
import { customerFields, propertyFields, taxOf } from '@/domain/invoice/create';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { exemptionsFor, exemptionsOf } from '@/domain/tax/exemptionRecord';
import { TAX_ZONE_LIST_LIMIT } from '@/domain/tax/zoneRecord';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

/** Choosing whom and where an invoice is for brings the address, the terms and the taxes with it. */
export function useParties(form: SchemaFormApi<InvoiceInput>, settings: BillingSettings) {
  const { repository } = useWorkspace();

  const fill = async (customerId: string, propertyId: string, isNewCustomer: boolean): Promise<void> => {
    form.setFieldValue('customerId', customerId);
    form.setFieldValue('propertyId', propertyId);
    form.clearFieldError('customerId');
    if (customerId === '') return;
    const [customer, property, zones, certificates] = await Promise.all([
      repository(collections.customers)
        .getById(customerId)
        .catch(() => null),
      propertyId === ''
        ? null
        : repository(collections.properties)
            .getById(propertyId)
            .catch(() => null),
      repository(collections.taxes)
        .getAll({ limit: TAX_ZONE_LIST_LIMIT })
        .catch(() => []),
      repository(collections.taxExemptions)
        .getAll(exemptionsOf(customerId))
        .catch(() => []),
    ]);
    const values = form.getValues();
    // Another one may have been chosen while this one was read.
    if (values.customerId !== customerId || values.propertyId !== propertyId || !customer) return;
    const { date } = values.document;
    const exemptions = exemptionsFor(certificates, { customerId, propertyId, date });
    const { zone, exemptions: copied } = taxOf({ customer, property, zones, exemptions, settings, date });
    const copies = customerFields(customer, property, settings);
    form.setValues({
      ...propertyFields(property),
      ...(isNewCustomer && { ...copies, dueOn: dueDateOf(date, copies.paymentTerms) }),
      document: { ...values.document, tax: { ...values.document.tax, zone, exemptions: copied } },
    });
  };

  return {
    chooseCustomer: (id: string): void => void fill(id, '', true),
    chooseProperty: (id: string): void => void fill(form.getValues().customerId, id, false),
  };
}
