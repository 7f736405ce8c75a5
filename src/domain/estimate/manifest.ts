import { EVERYONE, MANAGERS } from '../access/roles';
import { defineRecord } from '../record/manifest';

export const estimatesManifest = defineRecord({
  name: 'estimates',
  place: 'company',
  noun: { one: 'estimate', many: 'estimates' },
  permission: { feature: 'estimates', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'blocks' },
    { to: 'jobs', field: 'convertedJobId', onDelete: 'blocks' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: { subject: 'estimate' },
  isExported: true,
  newPage: true,
  isSeeded: true,
});
