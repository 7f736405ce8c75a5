import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { markStored } from './jobOnVisit';

/** The maximum for one visit query. */
const JOBS_AT_ONCE = 30;
const VISITS_OF_A_JOB = 100;

/** Backfills a company's jobs from before `hasStoredVisits`. Safe to rerun, or to run twice concurrently. */
export async function markStoredVisits(deps: Deps, companyId: string): Promise<void> {
  const all = inCompany(deps.db, companyId, 'jobs').select('hasStoredVisits').orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(all, JOBS_AT_ONCE)) {
    const open = docs.filter((job) => job.get('hasStoredVisits') === undefined).map(({ ref }) => ref);
    if (open.length > 0) await markJobs(deps, companyId, open);
  }
}

/** Reads jobs and visits in one transaction: a visit being stored at the same time is seen by one of the two. */
async function markJobs({ db }: Deps, companyId: string, refs: readonly DocumentReference[]): Promise<void> {
  const schedule = inCompany(db, companyId, 'schedule');
  const ids = refs.map(({ id }) => id);
  await db.runTransaction(async (transaction) => {
    const jobs = await transaction.getAll(...refs);
    const visits = await transaction.get(
      schedule
        .where('jobId', 'in', ids)
        .select('jobId')
        .limit(JOBS_AT_ONCE * VISITS_OF_A_JOB),
    );
    const stored = new Set(visits.docs.map((visit): unknown => visit.get('jobId')));
    for (const job of jobs) {
      if (job.exists) markStored(transaction, job.ref, { data: job.data(), hasStoredVisits: stored.has(job.id) });
    }
  });
}
