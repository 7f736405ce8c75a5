import type { Job } from '../../job/schema';
import type { Stored } from '../../record/schema';
import { visitsOfJob } from '../jobVisits';
import { scheduleEntrySchema, type ScheduleEntry } from '../schema';
import type { Span } from '../span';

const FIELDS = Object.keys(scheduleEntrySchema.shape) as (keyof ScheduleEntry)[];

/** Returns a stored entry without its id and stamps: what people decided and what happened. */
export const entryOf = (stored: ScheduleEntry): ScheduleEntry =>
  Object.fromEntries(FIELDS.map((field) => [field, stored[field]])) as ScheduleEntry;

/**
 * Returns what a board shows: the stored entries, plus one visit built from the fields of each job that has a time in the span but no
 * stored visit. `settledJobIds` are jobs known to have stored visits elsewhere: the server updates the job's own time a moment later, and
 * until then it would appear twice.
 */
export function withUnstoredVisits(
  stored: readonly Stored<ScheduleEntry>[],
  jobs: readonly Stored<Job>[],
  { timeZone, span, settledJobIds }: { timeZone: string; span: Span; settledJobIds: ReadonlySet<string> },
): Stored<ScheduleEntry>[] {
  const planned = new Set(stored.map(({ jobId }) => jobId));
  const unstored = jobs
    .filter(({ id }) => !planned.has(id) && !settledJobIds.has(id))
    .flatMap((job) => visitsOfJob(job, [], timeZone))
    .filter(({ placement }) => placement.startsAt >= span.startsAt && placement.startsAt < span.endsAt);
  return [...stored, ...unstored];
}

/** Whether an entry is a visit that exists only in its job's fields; writing it creates it. */
export const isUnstored = ({
  revision,
  jobId,
  id,
}: Pick<Stored<ScheduleEntry>, 'revision' | 'jobId' | 'id'>): boolean => revision === '' && id === jobId;
