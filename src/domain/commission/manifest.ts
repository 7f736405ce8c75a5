import { MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

// Pay is readable by managers and by the technician's own account: that depends on the record, and is in the rules.
const permission = { feature: 'technicians', read: MANAGERS, create: NOBODY, update: NOBODY, delete: NOBODY } as const;

export const payPlansManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'payPlans',
  place: 'company',
  noun: { one: 'pay plan', many: 'pay plans' },
  permission,
  relations: [],
});

export const earningsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'earnings',
  place: 'company',
  noun: { one: 'earning', many: 'earnings' },
  permission,
  // It was earned regardless of what happens to the job.
  relations: [{ to: 'jobs', field: 'jobId', onDelete: 'stays' }],
  isExported: none('closed periods are exported for payroll'),
});

export const payStatementsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'payStatements',
  place: 'company',
  noun: { one: 'pay statement', many: 'pay statements' },
  permission,
  relations: [{ to: 'jobs', field: 'items.jobId', onDelete: 'stays' }],
  isExported: none('its period is exported for payroll'),
});
