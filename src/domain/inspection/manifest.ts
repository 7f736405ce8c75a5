import { DISPATCH, EVERYONE, MANAGERS } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const inspectionsManifest = defineRecord({
  name: 'inspections',
  place: 'company',
  noun: { one: 'inspection', many: 'inspections' },
  permission: { feature: 'inspections', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: none('each answer says who gave it, and when'),
  isExported: true,
  newPage: true,
  isSeeded: true,
});

export const inspectionTemplatesManifest = defineRecord({
  name: 'inspectionTemplates',
  place: 'company',
  noun: { one: 'inspection template', many: 'inspection templates' },
  permission: { feature: 'inspections', read: EVERYONE, create: DISPATCH, update: DISPATCH, delete: MANAGERS },
  relations: [],
  activity: none('it counts its versions, and inspections keep theirs'),
  isExported: none('each inspection holds the form it was started with'),
  newPage: none('a button of the templates’ view makes one'),
  isSeeded: true,
});
