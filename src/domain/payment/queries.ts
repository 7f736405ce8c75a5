import { ofUnit } from '../business-unit/choice';
import type { ListQuery, Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import type { PaymentMethod, PaymentState } from './schema';

export const PAYMENT_PAGE_SIZE = 50;
/** Firestore takes this many values in one `in`. */
export const CUSTOMERS_SEARCHED = 10;
/** The limit for a company's payments of one calendar day. */
const DAY_LIMIT = 500;

/** '' = any. `from` and `to` are calendar days (YYYY-MM-DD), inclusive. */
export type PaymentFilters = { method: PaymentMethod | ''; state: PaymentState | ''; from: string; to: string };
export type PaymentOrder = 'asc' | 'desc';

type Where = NonNullable<ListQuery['where']>;
const BY_DAY = 'receivedOn';

const inPeriod = ({ from, to }: PaymentFilters): Where => [
  ...(from === '' ? [] : [{ field: BY_DAY, operator: '>=' as const, value: from }]),
  ...(to === '' ? [] : [{ field: BY_DAY, operator: '<=' as const, value: to }]),
];

/** Payments by the day on which they were received, of a chosen business unit or of all, read page by page. */
export function paymentList(filters: PaymentFilters, direction: PaymentOrder, unit = ''): ListQuery {
  const { method, state } = filters;
  const where: Where = [
    ...ofUnit(unit),
    ...(method === '' ? [] : [{ field: 'method', operator: '==' as const, value: method }]),
    ...(state === '' ? [] : [{ field: 'state', operator: '==' as const, value: state }]),
    ...inPeriod(filters),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: BY_DAY, direction }] };
}

/** The latest payments of several customers. */
export const paymentsOfCustomers = (customerIds: readonly string[]): ListQuery => ({
  where: [{ field: 'customerId', operator: 'in', value: customerIds.slice(0, CUSTOMERS_SEARCHED) }],
  orderBy: [{ field: BY_DAY, direction: 'desc' }],
  limit: PAYMENT_PAGE_SIZE,
});

export const paymentsByReference = (typed: string): ListQuery =>
  beginningWith('reference', typed.trim(), PAYMENT_PAGE_SIZE);
export const paymentsByInvoice = (typed: string): ListQuery =>
  beginningWith('invoiceNumber', typed.trim().toUpperCase(), PAYMENT_PAGE_SIZE);

/** Searches all payments by reference, invoice number or customer: three lookups. */
export const paymentLookups = (typed: string, customerIds: readonly string[]): Lookup<unknown>[] => [
  { query: paymentsByReference(typed) },
  { query: paymentsByInvoice(typed) },
  ...(customerIds.length > 0 ? [{ query: paymentsOfCustomers(customerIds) }] : []),
];

/** All payments of one calendar day. */
export const paymentsOfDay = (day: string): ListQuery => ({
  where: [
    { field: BY_DAY, operator: '>=', value: day },
    { field: BY_DAY, operator: '<=', value: day },
  ],
  orderBy: [{ field: BY_DAY, direction: 'asc' }],
  limit: DAY_LIMIT,
});

/** Whether a found payment matches the filters, which searches ignore. */
export const fitsFilters = (
  payment: { method: PaymentMethod; state: PaymentState; receivedOn: string },
  { method, state, from, to }: PaymentFilters,
): boolean =>
  (method === '' || payment.method === method) &&
  (state === '' || payment.state === state) &&
  (from === '' || payment.receivedOn >= from) &&
  (to === '' || payment.receivedOn <= to);

/** Deposits that wait for their invoice: they leave this list as soon as it is issued. */
export const depositsWaiting = (): ListQuery => ({
  where: [
    { field: 'invoiceId', operator: '==', value: '' },
    { field: 'state', operator: 'in', value: ['succeeded', 'part-refunded', 'disputed'] },
  ],
  limit: 100,
});
