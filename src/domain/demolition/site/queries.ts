import { isEqual, type ListQuery } from '../../record/listQuery';

const GATES_LIMIT = 200;
/** Logs of about three months of work. */
const LOGS_LIMIT = 100;
const TICKETS_LIMIT = 500;

/** What must be in hand on a site. */
export const gatesOfSite = (siteId: string): ListQuery => ({
  where: [isEqual('siteId', siteId)],
  orderBy: [{ field: 'createdAt', direction: 'asc' }],
  limit: GATES_LIMIT,
});

/** A site's daily logs, the latest first. */
export const logsOfSite = (siteId: string): ListQuery => ({
  where: [isEqual('siteId', siteId)],
  orderBy: [{ field: 'date', direction: 'desc' }],
  limit: LOGS_LIMIT,
});

/** A site's dump tickets and manifests, the latest first. */
export const ticketsOfSite = (siteId: string): ListQuery => ({
  where: [isEqual('siteId', siteId)],
  orderBy: [{ field: 'hauledOn', direction: 'desc' }],
  limit: TICKETS_LIMIT,
});
