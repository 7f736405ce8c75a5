import { useRef } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import { withMemberPrices } from '@/domain/agreement/record/memberPrices';
import { DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import type { EstimateInput } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { readMemberPrices } from '@/entities/agreement/readMemberPrices';
import { readTax } from '@/entities/tax/readTax';

/** Sets the estimate's customer and property, and what depends on them: local taxes and the customer's exemption certificates. */
export function useEstimatePlace(form: SchemaFormApi<EstimateInput>) {
  const workspace = useWorkspace();
  const { customerId, propertyId } = form.values;
  const customer = useRecord(collections.customers, customerId).data ?? null;
  const property = useRecord(collections.properties, propertyId).data ?? null;
  const turn = useRef(0);

  const readOne = <T extends object>(definition: CollectionDefinition<T>, id: string): Promise<Stored<T> | null> =>
    id === ''
      ? Promise.resolve(null)
      : workspace
          .repository(definition)
          .getById(id)
          .catch(() => null);

  const taxThere = async (): Promise<void> => {
    const mine = ++turn.current;
    const { customerId: whose, propertyId: where, document } = form.getValues();
    const { jobNature, pricesIncludeTax, rounding, date } = document.tax;
    const settings = {
      ...DEFAULT_BILLING_SETTINGS,
      defaultJobNature: jobNature,
      pricesIncludeTax,
      taxRounding: rounding,
    };
    const [chosen, place] = await Promise.all([
      readOne(collections.customers, whose),
      readOne(collections.properties, where),
    ]);
    const [tax, prices] = await Promise.all([
      readTax(workspace, { customer: chosen, property: place, settings, date }),
      readMemberPrices(workspace, { customerId: whose, propertyId: where }),
    ]);
    // Another customer may have been chosen while this one was loading.
    if (mine !== turn.current) return;
    const present = form.getValues().document;
    form.setFieldValue('document', { ...present, tax, discounts: withMemberPrices(present.discounts, prices) });
  };

  return {
    customer,
    address: property?.address ?? customer?.billingAddress,
    setCustomer: (id: string): void => {
      form.setFieldValue('customerId', id);
      form.setFieldValue('propertyId', '');
      form.clearFieldError('customerId');
      void taxThere();
    },
    setProperty: (id: string): void => {
      form.setFieldValue('propertyId', id);
      void taxThere();
    },
  };
}
export type EstimatePlace = ReturnType<typeof useEstimatePlace>;
