import { MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const leadsManifest = defineRecord({
  name: 'leads',
  place: 'company',
  noun: { one: 'lead', many: 'leads' },
  permission: {
    feature: 'leads',
    read: OFFICE_WORK,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
  },
  relations: [
    // It records who asked, even after the customer created from it is gone.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'customers', field: 'knownCustomerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  activity: none('its own log says who did what'),
  isExported: true,
  newPage: true,
  isSeeded: true,
});

export const leadReceiptsManifest = defineRecord({
  name: 'leadReceipts',
  place: 'company',
  noun: { one: 'lead receipt', many: 'lead receipts' },
  permission: { feature: 'leads', read: OFFICE_WORK, create: OFFICE_WORK, update: NOBODY, delete: MANAGERS },
  relations: [],
  activity: none('it is how a lead arrived'),
  isExported: none('it is printed on the evidence sheet of its lead'),
  newPage: none('it is made with its lead'),
  isSeeded: true,
});

export const leadSettingsManifest = defineRecord({
  name: 'leadSettings',
  place: 'company',
  noun: { one: 'lead settings', many: 'lead settings' },
  permission: { feature: 'leads', read: OFFICE_WORK, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a page of its own'),
  isSeeded: true,
});

export const leadMonthsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'leadMonths',
  place: 'company',
  noun: { one: 'month of leads', many: 'months of leads' },
  permission: { feature: 'leads', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
