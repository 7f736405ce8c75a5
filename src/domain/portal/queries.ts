import { isEqual, type ListQuery } from '../record/listQuery';

/** Of each kind of paper. */
const PORTAL_LIMIT = 25;

/** A customer's papers of a kind, the last changed first. */
export const portalPapers = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});

/** A customer's visits, those ahead and the latest. */
export const portalVisits = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'placement.startsAt', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});

/** What a customer paid, the latest first. */
export const portalPayments = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: [{ field: 'receivedOn', direction: 'desc' }],
  limit: PORTAL_LIMIT,
});
