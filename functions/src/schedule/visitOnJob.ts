import { unitsOfType } from '@/domain/company/workChoices';
import { WORK_SETTINGS_ID, workSettingsSchema } from '@/domain/company/workSettings';
import { companySchema } from '@/domain/company/schema';
import { jobSchema, type Job } from '@/domain/job/schema';
import { auditSchema, type Stored } from '@/domain/record/schema';
import { isUntouchedSample } from '@/domain/sample-data/schema';
import { jobOfVisits } from '@/domain/scheduling/jobVisits';
import {
  concernsVisits,
  hasFollowed,
  isPlanOrStep,
  stillMeant,
  stillStands,
  visitsAfterJob,
  type JobChange,
  type Visit,
} from '@/domain/scheduling/visitsAfterJob';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import {
  createdAudit,
  isMergeRevision,
  isVisitsRevision,
  ofJob,
  revisionOf,
  updatedAudit,
  visitsAudit,
} from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { markStored, readVisits } from './jobOnVisit';

type Data = Record<string, unknown>;
type Event = { companyId: string; jobId: string; before: Data | null; after: Data | null };

/**
 * The reverse of `jobOnVisit`: scheduling or working a job on its own page updates its visit. On the server, because technicians may
 * write their job's progress but create no visits, and so that every way of writing a job counts. Each side recognizes the other's writes
 * by their revision and doesn't respond to them, so they never loop.
 */
export const visitOnJob = defineReaction('visitOnJob', 'jobs', (deps, { params, before, after }) =>
  followJob(deps, { companyId: params['companyId'] ?? '', jobId: params['id'] ?? '', before, after }),
);

export async function followJob(deps: Deps, { companyId, jobId, before, after }: Event): Promise<void> {
  if (!after) return removeVisits(deps, companyId, jobId);
  const revision = revisionOf(after);
  // Samples are read from their own fields; merges change visits too.
  if (isVisitsRevision(revision) || isMergeRevision(revision) || isUntouchedSample(revision)) return;
  const change = changeOf(jobId, before, after);
  if (change && concernsVisits(change)) await writeVisits(deps, companyId, change);
}

/** Returns a write as a job change; null if it left no readable job. */
function changeOf(jobId: string, before: Data | null, after: Data): JobChange | null {
  const job = jobSchema.safeParse(after);
  const audit = auditSchema.safeParse(after);
  if (!job.success || !audit.success) return null;
  const was = before ? jobSchema.safeParse(before) : null;
  return { before: was?.success ? was.data : null, after: { ...job.data, ...audit.data, id: jobId } };
}

/**
 * Updates a job's visits for one write of it, and in the same transaction the job itself if its visits differ: a locked one, or another
 * one still ahead when the first is done.
 */
async function writeVisits(deps: Deps, companyId: string, change: JobChange): Promise<void> {
  const { id: jobId, updatedBy: by, ...written }: Stored<Job> = change.after;
  const ref = inCompany(deps.db, companyId, 'jobs').doc(jobId);
  const needs = await readUnits(deps, companyId);
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const job = jobSchema.safeParse(data);
    if (!job.success) return;
    const { found, isWhole } = await readVisits(deps, transaction, { companyId, jobId });
    if (!isWhole) return;
    const stored = found.map(({ ref: { id }, visit }): Visit => ({ ...visit, id }));
    if (hasFollowed(stored, written)) return;
    const company = companySchema.parse((await transaction.get(companyRef(deps.db, companyId))).data() ?? {});
    const isFollowed = isVisitsRevision(revisionOf(data));
    const meant = stillMeant(change, job.data, isFollowed);
    const wanted = visitsAfterJob(meant, stored, { timeZone: company.timeZone, newId: deps.newId, unitsOfType: needs });

    const now = deps.now();
    for (const { ref: visitRef, visit, raw } of found) {
      const next = wanted.find(({ id }) => id === visitRef.id);
      if (!next) transaction.delete(visitRef);
      else if (!isSame({ ...visit, id: visitRef.id }, next)) {
        const { id: _id, ...fields } = next;
        transaction.update(visitRef, { ...fields, ...ofJob(updatedAudit(by, now, raw)) });
      }
    }
    for (const { id, ...fields } of wanted) {
      if (stored.some((visit) => visit.id === id)) continue;
      const audit = ofJob(createdAudit(by, now));
      transaction.create(inCompany(deps.db, companyId, 'schedule').doc(id), { ...fields, ...audit });
    }
    markStored(transaction, ref, { data, hasStoredVisits: wanted.length > 0 });
    if (wanted.length === 0 || !isPlanOrStep(change) || !(isFollowed || stillStands(change.after, job.data))) return;
    const changes = jobOfVisits(job.data, wanted, { at: now, by });
    const isNews = Object.entries(changes).some(([field, value]) => !isSame(value, data?.[field]));
    if (isNews) transaction.update(ref, { ...changes, ...visitsAudit(by, now, data) });
  });
}

/** Returns the vehicles and machines a job type needs; none in a company that hasn't set up its job types. */
async function readUnits({ db }: Deps, companyId: string): Promise<(type: string) => string[]> {
  const stored = await inCompany(db, companyId, 'workSettings').doc(WORK_SETTINGS_ID).get();
  const { data } = workSettingsSchema.safeParse(stored.data());
  return (type) => (data ? unitsOfType(data, type) : []);
}

/** Deletes the visits of a deleted job. */
async function removeVisits(deps: Deps, companyId: string, jobId: string): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    // Deleted and restored: the visits belong to the new one.
    if ((await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(jobId))).exists) return;
    const { found } = await readVisits(deps, transaction, { companyId, jobId });
    for (const { ref } of found) transaction.delete(ref);
  });
}
