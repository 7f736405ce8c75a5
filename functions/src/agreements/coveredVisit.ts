import { coveredReason, isCoveredVisit, SOLD_AFTER_ALL } from '@/domain/agreement/record/coveredVisit';
import { visitOfJob } from '@/domain/agreement/record/visits';
import { estimateSchema } from '@/domain/estimate/schema';
import { appendEntry, isClosedByAgreement } from '@/domain/job/progress';
import { jobSchema, type Job } from '@/domain/job/schema';
import { jobWorkSchema } from '@/domain/job/workLines';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { fieldsIn } from '../platform/readable';
import { findAgreement } from './readAgreement';

const ESTIMATES_OF_A_JOB = 50;

/** Automatically closes a finished visit that its agreement has paid for, so that no one waits for an invoice that never comes. */
export const closeCoveredVisit = defineReaction(
  'closeCoveredVisit',
  'jobs',
  (deps, { params }) => settleCoveredVisit(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ params, before, after }) =>
      visitOfJob(params['id'] ?? '') !== null &&
      after?.['progress'] === 'work-done' &&
      before?.['progress'] !== 'work-done',
  },
);

/** Work and parts from an offline device can arrive after the end of their visit. */
export const openSoldVisit = defineReaction(
  'openSoldVisit',
  'jobWork',
  (deps, { params }) => settleCoveredVisit(deps, params['companyId'] ?? '', params['id'] ?? ''),
  { concerns: ({ params, after }) => visitOfJob(params['id'] ?? '') !== null && after !== null },
);

/** So can the customer's approval of an estimate on the visit. */
export const openApprovedVisit = defineReaction(
  'openApprovedVisit',
  'estimates',
  async (deps, { params, after }) => {
    for (const jobId of jobsOf(after)) await settleCoveredVisit(deps, params['companyId'] ?? '', jobId);
  },
  { concerns: ({ before, after }) => before?.['state'] !== after?.['state'] && jobsOf(after).length > 0 },
);

const jobsOf = (estimate: Record<string, unknown> | null): string[] =>
  [estimate?.['jobId'], estimate?.['convertedJobId']].filter(
    (id): id is string => typeof id === 'string' && visitOfJob(id) !== null,
  );

/** Updates a member's visit according to what was sold on it: closed if nothing was, waiting for its invoice otherwise. */
export async function settleCoveredVisit(deps: Deps, companyId: string, jobId: string): Promise<void> {
  const of = visitOfJob(jobId);
  if (!of) return;
  await deps.db.runTransaction(async (transaction) => {
    const ref = inCompany(deps.db, companyId, 'jobs').doc(jobId);
    const data = (await transaction.get(ref)).data();
    const { data: job } = jobSchema.safeParse(data);
    if (!job || job.invoiceId !== null || (job.progress !== 'work-done' && !isClosedByAgreement(job))) return;
    const opened = await findAgreement(deps, transaction, companyId, of.agreementId);
    // Only a job at the member's own property is covered by the agreement.
    if (!opened || opened.agreement.customerId !== job.customerId) return;
    const estimates = inCompany(deps.db, companyId, 'estimates');
    const [work, ...found] = await Promise.all([
      transaction.get(inCompany(deps.db, companyId, 'jobWork').doc(jobId)),
      ...(['jobId', 'convertedJobId'] as const).map((field) =>
        transaction.get(estimates.where(field, '==', jobId).limit(ESTIMATES_OF_A_JOB)),
      ),
    ]);
    const { data: sold } = jobWorkSchema.safeParse(work.data() ?? { jobId, customerId: job.customerId });
    const offered = found.flatMap(({ docs }) => docs);
    const agreed = fieldsIn(estimateSchema, offered);
    // Anything unreadable may have been sold.
    if (!sold || agreed.length < offered.length) return;
    const isCovered = isCoveredVisit(jobId, { workLines: sold.workLines, estimates: agreed });
    const next = stepOf(job, isCovered, coveredReason(opened.agreement));
    if (!next) return;
    const entry = { ...next, at: deps.now(), by: '' };
    const changes = { progress: next.state, progressLog: appendEntry(job.progressLog, entry) };
    transaction.update(ref, { ...changes, ...updatedAudit('', deps.now(), data) });
  });
}

function stepOf(
  { progress }: Job,
  isCovered: boolean,
  reason: string,
): { state: 'closed' | 'work-done'; reason: string } | null {
  if (progress === 'work-done') return isCovered ? { state: 'closed', reason } : null;
  return isCovered ? null : { state: 'work-done', reason: SOLD_AFTER_ALL };
}
