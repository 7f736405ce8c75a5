import { NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const paymentsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'payments',
  place: 'company',
  noun: { one: 'payment', many: 'payments' },
  permission: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'follows-its-paper' }],
  madeFrom: [
    { from: 'invoices', field: 'invoiceId' },
    { from: 'estimates', field: 'estimateId' },
  ],
  activity: { subject: 'payment' },
  isExported: true,
});
