import { portalPapers, portalPayments, portalVisits } from '@/domain/portal/queries';
import { ask, type Asked } from './asked';

/** The queries of a customer's portal. */
export const PORTAL_QUERIES: Record<string, Asked[]> = {
  portalPapers: (['estimates', 'invoices', 'agreements'] as const).flatMap((collection) =>
    ask(collection, portalPapers('x')),
  ),
  portalVisits: ask('schedule', portalVisits('x')),
  portalPayments: ask('payments', portalPayments('x')),
};
