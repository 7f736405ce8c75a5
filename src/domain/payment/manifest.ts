import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

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

export const doorPaymentsManifest = defineRecord({
  name: 'doorPayments',
  place: 'company',
  noun: { one: 'payment on site', many: 'payments on site' },
  // Anyone who took money may record it, whatever their rights are by now: the server decides what happens with it.
  permission: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'jobs', field: 'jobId', onDelete: 'blocks' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  activity: none('the payment that is made of it is in the activity'),
  isExported: none('the payments are exported'),
  newPage: none('it is taken on a job'),
  isSeeded: none('nobody took anything at a door of the demo yet'),
});
