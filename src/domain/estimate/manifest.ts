import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

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

export const estimateSignaturesManifest = defineRecord({
  name: 'estimateSignatures',
  place: 'company',
  noun: { one: 'signature on our device', many: 'signatures on our devices' },
  permission: { feature: 'estimates', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' }],
  madeFrom: [{ from: 'estimates', field: 'estimateId' }],
  activity: none('its estimate says who accepted it, and when'),
  isExported: none('the estimates are exported with what was agreed'),
  newPage: none('it is signed on an estimate'),
  isSeeded: none('only a customer can sign'),
});
