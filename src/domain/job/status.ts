import type { Job } from './schema';

/**
 * The specification's derived status: with an invoiceId and an embedded invoice that has a status, that status;
 * otherwise `pending`.
 */
export function jobStatus(job: { invoiceId?: string | null; invoice?: { status?: string | null } | null }): string {
  return job.invoiceId && job.invoice?.status ? job.invoice.status : 'pending';
}

/** Work is finished and nobody has invoiced it yet. */
export function needsInvoice(job: Pick<Job, 'progress' | 'invoiceId'>): boolean {
  return job.progress === 'work-done' && !job.invoiceId;
}

/** Promised to have begun and has not: past the end of the arrival window, or past the start where none is given. */
export function isLate(job: Pick<Job, 'progress' | 'scheduledTime' | 'arrivalWindowEnd'>, nowIso: string): boolean {
  if (job.progress !== 'scheduled') return false;
  const promised = job.arrivalWindowEnd || job.scheduledTime;
  return promised !== '' && promised < nowIso;
}
