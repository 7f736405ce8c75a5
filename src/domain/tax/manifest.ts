import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_IN_A_LIST, none } from '../record/manifest';

export const taxesManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'taxes',
  noun: { one: 'tax zone', many: 'tax zones' },
  permission: {
    feature: 'taxes',
    isReadFree: true,
    read: EVERYONE,
    create: MANAGERS,
    update: MANAGERS,
    delete: NOBODY,
  },
  activity: none('an invoice says which taxes it was issued with'),
  isExported: true,
  isSeeded: true,
});

export const taxExemptionsManifest = defineRecord({
  name: 'taxExemptions',
  place: 'company',
  noun: { one: 'tax certificate', many: 'tax certificates' },
  permission: {
    feature: 'customers',
    isReadFree: true,
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
  },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'goes-along', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'blocks' },
  ],
  madeFrom: [{ from: 'properties', field: 'propertyId' }],
  activity: none('an invoice says which certificate freed it'),
  isExported: none('there is no list of all certificates'),
  newPage: none('it is entered on its customer’s page'),
  isSeeded: none('the demo’s customers all pay tax'),
});
