import { AppError } from '@/lib/appError';
import { PROGRESS_LOG_LIMIT, type Job, type Progress, type ProgressEntry } from './schema';

/**
 * The states a job may be moved to manually from each state. `invoiced` is only reached through invoicing; see `canMoveTo` for a job
 * closed by its agreement.
 */
export const PROGRESS_TRANSITIONS: Record<Progress, readonly Progress[]> = {
  unscheduled: ['scheduled', 'cancelled'],
  scheduled: ['in-progress', 'unscheduled', 'on-hold', 'cancelled'],
  'in-progress': ['work-done', 'on-hold', 'scheduled', 'cancelled'],
  'on-hold': ['in-progress', 'scheduled', 'cancelled'],
  'work-done': ['in-progress', 'closed'],
  invoiced: ['closed'],
  closed: [],
  cancelled: ['scheduled', 'unscheduled'],
};

/** The job fields that decide where it may move. Without `invoiceId` it can never be reopened. */
export type Movable = Pick<Job, 'progress'> & {
  progressLog: readonly ProgressEntry[];
  invoiceId?: Job['invoiceId'];
};

/** Whether a job was closed by its agreement, automatically and without a bill. Only such a job can be reopened. */
export const isClosedByAgreement = ({ progress, progressLog, invoiceId }: Movable): boolean =>
  progress === 'closed' && invoiceId === null && progressLog.at(-1)?.by === '';

/** Whether a job can be moved manually to a state. */
export const canMoveTo = (job: Movable, to: Progress): boolean =>
  PROGRESS_TRANSITIONS[job.progress].includes(to) || (to === 'in-progress' && isClosedByAgreement(job));

export const PROGRESS_LABELS: Record<Progress, string> = {
  unscheduled: 'Unscheduled',
  scheduled: 'Scheduled',
  'in-progress': 'In progress',
  'on-hold': 'On hold',
  'work-done': 'Work done',
  invoiced: 'Invoiced',
  closed: 'Closed',
  cancelled: 'Canceled',
};

/** Whether the work is done, whatever came after it: there is something to report. `state` may be raw stored data. */
export const isWorkFinished = (state: unknown): boolean =>
  state === 'work-done' || state === 'invoiced' || state === 'closed';

/** Returns when the work was last marked done, whatever came after it; '' if it never was. */
export const workDoneAt = ({ progressLog }: Pick<Job, 'progressLog'>): string =>
  progressLog.findLast(({ state }) => state === 'work-done')?.at ?? '';

/** Whether a state requires a reason. */
export const needsReason = (state: Progress): boolean => state === 'on-hold' || state === 'cancelled';

export type ProgressChange = Pick<Job, 'progress' | 'progressLog' | 'holdReason' | 'cancelReason'>;

/**
 * Returns the fields to write when a job moves to `entry.state`. When the log is full, its oldest step except the first is dropped, so
 * how a job started always stays.
 * @throws AppError `invalid` for a move that isn't allowed or lacks its reason.
 */
export function moveJob(job: Movable, entry: ProgressEntry): ProgressChange {
  if (!canMoveTo(job, entry.state)) {
    const [from, to] = [PROGRESS_LABELS[job.progress], PROGRESS_LABELS[entry.state]];
    throw new AppError({ code: 'invalid', userMessage: `A job cannot go from “${from}” to “${to}”.` });
  }
  if (needsReason(entry.state) && entry.reason.trim() === '') {
    throw new AppError({ code: 'invalid', userMessage: 'Enter a reason so others know why.' });
  }
  return {
    progress: entry.state,
    progressLog: appendEntry(job.progressLog, entry),
    holdReason: entry.state === 'on-hold' ? entry.reason : '',
    cancelReason: entry.state === 'cancelled' ? entry.reason : '',
  };
}

/** Appends a step to the log; when it is full, the second one is dropped. */
export function appendEntry(log: readonly ProgressEntry[], entry: ProgressEntry): ProgressEntry[] {
  const kept = log.length < PROGRESS_LOG_LIMIT ? log : [...log.slice(0, 1), ...log.slice(2)];
  return [...kept, entry];
}
