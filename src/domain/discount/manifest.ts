import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, KEPT_IN_A_LIST, none } from '../record/manifest';

export const discountsManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'discounts',
  noun: { one: 'discount', many: 'discounts' },
  permission: {
    feature: 'discounts',
    isReadFree: true,
    read: EVERYONE,
    create: MANAGERS,
    update: MANAGERS,
    delete: NOBODY,
  },
  activity: none('a document says which discounts it was given'),
  isExported: none('the report of discounts is in the ledger'),
  isSeeded: true,
});

export const discountUsesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'discountUses',
  place: 'company',
  noun: { one: 'use of a discount', many: 'uses of discounts' },
  permission: {
    feature: 'discounts',
    isReadFree: true,
    read: EVERYONE,
    create: NOBODY,
    update: NOBODY,
    delete: NOBODY,
  },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'adds-up' }],
});
