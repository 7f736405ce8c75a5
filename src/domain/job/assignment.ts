import { MINUTE_MS } from '@/lib/time';
import { weekdayOf } from '@/lib/weekdays';
import { licenseState, type Technician } from '../technician/schema';
import type { Job } from './schema';

/** What speaks against sending a technician; nothing forbids it. */
export type AssignmentWarning =
  | { kind: 'archived' }
  | { kind: 'day-off' }
  | { kind: 'outside-hours'; start: string; end: string }
  | { kind: 'licence-expired'; licence: string }
  | { kind: 'overlap'; jobId: string; number: string; title: string; scheduledTime: string };

type Planned = {
  /** The job that is being edited, '' for a new one. */
  jobId: string;
  scheduledTime: string;
  durationMinutes: number;
  /** The start in the company's zone: `YYYY-MM-DD` and `HH:mm`. */
  date: string;
  time: string;
};
type Other = Pick<Job, 'number' | 'title' | 'progress' | 'scheduledTime' | 'durationMinutes'> & { id: string };

const DONE: readonly string[] = ['cancelled', 'unscheduled', 'work-done', 'invoiced', 'closed'];
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const overlaps = (
  a: Pick<Job, 'scheduledTime' | 'durationMinutes'>,
  b: Pick<Job, 'scheduledTime' | 'durationMinutes'>,
): boolean => {
  const [startA, startB] = [Date.parse(a.scheduledTime), Date.parse(b.scheduledTime)];
  return startA < startB + b.durationMinutes * MINUTE_MS && startB < startA + a.durationMinutes * MINUTE_MS;
};

/** Checks working hours, licenses and the other jobs that day (`sameDay`) against a planned job. */
export function assignmentWarnings(
  technician: Technician,
  planned: Planned,
  sameDay: readonly Other[],
): AssignmentWarning[] {
  const warnings: AssignmentWarning[] = [];
  if (technician.status === 'archived') warnings.push({ kind: 'archived' });

  const hours = technician.workingHours[weekdayOf(planned.date)];
  const start = minutesOf(planned.time);
  if (hours.isOff) warnings.push({ kind: 'day-off' });
  else if (start < minutesOf(hours.start) || start + planned.durationMinutes > minutesOf(hours.end)) {
    warnings.push({ kind: 'outside-hours', start: hours.start, end: hours.end });
  }
  for (const license of technician.licences) {
    if (licenseState(license, planned.date) === 'expired')
      warnings.push({ kind: 'licence-expired', licence: license.name });
  }
  for (const { id, number, title, scheduledTime, durationMinutes, progress } of sameDay) {
    if (id === planned.jobId || DONE.includes(progress) || !overlaps(planned, { scheduledTime, durationMinutes }))
      continue;
    warnings.push({ kind: 'overlap', jobId: id, number, title, scheduledTime });
  }
  return warnings;
}
