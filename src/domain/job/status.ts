import type { Job } from './schema';

/**
 * Returns the specification's derived status: with an invoiceId and an embedded invoice that has a status, that status; otherwise
 * `pending`.
 */
export function jobStatus(job: { invoiceId?: string | null; invoice?: { status?: string | null } | null }): string {
  return job.invoiceId && job.invoice?.status ? job.invoice.status : 'pending';
}

/** Whether work is finished but not invoiced yet. */
export function needsInvoice(job: Pick<Job, 'progress' | 'invoiceId'>): boolean {
  return job.progress === 'work-done' && !job.invoiceId;
}

/** Whether it should have started but hasn't: past the end of the arrival window, or past the start if there is none. */
export function isLate(job: Pick<Job, 'progress' | 'scheduledTime' | 'arrivalWindowEnd'>, nowIso: string): boolean {
  if (job.progress !== 'scheduled') return false;
  const promised = job.arrivalWindowEnd || job.scheduledTime;
  return promised !== '' && promised < nowIso;
}
