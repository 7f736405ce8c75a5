import { isEqual, type ListQuery } from '../../record/listQuery';

const GATES_LIMIT = 200;
/** Page size for logs: about a month of work. */
const LOGS_PAGE = 30;
/** Page size for tickets: as many as one query may read. */
const TICKETS_PAGE = 500;

/** A site's gates. */
export const gatesOfSite = (siteId: string): ListQuery => ({
  where: [isEqual('siteId', siteId)],
  orderBy: [{ field: 'createdAt', direction: 'asc' }],
  limit: GATES_LIMIT,
});

/** A site's daily logs, latest first. */
export const logsOfSite = (siteId: string): ListQuery & { limit: number } => ({
  where: [isEqual('siteId', siteId)],
  orderBy: [{ field: 'date', direction: 'desc' }],
  limit: LOGS_PAGE,
});

/** A site's log of one day (YYYY-MM-DD). */
export const logOfDay = (siteId: string, date: string): ListQuery => ({
  where: [isEqual('siteId', siteId), isEqual('date', date)],
  limit: 1,
});

/** A site's dump tickets and manifests, latest first. */
export const ticketsOfSite = (siteId: string): ListQuery & { limit: number } => ({
  where: [isEqual('siteId', siteId)],
  orderBy: [{ field: 'hauledOn', direction: 'desc' }],
  limit: TICKETS_PAGE,
});
