import { DISPATCH, EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_IN_A_LIST, none } from '../record/manifest';

export const refrigerantCylindersManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'refrigerantCylinders',
  noun: { one: 'refrigerant cylinder', many: 'refrigerant cylinders' },
  permission: { feature: 'diagnostics', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: DISPATCH },
  isSeeded: true,
});

export const refrigerantMovesManifest = defineRecord({
  name: 'refrigerantMoves',
  place: 'company',
  noun: { one: 'refrigerant entry', many: 'refrigerant entries' },
  permission: { feature: 'diagnostics', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: none('it is a log itself'),
  isExported: true,
  newPage: none('it is entered in a drawer of the log'),
  isSeeded: true,
});
