import { isEqual, type ListQuery } from '../record/listQuery';

/** Limit for each kind of document. */
const PORTAL_LIMIT = 25;

/** Lists a customer's documents of a kind, most recently changed first. */
export const portalPapers = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});

/** Lists a customer's visits, both upcoming and recent. */
export const portalVisits = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'placement.startsAt', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});

/** Lists a customer's payments, latest first. */
export const portalPayments = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'receivedOn', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});
