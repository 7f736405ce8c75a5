import { DISPATCH, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

// Technicians also read and write their own: that depends on the record, not the role, and is enforced by the security rules.
const permission = {
  feature: 'technicians',
  read: DISPATCH,
  create: DISPATCH,
  update: DISPATCH,
  delete: NOBODY,
} as const;

export const timeEntriesManifest = defineRecord({
  name: 'timeEntries',
  place: 'company',
  noun: { one: 'time entry', many: 'time entries' },
  permission,
  // Wages are due for the time, whatever happens to the job.
  relations: [{ to: 'jobs', field: 'jobId', onDelete: 'stays' }],
  activity: none('a correction is an entry of its own'),
  isExported: none('a week is exported by day'),
  newPage: none('it is tapped, or added to a week'),
  isSeeded: none('a demo’s hours begin with the next step'),
});

export const timesheetsManifest = defineRecord({
  name: 'timesheets',
  place: 'company',
  noun: { one: 'timesheet', many: 'timesheets' },
  permission,
  relations: [],
  activity: none('it says who answered'),
  isExported: none('a week is exported by day'),
  newPage: none('answering a week makes it'),
  isSeeded: none('a demo’s weeks are open'),
});

export const payPeriodsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'payPeriods',
  place: 'company',
  noun: { one: 'pay period', many: 'pay periods' },
  permission: { feature: 'technicians', read: DISPATCH, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
