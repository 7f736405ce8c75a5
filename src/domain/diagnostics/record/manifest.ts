import { EVERYONE, MANAGERS } from '../../access/roles';
import { defineRecord, none } from '../../record/manifest';

export const diagnosticsManifest = defineRecord({
  name: 'diagnostics',
  place: 'company',
  noun: { one: 'set of readings', many: 'sets of readings' },
  permission: { feature: 'diagnostics', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: none('it is history itself'),
  isExported: true,
  newPage: true,
  isSeeded: true,
});
