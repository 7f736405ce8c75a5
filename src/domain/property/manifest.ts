import { EVERYONE, MANAGERS, OFFICE_WORK } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const propertiesManifest = defineRecord({
  name: 'properties',
  place: 'company',
  noun: { one: 'property', many: 'properties' },
  permission: { feature: 'customers', read: EVERYONE, create: OFFICE_WORK, update: OFFICE_WORK, delete: MANAGERS },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'goes-along', onMerge: 'moves' }],
  activity: { subject: 'property' },
  isExported: true,
  newPage: none('it is entered on its customer’s page'),
  isSeeded: true,
});
