import type { Job } from '@/domain/job/schema';
import { calendarDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/time';
import { formatDate, formatTime, formatWeekday } from '@/ui/format/dateTime';

type When = Pick<Job, 'progress' | 'scheduledTime' | 'arrivalWindowStart' | 'arrivalWindowEnd'>;

/** Formats two instants as times in `timeZone`: `8:00 – 10:00 AM`; AM or PM appears once if both match. */
export function timeWindow(startIso: string, endIso: string, timeZone: string): string {
  const [start, end] = [formatTime(startIso, timeZone), formatTime(endIso, timeZone)];
  const half = / [AP]M$/;
  return half.exec(start)?.[0] === half.exec(end)?.[0] ? `${start.replace(half, '')} – ${end}` : `${start} – ${end}`;
}

/** Formats when the technician is expected: the promised arrival window if there is one, else the time. '' while unscheduled. */
export function arrivalText(job: When, timeZone: string): string {
  if (job.progress === 'unscheduled') return '';
  if (job.arrivalWindowStart && job.arrivalWindowEnd)
    return timeWindow(job.arrivalWindowStart, job.arrivalWindowEnd, timeZone);
  return formatTime(job.scheduledTime, timeZone);
}

/** Formats the day and the expected time, or says that none is set. */
export function whenText(job: When, timeZone: string): string {
  if (job.progress === 'unscheduled') return 'Not scheduled';
  return `${formatWeekday(job.scheduledTime, timeZone)}, ${arrivalText(job, timeZone)}`;
}

/** Formats a time without zero minutes: `9 AM`, `9:30 AM`. */
const shortTime = (iso: string, timeZone: string): string => formatTime(iso, timeZone).replace(':00', '');

/** Formats the expected time for a list, as short as possible: `8–10 AM`, `11 AM–1 PM`. '' while unscheduled. */
export function shortArrival(job: When, timeZone: string): string {
  if (job.progress === 'unscheduled') return '';
  if (!job.arrivalWindowStart || !job.arrivalWindowEnd) return shortTime(job.scheduledTime, timeZone);
  const [start, end] = [shortTime(job.arrivalWindowStart, timeZone), shortTime(job.arrivalWindowEnd, timeZone)];
  const half = / [AP]M$/;
  return `${half.exec(start)?.[0] === half.exec(end)?.[0] ? start.replace(half, '') : start}–${end}`;
}

/** Formats a job's day in a list: `Today`, `Tomorrow`, `Mon, Nov 23`; in another year, `Nov 23, 2025`. '' while unscheduled. */
export function dayText(job: When, timeZone: string, now: Date): string {
  if (job.progress === 'unscheduled') return '';
  const day = calendarDay(timeZone, new Date(job.scheduledTime));
  const at = (days: number): string => calendarDay(timeZone, new Date(now.getTime() + days * DAY_MS));
  if (day === at(0)) return 'Today';
  if (day === at(1)) return 'Tomorrow';
  if (day === at(-1)) return 'Yesterday';
  return day.slice(0, 4) === at(0).slice(0, 4)
    ? formatWeekday(job.scheduledTime, timeZone)
    : formatDate(job.scheduledTime, timeZone);
}
