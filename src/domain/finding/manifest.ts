import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const findingsManifest = defineRecord({
  name: 'findings',
  place: 'company',
  noun: { one: 'finding', many: 'findings' },
  // Included with jobs, which every company has: findings come from inspections, readings and jobs.
  permission: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
    { to: 'jobs', field: 'repairJobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: none('each of its steps says who and when'),
  isExported: true,
  newPage: none('it is raised where it is seen: on a job, in an inspection, beside a reading'),
  isSeeded: true,
});

export const findingDeclinesManifest = defineRecord({
  name: 'findingDeclines',
  place: 'company',
  noun: { one: 'signed decline', many: 'signed declines' },
  permission: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' }],
  activity: none('it is shown on its finding, with who signed and when'),
  isExported: none('the finding is exported, with reason and name'),
  newPage: none('it is signed on a finding'),
  isSeeded: none('only a customer can sign'),
});

export const findingApprovalsManifest = defineRecord({
  name: 'findingApprovals',
  place: 'company',
  noun: { one: 'signed approval', many: 'signed approvals' },
  permission: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' }],
  activity: none('it is shown on its finding, with who signed and when'),
  isExported: none('the finding is exported, with who agreed'),
  newPage: none('it is signed on a finding'),
  isSeeded: none('only a customer can sign'),
});
