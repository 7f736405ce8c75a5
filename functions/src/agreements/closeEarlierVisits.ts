import { FieldPath } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { settleCoveredVisit } from './coveredVisit';

const VISITS_AT_ONCE = 20;
/** Ids of members' visits (`visitJobId`) fall between these. */
const [FIRST, BEHIND] = ['agreement-', 'agreement.'];

/**
 * Closes members' visits that were finished before this happened automatically, by the same rule: those on which nothing was sold. Safe
 * to rerun: closed visits aren't found again, and visits to bill are left open.
 */
export async function closeEarlierVisits(deps: Deps, companyId: string): Promise<void> {
  const finished = inCompany(deps.db, companyId, 'jobs')
    .where('progress', '==', 'work-done')
    .where(FieldPath.documentId(), '>=', FIRST)
    .where(FieldPath.documentId(), '<', BEHIND)
    .orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(finished, VISITS_AT_ONCE))
    await Promise.all(docs.map(({ id }) => settleCoveredVisit(deps, companyId, id)));
}
