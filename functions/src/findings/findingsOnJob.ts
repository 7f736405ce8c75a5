import { isWorkFinished } from '@/domain/job/progress';
import { factsFromRepair } from '@/domain/finding/answer';
import { findingsOf } from '@/domain/finding/queries';
import { jobSchema, type Job } from '@/domain/job/schema';
import { userName, userSchema } from '@/domain/user/schema';
import type { Deps } from '../platform/admin';
import { inCompany, users } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { changeFinding } from './changeFinding';

/** When a job's work is done, marks the findings it was meant to fix as repaired. */
export const findingsOnJob = defineReaction(
  'findingsOnJob',
  'jobs',
  async (deps, { params, after }) => {
    const job = jobSchema.safeParse(after).data;
    if (job) await followRepair(deps, { companyId: params['companyId'] ?? '', jobId: params['id'] ?? '', job });
  },
  { concerns: ({ before, after }) => isWorkFinished(after?.['progress']) && !isWorkFinished(before?.['progress']) },
);

/** Implements `findingsOnJob`, for a job whose work is done. */
export async function followRepair(
  deps: Deps,
  { companyId, jobId, job }: { companyId: string; jobId: string; job: Pick<Job, 'progressLog'> },
): Promise<void> {
  const { where = [], limit = 1 } = findingsOf('repairJobId', jobId);
  let query = inCompany(deps.db, companyId, 'findings').limit(limit);
  for (const { field, operator, value } of where) query = query.where(field, operator, value);
  const found = await query.get();
  if (found.empty) return;
  const { at, by } = job.progressLog.findLast(({ state }) => isWorkFinished(state)) ?? {
    at: deps.now(),
    by: '',
  };
  const person = by === '' ? undefined : userSchema.safeParse((await users(deps.db).doc(by).get()).data()).data;
  const repair = { id: jobId, isDone: true, doneAt: at, byName: person ? userName(person) : '' };
  for (const { id } of found.docs)
    await changeFinding(deps, { companyId, findingId: id, by }, (finding) => factsFromRepair(finding, repair));
}
