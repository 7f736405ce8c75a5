import { minutesBetween } from '@/lib/calendar';
import type { Stored } from '../record/schema';
import type { TimeEntry } from './schema';

/** A connection that was lost for less is no reason to ask. */
const LATE_AFTER_MINUTES = 15;

const isLate = (step: string, arrived: string): boolean => minutesBetween(step, arrived) > LATE_AFTER_MINUTES;

/**
 * When a visit's time reached the server, where that was well after its steps are said to have been made: by the server's clock an
 * entry is made when its first step arrives, and changed when its last one does. '' = in time, or corrected, which has its reason.
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
  // Entries from before both were kept say of their end only.
  const isStartKnown = endsAt === '' || createdAt !== updatedAt;
  return isStartKnown && isLate(startsAt, createdAt) ? createdAt : '';
}
