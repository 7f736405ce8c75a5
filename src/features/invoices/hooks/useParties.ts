import { useRef } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { withMemberPrices } from '@/domain/agreement/record/memberPrices';
import { dueDateOf } from '@/domain/billing/aging';
import type { BillingSettings } from '@/domain/billing/settings';
import { customerFields } from '@/domain/invoice/create';
import { taxOf, withPlaceOf } from '@/domain/invoice/startingTax';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { propertyFields } from '@/domain/property/copies';
import { exemptionsFor } from '@/domain/tax/exemptionRecord';
import { readMemberPrices } from '@/entities/agreement/readMemberPrices';
import { readTaxCertificates, readTaxZones } from '@/entities/tax/readTaxRecords';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

/** Fills in the address, terms and taxes when the customer or property is chosen. */
export function useParties(form: SchemaFormApi<InvoiceInput>, settings: BillingSettings) {
  const workspace = useWorkspace();
  const { repository } = workspace;
  // Customer whose name and address the invoice has: an only property is chosen automatically, maybe before the customer has loaded.
  const copied = useRef(form.getValues().customerName === '' ? '' : form.getValues().customerId);

  const fill = async (customerId: string, propertyId: string): Promise<void> => {
    form.setFieldValue('customerId', customerId);
    form.setFieldValue('propertyId', propertyId);
    form.clearFieldError('customerId');
    if (customerId === '') return;
    const [customer, property, zones, certificates, prices] = await Promise.all([
      readOne({ repository }, collections.customers, customerId),
      readOne({ repository }, collections.properties, propertyId),
      readTaxZones({ repository }).catch(() => []),
      readTaxCertificates({ repository }, customerId).catch(() => []),
      readMemberPrices(workspace, { customerId, propertyId }),
    ]);
    const values = form.getValues();
    // A different one may have been chosen during the read.
    if (values.customerId !== customerId || values.propertyId !== propertyId || !customer) return;
    const { date } = values.document;
    const exemptions = exemptionsFor(certificates, { customerId, propertyId, date });
    const there = taxOf({ customer, property, zones, exemptions, settings, date });
    const copies = customerFields(customer, property, settings);
    form.setValues({
      ...propertyFields(property),
      ...(copied.current !== customerId && { ...copies, dueOn: dueDateOf(date, copies.paymentTerms) }),
      document: {
        ...values.document,
        tax: withPlaceOf(values.document.tax, there),
        // Keep what was agreed to in an estimate.
        ...(values.estimateId === '' && { discounts: withMemberPrices(values.document.discounts, prices) }),
      },
    });
    copied.current = customerId;
  };

  return {
    chooseCustomer: (id: string): void => {
      copied.current = '';
      void fill(id, '');
    },
    chooseProperty: (id: string): void => void fill(form.getValues().customerId, id),
  };
}
