import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { repeatedJob } from '@/domain/job/repeated';
import { jobSchema, type Job } from '@/domain/job/schema';
import { isRecordId } from '@/domain/record/recordId';
import { newNumber } from '@/domain/record/number';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { readWorkSettings } from '../leads/leadCompany';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

type Place = { companyId: string; visitId: string };

/**
 * Creates a job for each recurring visit when it becomes due, if the company wants that, so that it is billed, counted and reviewed like
 * any other. The job's id is the visit's, so there is never a second one.
 */
export const jobOfRepeat = defineReaction(
  'jobOfRepeat',
  'schedule',
  async (deps, { params: { companyId = '', id = '' }, after }) =>
    after ? giveJob(deps, { companyId, visitId: id }) : dropJob(deps, { companyId, visitId: id }),
  {
    concerns: ({ params: { id = '' }, before, after }) =>
      after ? before === null && isRepeat(after, id) : isRepeat(before ?? {}, id) && before?.['jobId'] === id,
  },
);

/** The first visit keeps its original job. */
const isRepeat = ({ kind, seriesId }: Record<string, unknown>, visitId: string): boolean =>
  kind === 'visit' && typeof seriesId === 'string' && seriesId !== '' && seriesId !== visitId;

async function giveJob(deps: Deps, { companyId, visitId }: Place): Promise<void> {
  const company = companySchema.safeParse((await companyRef(deps.db, companyId).get()).data());
  if (!company.success) return;
  const { repeatsAreJobs } = await readWorkSettings(deps, companyId, company.data);
  if (!repeatsAreJobs) return;
  const visitRef = inCompany(deps.db, companyId, 'schedule').doc(visitId);
  const ownRef = inCompany(deps.db, companyId, 'jobs').doc(visitId);
  await deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(visitRef);
    const visit = scheduleEntrySchema.safeParse(stored.data());
    if (!visit.success || visit.data.jobId === visitId) return;
    const own = await transaction.get(ownRef);
    const model = await readJob(transaction, deps, { companyId, jobId: visit.data.jobId });
    if (!model) return;
    const now = deps.now();
    if (!own.exists) {
      const number = newNumber('job', new Date(now));
      transaction.create(ownRef, {
        ...repeatedJob(model, visit.data, { number, nowIso: now }),
        ...createdAudit('', now),
      });
    }
    // Only that field, with no new revision: no one moving the visit right now gets a conflict.
    transaction.update(visitRef, { jobId: visitId });
  });
}

async function readJob(
  transaction: Transaction,
  { db }: Deps,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<Job | null> {
  if (!isRecordId(jobId)) return null;
  const stored = await transaction.get(inCompany(db, companyId, 'jobs').doc(jobId));
  return jobSchema.safeParse(stored.data()).data ?? null;
}

/** Deletes the untouched job of a visit that is removed from its series. */
async function dropJob(deps: Deps, { companyId, visitId }: Place): Promise<void> {
  const ref: DocumentReference = inCompany(deps.db, companyId, 'jobs').doc(visitId);
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const job = jobSchema.safeParse(data);
    if (!job.success) return;
    const isUntouched = data?.['createdBy'] === '' && job.data.progressLog.length === 1 && job.data.invoiceId === null;
    if (isUntouched && ['scheduled', 'unscheduled'].includes(job.data.progress)) transaction.delete(ref);
  });
}
