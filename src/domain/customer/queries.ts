import { startsWith, type ListQuery } from '../record/listQuery';
import type { Customer } from './schema';

export const CUSTOMER_ORDERS = ['sortName', 'updatedAt'] as const;
export type CustomerOrder = { field: (typeof CUSTOMER_ORDERS)[number]; direction: 'asc' | 'desc' };

/** Maximum number of merges listed on a customer's page. */
const MERGE_LIST_LIMIT = 50;

const withStatus = (status: Customer['status']) => ({ field: 'status', operator: '==', value: status }) as const;

/** Customers by name, or by last change. Read page by page. */
export const customersBy = (status: Customer['status'], { field, direction }: CustomerOrder): ListQuery => ({
  where: [withStatus(status)],
  orderBy: [{ field, direction: field === 'updatedAt' ? 'desc' : direction }],
});

/** Archived customers are not in the search directory: they are found by the beginning of their sort name (`lovelace, ada`). */
export const archivedByName = (typed: string): ListQuery => ({
  where: [withStatus('archived'), ...startsWith('sortName', typed.trim().toLowerCase())],
  orderBy: [{ field: 'sortName', direction: 'asc' }],
});

/** Every customer, including archived ones, for the export. Read page by page. */
export const allCustomers = (): ListQuery => ({ orderBy: [{ field: 'sortName', direction: 'asc' }] });

/** Customers whose record was created from one instant until before another, newest first. */
export const addedBetween = (from: string, before: string): ListQuery => ({
  where: [
    { field: 'createdAt', operator: '>=', value: from },
    { field: 'createdAt', operator: '<', value: before },
  ],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
});

/** Merges into a customer, most recent first. */
export const mergesInto = (survivorId: string): ListQuery => ({
  where: [{ field: 'survivorId', operator: '==', value: survivorId }],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: MERGE_LIST_LIMIT,
});
