import { DAY_MINUTES } from '@/lib/time';
import { formatDuration } from '@/ui/format/quantities';

export const SHORTEST_MINUTES = 5;
export const LONGEST_MINUTES = 31 * DAY_MINUTES;

/** Returns why a duration is too short or too long; '' if it is allowed. */
export function lengthFault(minutes: number): string {
  if (minutes < SHORTEST_MINUTES) return `At least ${formatDuration(SHORTEST_MINUTES)}`;
  return minutes > LONGEST_MINUTES ? 'At most 31 days' : '';
}
