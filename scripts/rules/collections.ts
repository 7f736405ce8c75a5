import { addressSchema } from '@/domain/contact/schema';
import type { RulesCollection, SharedFields } from './collection';
import { BILLING_COLLECTIONS } from './collections/billing';
import { CALCULATED_FIELDS, LOAD_CALCULATION_COLLECTIONS } from './collections/loadCalculations';
import { PRICEBOOK_COLLECTIONS } from './collections/pricebook';
import { WORK_COLLECTIONS } from './collections/work';

/** Every collection that clients write. The rules tests go through them too: there is no other list. */
export const RULES_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  ...WORK_COLLECTIONS,
  ...BILLING_COLLECTIONS,
  ...PRICEBOOK_COLLECTIONS,
  ...LOAD_CALCULATION_COLLECTIONS,
};

/** What collections have in common. */
export const SHARED_FIELDS: Readonly<Record<string, SharedFields>> = {
  address: {
    name: 'isAddress',
    schema: addressSchema,
    source: 'addressSchema in src/domain/contact/schema.ts',
    isWhole: true,
  },
  calculated: CALCULATED_FIELDS,
};
