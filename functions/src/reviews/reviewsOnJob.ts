import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { isWorkFinished } from '@/domain/job/progress';
import { jobSchema, type Job } from '@/domain/job/schema';
import { firstAskAt, isWorthAsking, reviewRequestSchema, type RequestTrigger } from '@/domain/review/request';
import type { ReviewSettings, ReviewTrigger } from '@/domain/review/settings';
import { cityOf } from '@/domain/review/place';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { readReviewSettings } from './reviewSettings';

/** Adds a job whose work is done, or paid for, to the fairness log, where it waits for its hour. */
export const reviewsOnJob = defineReaction('reviewsOnJob', 'jobs', (deps, change) => noteJob(deps, change));

type Followed = Pick<RecordChange, 'params' | 'before' | 'after' | 'at'>;

const isPaid = ({ invoice }: Pick<Job, 'invoice'>): boolean => invoice.status === 'paid';
const hasHappened = (job: Job | null, trigger: ReviewTrigger): boolean =>
  job !== null && isWorkFinished(job.progress) && (trigger === 'done' || isPaid(job));

/** Like `reviewsOnJob`. A repeated event, or a job finished a second time, changes no past decision. */
export async function noteJob(deps: Deps, { params, before, after, at }: Followed): Promise<void> {
  const { companyId = '', id = '' } = params;
  const [was, is] = [before, after].map((data) => jobSchema.safeParse(data).data ?? null);
  if (!is || !isWorkFinished(is.progress)) return;
  // Neither of the two just happened: most writes end here, before anything is read.
  if (hasHappened(was ?? null, 'done') && hasHappened(was ?? null, 'paid') === hasHappened(is, 'paid')) return;
  const company = companySchema.safeParse((await companyRef(deps.db, companyId).get()).data()).data;
  if (!company || !hasFeature(company.features, 'reviews')) return;
  const settings = await readReviewSettings(deps, companyId);
  if (!hasHappened(is, settings.trigger) || hasHappened(was ?? null, settings.trigger)) return;
  const doneAt = is.progressLog.findLast(({ state }) => state === 'work-done')?.at ?? at;
  const occurredAt = settings.trigger === 'done' && doneAt < at ? doneAt : at;
  // Imported records, or ones entered long afterward, aren't news.
  if (!isWorthAsking(occurredAt, deps.now())) return;
  await queueRequest(deps, { companyId, jobId: id, job: is, trigger: settings.trigger, occurredAt, settings });
}

type Queued = {
  companyId: string;
  jobId: string;
  job: Job;
  trigger: RequestTrigger;
  occurredAt: string;
  settings: Pick<ReviewSettings, 'delayHours'>;
};

/** Adds a job to the log if missing; a reopened job waits again, and a waiting one can be moved up manually. */
export async function queueRequest(deps: Deps, queued: Queued): Promise<void> {
  const { companyId, jobId, job, trigger, occurredAt, settings } = queued;
  const ref = inCompany(deps.db, companyId, 'reviewRequests').doc(jobId);
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const known = reviewRequestSchema.safeParse(stored).data;
    const isByHand = trigger === 'by-hand';
    const mayAgain =
      (known?.state === 'not-asked' && (known.rule === 'reopened' || isByHand)) ||
      // It is waiting for its hour, and someone asks now.
      (known?.state === 'queued' && isByHand);
    if (known && !mayAgain) return;
    const now = deps.now();
    const nextAt = isByHand ? now : firstAskAt(occurredAt, settings);
    const fields = reviewRequestSchema.parse({
      jobId,
      jobNumber: job.number,
      jobTitle: job.title,
      customerId: job.customerId,
      customerName: job.customerName,
      placeName: cityOf(job.propertyAddress),
      technicianIds: job.technicianIds,
      trigger,
      occurredAt: known?.occurredAt ?? occurredAt,
      nextAt,
      ...(known ? { tried: known.tried } : {}),
    });
    transaction.set(ref, {
      ...fields,
      ...(stored ? { ...createdOf(stored), ...updatedAudit('', now, stored) } : createdAudit('', now)),
    });
  });
}

const createdOf = ({ createdBy, createdAt }: Record<string, unknown>): Record<string, unknown> => ({
  createdBy,
  createdAt,
});
