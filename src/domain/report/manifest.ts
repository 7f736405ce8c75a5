import { MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

const permission = { feature: null, read: MANAGERS, create: NOBODY, update: NOBODY, delete: NOBODY } as const;

export const reportMonthsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'reportMonths',
  place: 'company',
  noun: { one: 'month of the reports', many: 'months of the reports' },
  permission,
  relations: [],
});

export const reportMarksManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'reportMarks',
  place: 'company',
  noun: { one: 'record behind a figure', many: 'records behind a figure' },
  permission,
  relations: [],
});

export const reportSettingsManifest = defineRecord({
  name: 'reportSettings',
  place: 'company',
  noun: { one: 'report settings', many: 'report settings' },
  permission: { feature: null, read: MANAGERS, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a page of its own'),
  isSeeded: none('a demo begins without a goal'),
});
