import { error as logError } from 'firebase-functions/logger';
import { FieldPath, type DocumentReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { defineSchedule } from '../platform/defineSchedule';
import { markStored } from './jobOnVisit';

const COMPANIES_AT_ONCE = 300;
/** As many as one question about visits may name. */
const JOBS_AT_ONCE = 30;
const VISITS_OF_A_JOB = 100;

/**
 * Each night: the jobs of companies that were there before `hasStoredVisits` say it too. Until then a board of theirs reads its jobs
 * as well; afterward `visitsMarkedAt` on the company says that it need not.
 */
export const markStoredVisits = defineSchedule(
  'markStoredVisits',
  { schedule: '20 4 * * *', secrets: [], timeoutSeconds: 1800 },
  async (deps) => {
    const all = deps.db
      .collection('companies')
      .select('visitsMarkedAt')
      .orderBy(FieldPath.documentId())
      .limit(COMPANIES_AT_ONCE);
    let query = all;
    for (;;) {
      const { docs } = await query.get();
      for (const company of docs) {
        if (company.get('visitsMarkedAt')) continue;
        // What fails, or is not reached, comes the next night.
        await markCompany(deps, company.id).catch((error: unknown) =>
          logError('the jobs of a company were not marked', {
            companyId: company.id,
            stack: error instanceof Error ? error.stack : typeof error,
          }),
        );
      }
      const last = docs.at(-1);
      if (!last || docs.length < COMPANIES_AT_ONCE) return;
      query = all.startAfter(last);
    }
  },
);

/** Marks the jobs of a company that are not marked yet, and then the company. Run again, or twice at once, it does the same. */
export async function markCompany(deps: Deps, companyId: string): Promise<void> {
  const all = inCompany(deps.db, companyId, 'jobs')
    .select('hasStoredVisits')
    .orderBy(FieldPath.documentId())
    .limit(JOBS_AT_ONCE);
  let query = all;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await query.get();
    const open = docs.filter((job) => job.get('hasStoredVisits') === undefined).map(({ ref }) => ref);
    if (open.length > 0) await markJobs(deps, companyId, open);
    last = docs.length < JOBS_AT_ONCE ? undefined : docs.at(-1);
    if (last) query = all.startAfter(last);
  } while (last);
  // Without a revision: it is nothing that somebody who changes the company's profile has to know.
  await companyRef(deps.db, companyId).update({ visitsMarkedAt: deps.now() });
}

/** Jobs and visits in one transaction: a visit that is stored at this moment is seen by one of the two. */
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
