import { statusOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { appendEntry } from '@/domain/job/progress';
import { jobSchema, type Job, type Progress } from '@/domain/job/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { heldInvoices, readCompanyDay, type Held } from './records';

const INVOICES_OF_A_JOB = 50;

/**
 * Links a job to its invoice and advances its state: work done → invoiced → closed. If the invoice is voided or deleted, the job can be
 * invoiced again.
 */
export const jobOnInvoice = defineReaction('jobOnInvoice', 'invoices', async (deps, { params, before, after }) => {
  const jobIds = new Set(
    [before?.['jobId'], after?.['jobId']].filter(
      (id): id is string => typeof id === 'string' && id !== '' && !id.includes('/'),
    ),
  );
  const by = typeof after?.['updatedBy'] === 'string' ? after['updatedBy'] : '';
  for (const jobId of jobIds) await refreshJob(deps, { companyId: params['companyId'] ?? '', jobId, by });
});

/** Advances work that was finished after it was invoiced (a deposit, a project) immediately. */
export const jobOnWorkDone = defineReaction(
  'jobOnWorkDone',
  'jobs',
  async (deps, { params, after }) => {
    const by = typeof after?.['updatedBy'] === 'string' ? after['updatedBy'] : '';
    await refreshJob(deps, { companyId: params['companyId'] ?? '', jobId: params['id'] ?? '', by });
  },
  {
    concerns: ({ before, after }) =>
      after?.['progress'] === 'work-done' && before?.['progress'] !== 'work-done' && Boolean(after['invoiceId']),
  },
);

/** Updates a job from its invoices' current state: events arrive late and in any order. */
export async function refreshJob(
  deps: Deps,
  { companyId, jobId, by }: { companyId: string; jobId: string; by: string },
): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'jobs').doc(jobId);
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const parsed = jobSchema.safeParse(data);
    if (!parsed.success) return;
    const found = await transaction.get(
      inCompany(deps.db, companyId, 'invoices').where('jobId', '==', jobId).limit(INVOICES_OF_A_JOB),
    );
    const { today } = await readCompanyDay(deps, transaction, companyId);
    const changes = jobChanges(parsed.data, heldInvoices(found.docs), { today, at: deps.now(), by });
    if (changes) transaction.update(ref, { ...changes, ...updatedAudit(by, deps.now(), data) });
  });
}

type Moment = { today: string; at: string; by: string };

/** Returns the job's changes for its invoices, or null if there are none. */
function jobChanges(job: Job, invoices: readonly Held<Invoice>[], { today, at, by }: Moment): Partial<Job> | null {
  const counted = invoices.filter(({ record }) => record.state !== 'void');
  const shown = shownInvoice(counted);
  const invoiceId = shown?.ref.id ?? null;
  const status = shown ? statusOf(shown.record, today) : null;
  const progress = progressWith(
    job.progress,
    counted.map(({ record }) => record),
  );
  if (job.invoiceId === invoiceId && job.invoice.status === status && job.progress === progress) return null;
  return {
    invoiceId,
    invoice: { ...job.invoice, status },
    ...(progress === job.progress ? {} : { progress, progressLog: stepsTo(job, progress, { at, by }) }),
  };
}

/** Returns the invoice that needs attention most: one with a balance, then one to finish, then the latest. */
function shownInvoice(invoices: readonly Held<Invoice>[]): Held<Invoice> | undefined {
  const latest = [...invoices].sort((a, b) => (a.record.issuedAt < b.record.issuedAt ? 1 : -1));
  return (
    latest.find(({ record }) => record.isOpen) ?? latest.find(({ record }) => record.state === 'draft') ?? latest[0]
  );
}

function progressWith(progress: Progress, invoices: readonly Invoice[]): Progress {
  if (progress !== 'work-done' && progress !== 'invoiced') return progress;
  const isIssued = invoices.some(({ state }) => state !== 'draft');
  if (!isIssued) return 'work-done';
  return invoices.every(({ state, isOpen }) => state !== 'draft' && !isOpen) ? 'closed' : 'invoiced';
}

/** A job that is paid immediately also passes through invoiced. */
function stepsTo(job: Job, to: Progress, { at, by }: { at: string; by: string }): Job['progressLog'] {
  const states: Progress[] = job.progress === 'work-done' && to === 'closed' ? ['invoiced', 'closed'] : [to];
  return states.reduce((log, state) => appendEntry(log, { state, at, by, reason: '' }), job.progressLog);
}
