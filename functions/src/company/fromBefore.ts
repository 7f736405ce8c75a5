import { REPORTED_WORK } from '@/domain/report/marks';
import { closeEarlierVisits } from '../agreements/closeEarlierVisits';
import { lookForNotices } from '../agreements/lookForNotices';
import { countAll } from '../awards/countAll';
import { settleEarlierTickets } from '../contracts/ticketCost';
import { rebuildCustomers } from '../directory/rebuildDirectory';
import { rebuildWords } from '../directory/rebuildWords';
import { markUnanswered } from '../messages/markUnanswered';
import type { Deps } from '../platform/admin';
import { countAllDrives, countAllReported } from '../reports/compareSums';
import { markStoredVisits } from '../schedule/markStoredVisits';

type Take = (deps: Deps, companyId: string) => Promise<unknown>;

/** Steps that add missing data to a company's older records. Loaded only when something is missing, which is rare. */
export const FROM_BEFORE = {
  visits: markStoredVisits,
  words: rebuildWords,
  sources: rebuildCustomers,
  scores: countAll,
  reports: (deps, companyId) => countAllReported(deps, companyId, REPORTED_WORK),
  equipment: (deps, companyId) => countAllReported(deps, companyId, ['equipment']),
  drives: countAllDrives,
  threads: markUnanswered,
  covered: closeEarlierVisits,
  tickets: settleEarlierTickets,
  notices: lookForNotices,
} satisfies Record<string, Take>;
