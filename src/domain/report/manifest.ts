import { MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const reportMonthsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'reportMonths',
  place: 'company',
  noun: { one: 'month of the reports', many: 'months of the reports' },
  permission: { feature: null, read: MANAGERS, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
