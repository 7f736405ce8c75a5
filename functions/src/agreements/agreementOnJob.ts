import { settled } from '@/domain/agreement/record/change';
import type { AgreementVisit } from '@/domain/agreement/record/schema';
import { visitOfJob, withVisit } from '@/domain/agreement/record/visits';
import { isWorkFinished } from '@/domain/job/progress';
import { jobSchema } from '@/domain/job/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { findAgreement, storeAgreement } from './readAgreement';

/** Marks an agreement's visit as used by its job, and as owed again when the job is canceled or deleted. */
export const agreementOnJob = defineReaction(
  'agreementOnJob',
  'jobs',
  (deps, { params }) => followJob(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ params, before, after }) =>
      visitOfJob(params['id'] ?? '') !== null && before?.['progress'] !== after?.['progress'],
  },
);

async function followJob(deps: Deps, companyId: string, jobId: string): Promise<void> {
  const of = visitOfJob(jobId);
  if (!of) return;
  await deps.db.runTransaction(async (transaction) => {
    const opened = await findAgreement(deps, transaction, companyId, of.agreementId);
    const visit = opened?.agreement.visits.find(({ id }) => id === of.visitId);
    if (!opened || !visit) return;
    const job = jobSchema.safeParse((await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(jobId))).data());
    // Only a job at the member's own property uses up a visit.
    if (job.success && job.data.customerId !== opened.agreement.customerId) return;
    const next = visitAfter(visit, job.success ? job.data : null, { jobId, timeZone: opened.timeZone });
    if (next.state === visit.state && next.plannedAs === visit.plannedAs && next.usedOn === visit.usedOn) return;
    const visits = withVisit(opened.agreement.visits, visit.id, next);
    storeAgreement(transaction, opened, settled(opened.agreement, { visits }), '');
  });
}

function visitAfter(
  visit: AgreementVisit,
  job: { progress: string; progressLog: readonly { state: string; at: string }[] } | null,
  { jobId, timeZone }: { jobId: string; timeZone: string },
): AgreementVisit {
  if (!job || job.progress === 'cancelled')
    return visit.plannedAs === jobId || visit.plannedAs === ''
      ? { ...visit, state: 'due', plannedAs: '', usedOn: '' }
      : visit;
  if (!isWorkFinished(job.progress)) return { ...visit, state: 'scheduled', plannedAs: jobId, usedOn: '' };
  const done = job.progressLog.findLast(({ state }) => state === 'work-done');
  return {
    ...visit,
    state: 'used',
    plannedAs: jobId,
    usedOn: done ? calendarDay(timeZone, new Date(done.at)) : visit.dueFrom,
  };
}
