import { ofUnit } from '../business-unit/choice';
import { nameLookups } from '../customer/nameSearch';
import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { wordLookups } from '../search/words';
import { statusOf } from './facts';
import type { Invoice } from './schema';

type Where = NonNullable<ListQuery['where']>;

export const INVOICE_PAGE_SIZE = 50;
const INVOICE_SEARCH_LIMIT = 50;
const INVOICES_OF_ONE_LIMIT = 50;
export const TO_INVOICE_LIMIT = 50;

export const INVOICE_VIEWS = ['all', 'drafts', 'open', 'overdue', 'paid', 'closed'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];
export const INVOICE_VIEW_LABELS: Record<InvoiceView, string> = {
  all: 'All',
  drafts: 'Drafts',
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  closed: 'Void or credited',
};

/** Re-sorting uses the fields that have an index with every view; `updatedAt` is read latest first. */
export const INVOICE_SORTS = ['updatedAt', 'number', 'issuedAt', 'dueOn'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];
export type InvoiceOrder = { field: InvoiceSort; direction: 'asc' | 'desc' };

/** `today` (YYYY-MM-DD) decides what is overdue. */
function viewWhere(view: InvoiceView, today: string): Where {
  switch (view) {
    case 'all':
      return [];
    case 'drafts':
      return [isEqual('state', 'draft')];
    case 'open':
      return [isEqual('isOpen', true)];
    case 'overdue':
      return [
        isEqual('isOpen', true),
        { field: 'dueOn', operator: '>', value: '' },
        { field: 'dueOn', operator: '<', value: today },
      ];
    case 'paid':
      return [{ field: 'status', operator: 'in', value: ['paid', 'written-off'] }];
    case 'closed':
      return [{ field: 'state', operator: 'in', value: ['void', 'credited'] }];
  }
}

/**
 * Returns the order in which a view is read: overdue invoices always by due date, changes latest first, and drafts, which have no issue
 * date, by their changes instead.
 */
export function shownOrder(view: InvoiceView, { field, direction }: InvoiceOrder): InvoiceOrder {
  if (view === 'overdue') return { field: 'dueOn', direction: field === 'dueOn' ? direction : 'asc' };
  if (field === 'updatedAt' || (view === 'drafts' && field === 'issuedAt'))
    return { field: 'updatedAt', direction: 'desc' };
  return { field, direction };
}

/** One view of the invoices in one order, of a chosen business unit or of all, read page by page. */
export function invoiceList(view: InvoiceView, order: InvoiceOrder, today: string, unit = ''): ListQuery {
  const where = [...ofUnit(unit), ...viewWhere(view, today)];
  return { ...(where.length > 0 && { where }), orderBy: [shownOrder(view, order)] };
}

/** The number of invoices in a view, of a chosen business unit or of all. */
export const invoiceCount = (view: 'drafts' | 'open' | 'overdue', today: string, unit = ''): ListQuery => ({
  where: [...ofUnit(unit), ...viewWhere(view, today)],
});

/** Invoices by number, PO or prefix of the customer's sort name; each list is short. */
export const invoicesByNumber = (typed: string): ListQuery =>
  beginningWith('number', typed.trim().toUpperCase(), INVOICE_SEARCH_LIMIT);
export const invoicesByDraftNumber = (typed: string): ListQuery => ({
  where: [isEqual('draftNumber', typed.trim().toUpperCase())],
  limit: 5,
});
export const invoicesByPo = (typed: string): ListQuery => ({
  where: [isEqual('poNumber', typed.trim())],
  limit: INVOICE_SEARCH_LIMIT,
});
export const invoicesByCustomerName = (prefix: string): ListQuery =>
  beginningWith('customerSortName', prefix, INVOICE_SEARCH_LIMIT);

/** Searches all invoices by number, PO, words or customer, with a handful of lookups. */
export const invoiceLookups = (
  typed: string,
): Lookup<Pick<Invoice, 'customerName' | 'customerSortName' | 'searchWords'>>[] => [
  ...wordLookups(typed, INVOICE_SEARCH_LIMIT),
  { query: invoicesByNumber(typed) },
  { query: invoicesByDraftNumber(typed) },
  { query: invoicesByPo(typed) },
  ...nameLookups(typed, invoicesByCustomerName),
];

