import { NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const lateFeesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'lateFees',
  place: 'company',
  noun: { one: 'late fee', many: 'late fees' },
  permission: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'follows-its-paper' }],
  madeFrom: [{ from: 'invoices', field: 'invoiceId' }],
});
