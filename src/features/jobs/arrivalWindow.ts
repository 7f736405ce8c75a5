import { fromWallTime, toWallTime } from '@/ui/format/wallTime';
import type { JobFormValues } from './jobForm';

type Window = Pick<JobFormValues, 'arrivalWindowStart' | 'arrivalWindowEnd'>;

export const NO_WINDOW: Window = { arrivalWindowStart: '', arrivalWindowEnd: '' };

/** Returns the date (YYYY-MM-DD) and clock time (HH:mm) of an instant in a zone; both '' for ''. */
export function wallParts(iso: string, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = toWallTime(iso, timeZone).split(' ');
  return { date, time };
}

/** Returns the window between two clock times on a date; an omitted end stays open. */
export const windowOn = (date: string, from: string, to: string, timeZone: string): Window => ({
  arrivalWindowStart: from === '' ? '' : fromWallTime(`${date} ${from}`, timeZone),
  arrivalWindowEnd: to === '' ? '' : fromWallTime(`${date} ${to}`, timeZone),
});

/** Moves the window to another date at the same clock times. */
export const moveWindow = (window: Window, date: string, timeZone: string): Window =>
  windowOn(
    date,
    wallParts(window.arrivalWindowStart, timeZone).time,
    wallParts(window.arrivalWindowEnd, timeZone).time,
    timeZone,
  );
