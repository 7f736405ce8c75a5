import { isEqual, type ListQuery } from '../record/listQuery';

/** Limit per kind of document. */
const PORTAL_LIMIT = 25;

/** Queries a customer's documents of a kind, last changed first. */
export const portalPapers = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});

/** Queries a customer's visits, upcoming and latest. */
export const portalVisits = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'placement.startsAt', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});

/** Queries a customer's payments, latest first. */
export const portalPayments = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'receivedOn', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});
