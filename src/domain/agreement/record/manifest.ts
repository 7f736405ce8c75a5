import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../../access/roles';
import { defineRecord, KEPT_BY_SERVER, KEPT_IN_A_LIST, none } from '../../record/manifest';

export const agreementPlansManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'agreementPlans',
  noun: { one: 'plan', many: 'plans' },
  permission: { feature: 'serviceagreement', read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: MANAGERS },
});

export const agreementsManifest = defineRecord({
  name: 'agreements',
  place: 'company',
  noun: { one: 'service agreement', many: 'service agreements' },
  permission: { feature: 'serviceagreement', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'blocks' },
  ],
  copiesCustomer: true,
  activity: none('its own page tells all that happened to it'),
  isExported: true,
  newPage: true,
  isSeeded: none('the demo companies sell by the job'),
});

export const agreementMonthsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'agreementMonths',
  place: 'company',
  noun: { one: 'month of agreements', many: 'months of agreements' },
  permission: { feature: 'serviceagreement', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});

export const agreementPostingsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'agreementPostings',
  place: 'company',
  noun: { one: 'posting of an agreement', many: 'postings of agreements' },
  permission: { feature: 'serviceagreement', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'stays' }],
});

export const agreementMigrationsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'agreementMigrations',
  place: 'company',
  noun: { one: 'change of a plan', many: 'changes of plans' },
  permission: { feature: 'serviceagreement', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});

export const agreementMigrationRowsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'agreementMigrationRows',
  place: 'company',
  noun: { one: 'member of a change', many: 'members of a change' },
  permission: { feature: 'serviceagreement', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
