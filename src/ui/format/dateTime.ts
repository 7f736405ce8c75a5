import { DAY_MS, MINUTE_MS } from '@/lib/time';
import { toWallTime } from './wallTime';

const LOCALE = 'en-US';
const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs far more than using it: a list of 10,000 rows shares one. */
function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(LOCALE, { timeZone, ...options });
  formats.set(key, made);
  return made;
}

/** Newer ICU puts a narrow no-break space before AM; a plain space is what people search for and paste. */
const plain = (text: string) => text.replaceAll('\u202f', ' ').replaceAll('\u2009', ' ');
const show = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  iso === '' ? '' : plain(formatOf(timeZone, options).format(new Date(iso)));

/** `Jul 4, 2026, 9:30 AM` */
export const formatDateTime = (iso: string, timeZone: string): string => show(iso, timeZone, { ...DATE, ...TIME });

/** `Jul 4, 2026` for an instant in `timeZone`, or for a calendar date, which is the same day everywhere. */
export const formatDate = (isoOrDate: string, timeZone: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(isoOrDate)
    ? show(`${isoOrDate}T12:00:00.000Z`, 'UTC', DATE)
    : show(isoOrDate, timeZone, DATE);

/** Formats a day for a list, as short as possible: `Jul 4`, or `Jul 4, 2025` if it isn't this year. */
export function formatShortDate(isoOrDate: string, timeZone: string, now: Date = new Date()): string {
  const text = formatDate(isoOrDate, timeZone);
  return text.replace(`, ${toWallTime(now.toISOString(), timeZone).slice(0, 4)}`, '');
}

/** `9:30 AM` */
export const formatTime = (iso: string, timeZone: string): string => show(iso, timeZone, TIME);

/** `Sat, Jul 4` */
export const formatWeekday = (iso: string, timeZone: string): string =>
  show(iso, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });

/** `Jul 4, 2026, 9:30 – 11:00 AM`; the end's day is shown only if it's a different one. Without an end, only the start. */
export function formatTimeRange(startIso: string, endIso: string, timeZone: string): string {
  if (startIso === '' || endIso === '') return formatDateTime(startIso || endIso, timeZone);
  return plain(formatOf(timeZone, { ...DATE, ...TIME }).formatRange(new Date(startIso), new Date(endIso)));
}

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const dayNumber = (iso: string, timeZone: string) =>
  Date.parse(`${toWallTime(iso, timeZone).slice(0, 10)}T00:00:00Z`) / DAY_MS;

/** `just now`, `5 minutes ago`, `in 2 hours`, `yesterday`, `in 3 days`; more than a week away, the date. */
export function formatRelative(iso: string, timeZone: string, now: Date = new Date()): string {
  if (iso === '') return '';
  const minutes = Math.round((Date.parse(iso) - now.getTime()) / MINUTE_MS);
  const days = dayNumber(iso, timeZone) - dayNumber(now.toISOString(), timeZone);
  if (minutes === 0) return 'just now';
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (days === 0 || Math.abs(minutes) < 6 * 60) return relative.format(Math.trunc(minutes / 60), 'hour');
  return Math.abs(days) < 7 ? relative.format(days, 'day') : formatDate(iso, timeZone);
}

/** Returns the local abbreviation of a time zone at an instant: `CDT`. */
export function zoneName(iso: string, timeZone: string): string {
  const at = iso === '' ? new Date() : new Date(iso);
  const parts = formatOf(timeZone, { timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