/** Whether an invoice belongs to the view as of `today`: searches ignore views. */
export function isInView(invoice: Invoice, view: InvoiceView, today: string): boolean {
  const status = statusOf(invoice, today);
  return {
    all: true,
    drafts: status === 'draft',
    open: invoice.isOpen,
    overdue: invoice.isOpen && invoice.dueOn !== '' && invoice.dueOn < today,
    paid: status === 'paid' || status === 'written-off',
    closed: status === 'void' || status === 'credited',
  }[view];
}

/** The invoices with the largest totals, including drafts and voided ones. */
export const largestInvoices = (): ListQuery => ({ orderBy: [{ field: 'totalCents', direction: 'desc' }] });

/** Invoices by issue date (YYYY-MM-DD), inclusive, with either end open if null, newest first. Drafts have no issue date. */
export const invoicesIssued = (from: string | null, to: string | null): ListQuery => ({
  where: [
    { field: 'issuedOn', operator: '>=', value: from ?? '0' },
    ...(to === null ? [] : [{ field: 'issuedOn', operator: '<=', value: to } as const]),
  ],
  orderBy: [{ field: 'issuedOn', direction: 'desc' }],
});

/** A customer's invoices, newest first. */
export const invoicesOfCustomer = (customerId: string, limit: number = INVOICES_OF_ONE_LIMIT): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit,
});
export const openInvoicesOfCustomer = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId), isEqual('isOpen', true)],
  limit: 200,
});

/** Firestore takes this many values in one `in`. */
export const IN_LIMIT = 30;
/** Open invoices of several customers: at most `IN_LIMIT` of them. */
export const openInvoicesOfCustomers = (customerIds: readonly string[]): ListQuery => ({
  where: [{ field: 'customerId', operator: 'in', value: customerIds.slice(0, IN_LIMIT) }, isEqual('isOpen', true)],
  limit: 200,
});

/** Invoices created from a job or an estimate, including drafts. */
export const invoicesOfJob = (jobId: string): ListQuery => ({
  where: [isEqual('jobId', jobId)],
  limit: INVOICES_OF_ONE_LIMIT,
});
export const invoicesOfJobs = (jobIds: readonly string[]): ListQuery => ({
  where: [{ field: 'jobId', operator: 'in', value: jobIds.slice(0, IN_LIMIT) }],
  limit: 100,
});
/** The current entries of several jobs: their work and parts, and the estimates turned into them or on them. */
export const workOfJobs = (jobIds: readonly string[]): ListQuery => ({
  where: [{ field: 'jobId', operator: 'in', value: jobIds.slice(0, IN_LIMIT) }],
  limit: IN_LIMIT,
});
export const estimatesOfJobs = (field: 'jobId' | 'convertedJobId', jobIds: readonly string[]): ListQuery => ({
  where: [{ field, operator: 'in', value: jobIds.slice(0, IN_LIMIT) }],
  limit: 100,
});
export const invoicesOfEstimate = (estimateId: string): ListQuery => ({
  where: [isEqual('estimateId', estimateId)],
  limit: INVOICES_OF_ONE_LIMIT,
});

/** A customer's recurring invoices, including paused ones. */
export const recurringOfCustomer = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  limit: 20,
});

/** Invoices created from a recurring one so far, newest first. */
export const runsOf = (recurringInvoiceId: string): ListQuery => ({
  where: [isEqual('recurringInvoiceId', recurringInvoiceId)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: INVOICES_OF_ONE_LIMIT,
});

/** Finished jobs without an invoice, oldest first, of a chosen business unit or of all. */
export const jobsToInvoice = (unit = ''): ListQuery => ({
  where: [...ofUnit(unit), isEqual('progress', 'work-done'), isEqual('invoiceId', null)],
  orderBy: [{ field: 'scheduledTime', direction: 'asc' }],
  limit: TO_INVOICE_LIMIT,
});

/** Payments, credits and refunds on an invoice. */
export const paymentsOfInvoice = (invoiceId: string): ListQuery => ({
  where: [isEqual('invoiceId', invoiceId)],
  limit: 100,
});
/** Deposits: whether they wait for their invoice or are on one. */
export const paymentsOfEstimate = (estimateId: string): ListQuery => ({
  where: [isEqual('estimateId', estimateId)],
  limit: 100,
});
export const creditNotesOfInvoice = (invoiceId: string): ListQuery => ({
  where: [isEqual('invoiceId', invoiceId)],
  limit: 100,
});
