import { NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

const permission = {
  feature: 'invoices',
  read: OFFICE_WORK,
  create: NOBODY,
  update: NOBODY,
  delete: NOBODY,
} as const;

export const ledgerManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'ledger',
  place: 'company',
  noun: { one: 'ledger entry', many: 'ledger entries' },
  permission,
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'follows-its-paper' }],
  madeFrom: [
    { from: 'payments', field: 'paymentId' },
    { from: 'invoices', field: 'invoiceId' },
    { from: 'estimates', field: 'estimateId' },
  ],
  isExported: none('its entries are in the reports that are printed from it'),
});

export const ledgerMonthsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'ledgerMonths',
  place: 'company',
  noun: { one: 'monthly total', many: 'monthly totals' },
  permission,
  relations: [],
});

export const summariesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'summaries',
  place: 'company',
  noun: { one: 'sum of receivables', many: 'receivables' },
  permission,
  relations: [],
});

/** One document: the day through which posting is closed. */
export const bookClosingsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'bookClosings',
  place: 'company',
  noun: { one: 'closing of the books', many: 'closings of the books' },
  permission,
  relations: [],
  activity: none('its own log says who closed and reopened the books, and why'),
});

/** Its id is the customer's: `moveBalances` moves what is owed from one to the other. */
export const balancesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'balances',
  place: 'company',
  noun: { one: 'balance', many: 'balances' },
  permission,
  relations: [],
});
