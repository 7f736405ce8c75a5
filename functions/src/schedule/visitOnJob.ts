import { companySchema } from '@/domain/company/schema';
import { jobSchema, type Job } from '@/domain/job/schema';
import { auditSchema, type Stored } from '@/domain/record/schema';
import { isUntouchedSample } from '@/domain/sample-data/schema';
import {
  concernsVisits,
  hasFollowed,
  isPlanOrStep,
  stillMeant,
  visitsAfterJob,
  type JobChange,
  type Visit,
} from '@/domain/scheduling/visitsAfterJob';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { createdAudit, isMergeRevision, isVisitsRevision, revisionOf, updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineTrigger } from '../platform/defineTrigger';
import { followVisits, readVisits } from './jobOnVisit';

type Data = Record<string, unknown>;
type Event = { companyId: string; jobId: string; before: Data | null; after: Data | null };

/**
 * The other way round from `jobOnVisit`: who plans or does a job by its own page plans or does its visit. On the server,
 * because technicians may write their job's progress but make no visits, and so that every way of writing a job counts.
 * What `jobOnVisit` wrote is known by its revision and answered by nothing, so that the two never go round in circles.
 */
export const visitOnJob = defineTrigger(
  'visitOnJob',
  'companies/{companyId}/jobs/{id}',
  async (deps, { params, before, after }) =>
    followJob(deps, { companyId: params['companyId'] ?? '', jobId: params['id'] ?? '', before, after }),
);

export async function followJob(deps: Deps, { companyId, jobId, before, after }: Event): Promise<void> {
  if (!after) return removeVisits(deps, companyId, jobId);
  const revision = revisionOf(after);
  // Samples are read from their own fields; what merges change they change on visits too.
  if (isVisitsRevision(revision) || isMergeRevision(revision) || isUntouchedSample(revision)) return;
  const change = changeOf(jobId, before, after);
  if (!change || !concernsVisits(change)) return;
  const isAnswered = await writeVisits(deps, companyId, change);
  // Nothing was written, so nothing tells the job that its visits see it otherwise: one that is locked, for example.
  if (!isAnswered && isPlanOrStep(change)) {
    await followVisits(deps, { companyId, jobId, by: change.after.updatedBy });
  }
}

/** A write as jobs; null when it left no job that can be read. */
function changeOf(jobId: string, before: Data | null, after: Data): JobChange | null {
  const job = jobSchema.safeParse(after);
  const audit = auditSchema.safeParse(after);
  if (!job.success || !audit.success) return null;
  const was = before ? jobSchema.safeParse(before) : null;
  return { before: was?.success ? was.data : null, after: { ...job.data, ...audit.data, id: jobId } };
}

/** Brings the visits of a job up to date with one write of it. Whether a visit was written, or there is none to follow. */
async function writeVisits(deps: Deps, companyId: string, change: JobChange): Promise<boolean> {
  const job: Stored<Job> = change.after;
  return deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(job.id))).data();
    const current = jobSchema.safeParse(data);
    if (!current.success) return true;
    const found = await readVisits(deps, transaction, { companyId, jobId: job.id });
    const stored = found.map(({ ref, visit }): Visit => ({ ...visit, id: ref.id }));
    if (hasFollowed(stored, job)) return true;
    const company = companySchema.parse((await transaction.get(companyRef(deps.db, companyId))).data() ?? {});
    const meant = stillMeant(change, current.data, isVisitsRevision(revisionOf(data)));
    const wanted = visitsAfterJob(meant, stored, { timeZone: company.timeZone, newId: deps.newId });

    const [by, now] = [job.updatedBy, deps.now()];
    let isWritten = false;
    for (const { ref, visit, raw } of found) {
      const next = wanted.find(({ id }) => id === ref.id);
      if (!next) transaction.delete(ref);
      else if (!isSame({ ...visit, id: ref.id }, next)) {
        const { id: _id, ...fields } = next;
        transaction.update(ref, { ...fields, ...updatedAudit(by, now, raw) });
      } else continue;
      isWritten = true;
    }
    for (const { id, ...fields } of wanted) {
      if (stored.some((visit) => visit.id === id)) continue;
      transaction.create(inCompany(deps.db, companyId, 'schedule').doc(id), { ...fields, ...createdAudit(by, now) });
      isWritten = true;
    }
    return isWritten || wanted.length === 0;
  });
}

/** The visits of a job that is gone, in pages: none of them has anything to tell any more. */
async function removeVisits(deps: Deps, companyId: string, jobId: string): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    // Deleted and put back: the visits are the new one's.
    if ((await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(jobId))).exists) return;
    const found = await readVisits(deps, transaction, { companyId, jobId });
    for (const { ref } of found) transaction.delete(ref);
  });
}
