import type { Job } from '@/domain/job/schema';
import { formatTime, formatWeekday } from '@/ui/format/dateTime';

type When = Pick<Job, 'progress' | 'scheduledTime' | 'arrivalWindowStart' | 'arrivalWindowEnd'>;

/** `8:00 – 10:00 AM`: the times of day of two instants in `timeZone`; AM or PM is said once where it is the same. */
export function timeWindow(startIso: string, endIso: string, timeZone: string): string {
  const [start, end] = [formatTime(startIso, timeZone), formatTime(endIso, timeZone)];
  const half = / [AP]M$/;
  return half.exec(start)?.[0] === half.exec(end)?.[0] ? `${start.replace(half, '')} – ${end}` : `${start} – ${end}`;
}

/** When somebody is expected: the promised window if there is one, else the time. '' while there is no time yet. */
export function arrivalText(job: When, timeZone: string): string {
  if (job.progress === 'unscheduled') return '';
  if (job.arrivalWindowStart && job.arrivalWindowEnd)
    return timeWindow(job.arrivalWindowStart, job.arrivalWindowEnd, timeZone);
  return formatTime(job.scheduledTime, timeZone);
}

/** The day and when somebody is expected on it, or that no time was set. */
export function whenText(job: When, timeZone: string): string {
  if (job.progress === 'unscheduled') return 'No time yet';
  return `${formatWeekday(job.scheduledTime, timeZone)}, ${arrivalText(job, timeZone)}`;
}
