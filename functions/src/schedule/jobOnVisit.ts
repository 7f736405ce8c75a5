import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { jobSchema } from '@/domain/job/schema';
import { jobOfVisits } from '@/domain/scheduling/jobVisits';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { isJobRevision, revisionOf, visitsAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

const VISITS_OF_A_JOB = 100;
/** The visit fields a job follows. Notes and a customer's new name aren't among them. */
const FOLLOWED = ['jobId', 'placement', 'state'] as const;

/**
 * Updates a job from its visits: time, people, promise and progress. On the server, because technicians may write their visit but not
 * their job's time, and because an offline write is news only when it arrives.
 */
export const jobOnVisit = defineReaction(
  'jobOnVisit',
  'schedule',
  async (deps, { params, before, after }) => {
    const jobIds = new Set(
      [before?.['jobId'], after?.['jobId']].filter(
        (id): id is string => typeof id === 'string' && id !== '' && !id.includes('/'),
      ),
    );
    const by = typeof after?.['updatedBy'] === 'string' ? after['updatedBy'] : '';
    for (const jobId of jobIds) await followVisits(deps, { companyId: params['companyId'] ?? '', jobId, by });
  },
  {
    concerns: ({ before, after }) =>
      FOLLOWED.some((field) => !isSame(before?.[field], after?.[field])) &&
      // A visit that follows its job: the job is already up to date.
      !(after && isJobRevision(revisionOf(after))),
  },
);

/** Updates a job from its visits' current state: events come late and in any order. Visits without a job are deleted. */
export async function followVisits(
  deps: Deps,
  { companyId, jobId, by }: { companyId: string; jobId: string; by: string },
): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'jobs').doc(jobId);
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const { found, isWhole } = await readVisits(deps, transaction, { companyId, jobId });
    if (!data) {
      // Scheduled on a device that didn't know yet that the job was deleted.
      for (const visit of found) transaction.delete(visit.ref);
      return;
    }
    const job = jobSchema.safeParse(data);
    if (!job.success || !isWhole) return;
    const now = deps.now();
    const visits = found.map(({ visit }) => visit);
    const changes = jobOfVisits(job.data, visits, { at: now, by });
    const isNews = Object.entries(changes).some(([field, value]) => !isSame(value, data[field]));
    if (isNews) transaction.update(ref, { ...changes, ...visitsAudit(by, now, data) });
    markStored(transaction, ref, { data, hasStoredVisits: visits.length > 0 });
  });
}

/**
 * Sets on a job (`data`, as stored) whether its visits are stored. No new revision: it isn't a user's edit, and must not block anyone who
 * is editing the job right now.
 */
export function markStored(
  transaction: Transaction,
  ref: DocumentReference,
  { data, hasStoredVisits }: { data: DocumentData | undefined; hasStoredVisits: boolean },
): void {
  if (data?.['hasStoredVisits'] !== hasStoredVisits) transaction.update(ref, { hasStoredVisits });
}

type FoundVisit = { ref: DocumentReference; visit: ScheduleEntry; raw: DocumentData };

/**
 * Returns a job's readable visits, and whether those are all: if one is unreadable, the job is left unchanged until that one is fixed,
 * which triggers another change. Otherwise the job would seem to have no visit, and get another.
 */
export async function readVisits(
  deps: Deps,
  transaction: Transaction,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<{ found: FoundVisit[]; isWhole: boolean }> {
  const { docs } = await transaction.get(
    inCompany(deps.db, companyId, 'schedule').where('jobId', '==', jobId).limit(VISITS_OF_A_JOB),
  );
  const found = docs.flatMap((document): FoundVisit[] => {
    const raw = document.data();
    const visit = scheduleEntrySchema.safeParse(raw);
    return visit.success && visit.data.kind === 'visit' ? [{ ref: document.ref, visit: visit.data, raw }] : [];
  });
  return { found, isWhole: docs.filter((document) => document.get('kind') === 'visit').length === found.length };
}
