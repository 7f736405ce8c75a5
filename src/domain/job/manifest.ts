import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const jobsManifest = defineRecord({
  name: 'jobs',
  place: 'company',
  noun: { one: 'job', many: 'jobs' },
  permission: {
    feature: 'jobs',
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
    progress: EVERYONE,
  },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'customers', field: 'invoice.customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'parentJobId', onDelete: 'stays' },
  ],
  madeFrom: [
    { from: 'estimates', namedBy: 'convertedJobId' },
    { from: 'jobs', field: 'parentJobId' },
  ],
  copiesCustomer: true,
  activity: { subject: 'job' },
  isExported: true,
  newPage: true,
  isSeeded: true,
});

export const jobWorkManifest = defineRecord({
  name: 'jobWork',
  place: 'company',
  noun: { one: 'job’s work and parts', many: 'work and parts of jobs' },
  permission: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: NOBODY },
  relations: [
    // Deleting the customer is already blocked by its job.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    // No one may delete it: the parts used on a job stay on record after the job is gone.
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  activity: none('a line a time would drown the job’s own history'),
  isExported: none('it is billed, and invoices are exported'),
  newPage: none('it is entered on its job’s page'),
  isSeeded: none('the demo’s work is on its estimates and invoices'),
});
