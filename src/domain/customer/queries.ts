import { startsWith, type ListQuery } from '../record/listQuery';
import type { Customer } from './schema';

export const CUSTOMER_ORDERS = ['sortName', 'updatedAt'] as const;
export type CustomerOrder = { field: (typeof CUSTOMER_ORDERS)[number]; direction: 'asc' | 'desc' };

/** The number of merges into one customer listed on its page. */
const MERGE_LIST_LIMIT = 50;

const withStatus = (status: Customer['status']) => ({ field: 'status', operator: '==', value: status }) as const;

/** Customers by name, or most recently changed. Read page by page. */
export const customersBy = (status: Customer['status'], { field, direction }: CustomerOrder): ListQuery => ({
  where: [withStatus(status)],
  orderBy: [{ field, direction: field === 'updatedAt' ? 'desc' : direction }],
});

/** Archived customers aren't in the search directory: they are found by sort name prefix (`lovelace, ada`). */
export const archivedByName = (typed: string): ListQuery => ({
  where: [withStatus('archived'), ...startsWith('sortName', typed.trim().toLowerCase())],
  orderBy: [{ field: 'sortName', direction: 'asc' }],
});

/** All customers for the export, including archived ones. Read page by page. */
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
