import { TZDate } from '@date-fns/tz';
import { DAY_MS, MINUTE_MS } from '@/lib/time';

const WALL = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/;
const two = (value: number) => String(value).padStart(2, '0');

/** Returns the local time in `timeZone` at an instant, as `YYYY-MM-DD HH:mm`; '' for ''. */
export function toWallTime(iso: string, timeZone: string): string {
  if (iso === '') return '';
  const at = new TZDate(iso, timeZone);
  const date = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * Returns the instant at which the local time in `timeZone` is `wall` (`YYYY-MM-DD HH:mm`), as UTC; '' for an invalid time. A time
 * skipped in spring becomes the time an hour later. For a time that occurs twice in the fall, the first one is used, unless `previous` is
 * already the second occurrence of the same local time.
 */
export function fromWallTime(wall: string, timeZone: string, previous = ''): string {
  const match = WALL.exec(wall);
  if (match === null) return '';
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = match.slice(1).map(Number);
  if (previous !== '' && toWallTime(previous, timeZone) === wall) return previous;
  const utc = Date.UTC(year, month - 1, day, hours, minutes);
  // The zone's offsets around that day: the larger one gives the earlier instant.
  const offsets = [utc - DAY_MS, utc + DAY_MS].map((at) => -new TZDate(at, timeZone).getTimezoneOffset());
  const candidates = offsets.map((offset) => utc - offset * MINUTE_MS).sort((a, b) => a - b);
  const exact = candidates.find((at) => toWallTime(new Date(at).toISOString(), timeZone) === wall);
  // In the skipped hour neither fits: using the offset from before the change moves the time forward.
  return new Date(exact ?? utc - (offsets[0] ?? 0) * MINUTE_MS).toISOString();
}
