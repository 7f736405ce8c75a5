import { MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

const permission = {
  feature: 'invoices',
  read: OFFICE_WORK,
  create: OFFICE_WORK,
  update: OFFICE_WORK,
  delete: MANAGERS,
} as const;

export const invoicesManifest = defineRecord({
  name: 'invoices',
  place: 'company',
  noun: { one: 'invoice', many: 'invoices' },
  permission,
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'blocks' },
  ],
  madeFrom: [
    { from: 'recurringInvoices', field: 'recurringInvoiceId' },
    { from: 'estimates', field: 'estimateId' },
    { from: 'jobs', field: 'jobId' },
  ],
  copiesCustomer: true,
  activity: { subject: 'invoice' },
  isExported: true,
  newPage: true,
  isSeeded: true,
});

export const recurringInvoicesManifest = defineRecord({
  name: 'recurringInvoices',
  place: 'company',
  noun: { one: 'recurring invoice', many: 'recurring invoices' },
  permission,
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'template.propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'template.jobId', onDelete: 'stays' },
  ],
  madeFrom: [
    { from: 'estimates', field: 'template.estimateId' },
    { from: 'jobs', field: 'template.jobId' },
  ],
  copiesCustomer: true,
  activity: none('the invoices that it makes are told'),
  isExported: none('the invoices that it makes are exported'),
  newPage: none('it is offered on the list of recurring invoices, a page below invoices'),
  isSeeded: none('the demo companies bill by the job'),
});

export const creditNotesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'creditNotes',
  place: 'company',
  noun: { one: 'credit note', many: 'credit notes' },
  permission: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'follows-its-paper' }],
  madeFrom: [{ from: 'invoices', field: 'invoiceId' }],
});
