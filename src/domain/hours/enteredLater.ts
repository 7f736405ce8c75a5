import { minutesBetween } from '@/lib/calendar';
import type { Stored } from '../record/schema';
import type { TimeEntry } from './schema';

/** A shorter loss of connection is no reason to ask. */
const LATE_AFTER_MINUTES = 15;

const isLate = (step: string, arrived: string): boolean => minutesBetween(step, arrived) > LATE_AFTER_MINUTES;

/**
 * Returns when a visit's time reached the server, if well after its steps were reportedly made: by the server's clock an entry is created
 * when its first step arrives, and updated when its last one does. '' = in time, or corrected, which has its reason.
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
  // Entries from before both were stored only cover their end.
  const isStartKnown = endsAt === '' || createdAt !== updatedAt;
  return isStartKnown && isLate(startsAt, createdAt) ? createdAt : '';
}
