import { MINUTE_MS } from '@/lib/time';
import { licenseState, type Technician } from '../technician/schema';
import type { Job } from './schema';

/** Warnings about sending a technician; none of them is blocking. */
export type AssignmentWarning =
  | { kind: 'archived' }
  | { kind: 'licence-expired'; licence: string }
  | { kind: 'overlap'; jobId: string; number: string; title: string; scheduledTime: string };

type Planned = {
  /** The job being edited, '' for a new one. */
  jobId: string;
  scheduledTime: string;
  durationMinutes: number;
  /** The day of the start in the company's zone: `YYYY-MM-DD`. */
  date: string;
};
type Other = Pick<Job, 'number' | 'title' | 'progress' | 'scheduledTime' | 'durationMinutes'> & { id: string };

const DONE: readonly string[] = ['cancelled', 'unscheduled', 'work-done', 'invoiced', 'closed'];

const overlaps = (
  a: Pick<Job, 'scheduledTime' | 'durationMinutes'>,
  b: Pick<Job, 'scheduledTime' | 'durationMinutes'>,
): boolean => {
  const [startA, startB] = [Date.parse(a.scheduledTime), Date.parse(b.scheduledTime)];
  return startA < startB + b.durationMinutes * MINUTE_MS && startB < startA + a.durationMinutes * MINUTE_MS;
};

/**
 * Checks licenses and the other jobs that day (`sameDay`) against a planned job. Working hours are checked by the schedule:
 * `placementWarnings`.
 */
export function assignmentWarnings(
  technician: Technician,
  planned: Planned,
  sameDay: readonly Other[],
): AssignmentWarning[] {
  const warnings: AssignmentWarning[] = [];
  if (technician.status === 'archived') warnings.push({ kind: 'archived' });

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
