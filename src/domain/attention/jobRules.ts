import { paths } from '@/lib/paths';
import type { Estimate } from '../estimate/schema';
import type { Job } from '../job/schema';
import { isLate, needsInvoice } from '../job/status';
import { formatCents } from '../money/format';
import type { Stored } from '../record/schema';
import type { AttentionItem } from './item';

type StoredJob = Stored<Job>;

const whoAndWhere = ({ customerName, propertyAddress }: Job): string =>
  [customerName, propertyAddress].filter(Boolean).join(' · ');

/** Lists jobs that should have started. `now` is an instant (ISO). */
export const lateItems = (jobs: readonly StoredJob[], now: string): AttentionItem[] =>
  jobs
    .filter((job) => isLate(job, now))
    .map((job) => ({
      id: `late:${job.id}`,
      kind: 'late',
      title: job.title,
      detail: whoAndWhere(job),
      at: job.arrivalWindowEnd || job.scheduledTime,
      action: { label: 'Open job', to: paths.jobDetails(job.id) },
      isNews: false,
    }));

/** Lists unscheduled jobs; for a job converted from an estimate, with what was signed. */
export function unscheduledItems(
  jobs: readonly StoredJob[],
  answered: readonly Pick<Estimate, 'convertedJobId' | 'approval' | 'customerName' | 'document'>[],
): AttentionItem[] {
  return jobs
    .filter(({ progress }) => progress === 'unscheduled')
    .map((job) => {
      const signed = answered.find(({ convertedJobId }) => convertedJobId === job.id);
      const cents = signed?.approval?.totalCents;
      return {
        id: `unscheduled:${job.id}`,
        kind: 'unscheduled',
        title: job.title,
        detail:
          cents === undefined
            ? whoAndWhere(job)
            : `${job.customerName} approved ${formatCents(cents, { currency: signed?.document.currency ?? 'USD' })}`,
        at: job.createdAt,
        action: { label: 'Set a time', to: paths.jobSchedule(job.id) },
        isNews: false,
      };
    });
}

const finishedAt = ({ progressLog, updatedAt }: StoredJob): string =>
  progressLog.findLast(({ state }) => state === 'work-done')?.at ?? updatedAt;

/** Lists finished, unbilled work. Users who can't invoice get a link to the job. */
export const toInvoiceItems = (jobs: readonly StoredJob[], mayInvoice: boolean): AttentionItem[] =>
  jobs.filter(needsInvoice).map((job) => ({
    id: `to-invoice:${job.id}`,
    kind: 'to-invoice',
    title: job.title,
    detail: whoAndWhere(job),
    at: finishedAt(job),
    action: mayInvoice
      ? { label: 'Invoice', to: paths.invoiceNewForJob(job.id) }
      : { label: 'Open job', to: paths.jobDetails(job.id) },
    isNews: false,
  }));
