import { minutesBetween } from '@/lib/calendar';
import type { Stored } from '../record/schema';
import type { TimeEntry } from './schema';

/** Losing the connection for less time than this is no reason to ask. */
const LATE_AFTER_MINUTES = 15;

const isLate = (step: string, arrived: string): boolean => minutesBetween(step, arrived) > LATE_AFTER_MINUTES;

/**
 * Returns when a visit's time reached the server, if that was long after its steps were reportedly made: by the server's clock an entry
 * is created when its first step arrives, and changed when its last one does. '' = on time, or corrected, which has its reason.
 */
export function enteredLater({
  source,
  startsAt,
  endsAt,
  createdAt,
  updatedAt,
}: Pick<Stored<TimeEntry>, 'source' | 'startsAt' | 'endsAt' | 'createdAt' | 'updatedAt'>): string {
  if (source !== 'visit') return '';
  if (endsAt !== '' && isLate(endsAt, updatedAt)) return updatedAt;
  // Older entries, from before both were stored, only tell about their end.
  const isStartKnown = endsAt === '' || createdAt !== updatedAt;
  return isStartKnown && isLate(startsAt, createdAt) ? createdAt : '';
}
