import { NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const importsManifest = defineRecord({
  name: 'imports',
  place: 'company',
  noun: { one: 'import', many: 'imports' },
  permission: { feature: 'customers', read: OFFICE_WORK, create: OFFICE_WORK, update: OFFICE_WORK, delete: NOBODY },
  relations: [],
  activity: none('each customer that it made says so'),
  isExported: none('the file that was imported is the company’s own'),
  newPage: none('importing is a page of its own, found under customers'),
  isSeeded: none('the demo companies were not imported'),
});
