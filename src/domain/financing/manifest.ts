import { NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const financingManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'financing',
  place: 'company',
  noun: { one: 'financing application', many: 'financing applications' },
  permission: { feature: 'wisetack', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'follows-its-paper' }],
  madeFrom: [
    { from: 'invoices', field: 'subjectId' },
    { from: 'estimates', field: 'subjectId' },
  ],
});
