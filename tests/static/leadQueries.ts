import { sameLeadQueries } from '@/domain/lead/duplicates';
import {
  boardColumn,
  bookedLeadsOf,
  LEAD_VIEWS,
  leadCount,
  leadList,
  leadLookups,
  leadMonthList,
  leadsMadeInto,
  leadsOfCustomer,
  overdueLeads,
  unansweredLeads,
} from '@/domain/lead/queries';
import type { ListQuery } from '@/domain/record/listQuery';

const of = (...queries: readonly ListQuery[]) => [{ collection: 'leads' as const, queries }];
const ASKER = { uid: 'u', now: '2026-11-19T15:00:00.000Z' };
const ANY = ['', 'x'] as const;
const FILTERS = LEAD_VIEWS.flatMap((view) =>
  (['', 'new'] as const).flatMap((state) =>
    ANY.flatMap((source) => ANY.map((assignedTo) => ({ view, state, source, assignedTo }))),
  ),
);

/** The part of `QUERY_FUNCTIONS` that reads leads and their months. */
export const LEAD_QUERIES = {
  leadList: of(...FILTERS.map((filters) => leadList(filters, ASKER))),
  leadCount: of(...LEAD_VIEWS.map((view) => leadCount(view, ASKER))),
  boardColumn: of(...ANY.flatMap((source) => ANY.map((assignedTo) => boardColumn('new', { source, assignedTo })))),
  unansweredLeads: of(unansweredLeads()),
  overdueLeads: of(overdueLeads(ASKER.now)),
  leadsOfCustomer: of(leadsOfCustomer('x')),
  leadsMadeInto: of(leadsMadeInto('jobId', 'x'), leadsMadeInto('estimateId', 'x')),
  sameLeadQueries: of(...sameLeadQueries({ phoneKey: '1', email: 'a@b.cc', placeKey: 'x' })),
  bookedLeadsOf: of(...bookedLeadsOf({ phoneKey: '1', email: 'a@b.cc' })),
  leadLookups: of(...leadLookups('ada@b.cc 5125550134').map(({ query }) => query)),
  leadMonthList: [{ collection: 'leadMonths' as const, queries: [leadMonthList('2026-01')] }],
};
