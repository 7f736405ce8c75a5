import { gatesOfSite, logOfDay, logsOfSite, ticketsOfSite } from '@/domain/demolition/site/queries';
import { ask, type Asked } from './asked';

/** The queries of sites. */
export const SITE_QUERIES: Record<string, Asked[]> = {
  gatesOfSite: ask('siteGates', gatesOfSite('x')),
  logsOfSite: ask('siteLogs', logsOfSite('x')),
  logOfDay: ask('siteLogs', logOfDay('x', '2026-01-01')),
  ticketsOfSite: ask('wasteTickets', ticketsOfSite('x')),
};
