import { EVERYONE, OFFICE_WORK } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const scheduleManifest = defineRecord({
  name: 'schedule',
  place: 'company',
  noun: { one: 'schedule entry', many: 'schedule entries' },
  // The jobs feature: anyone who may delete a job must see what is deleted with it. `/schedule` has its own requirement.
  permission: {
    feature: 'jobs',
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: OFFICE_WORK,
    progress: EVERYONE,
  },
  relations: [
    // Deleting the customer is already blocked by its job.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'goes-along' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: none('each entry says in its own log who changed it when'),
  isExported: none('the times of the work are exported with the jobs'),
  newPage: none('it is made on its job or on the board'),
  isSeeded: true,
});
