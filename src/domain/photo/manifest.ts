import { EVERYONE, OFFICE_WORK } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const photosManifest = defineRecord({
  name: 'photos',
  place: 'company',
  noun: { one: 'photo', many: 'photos' },
  permission: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: OFFICE_WORK },
  relations: [
    // Its job blocks the customer's deletion.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'jobs', field: 'jobId', onDelete: 'goes-along' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  activity: none('photos show by themselves when they were taken, and by whom'),
  isExported: none('a picture is no row of a table'),
  newPage: none('it is taken on its job’s page'),
  isSeeded: true,
});
