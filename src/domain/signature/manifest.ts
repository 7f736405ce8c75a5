import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const workSignaturesManifest = defineRecord({
  name: 'workSignatures',
  place: 'company',
  noun: { one: 'signature for finished work', many: 'signatures for finished work' },
  permission: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [
    // Its job blocks the customer's deletion.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'jobs', field: 'jobId', onDelete: 'goes-along' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  activity: none('it is shown on its job, with who signed and when'),
  isExported: none('there is no list of all signatures'),
  newPage: none('it is written on a job'),
  isSeeded: none('only a customer can sign'),
});
