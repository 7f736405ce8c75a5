import { addCalendarDays, daysBetween } from '@/lib/calendar';
import type { AgreementVisit } from './schema';

type Season = Pick<AgreementVisit, 'dueFrom' | 'dueBy'>;

/**
 * Returns the day (YYYY-MM-DD) from which to look for a time, for each of the visits in their order: spread as evenly as possible over
 * the days on which they can be done, those that end first at the beginning. Never before `earliest`.
 */
export function spreadVisits(visits: readonly Season[], earliest: string): string[] {
  const order = visits
    .map((visit, index) => ({ ...visit, index }))
    .toSorted((a, b) => (a.dueBy === b.dueBy ? (a.dueFrom < b.dueFrom ? -1 : 1) : a.dueBy < b.dueBy ? -1 : 1));
  const days: string[] = visits.map(() => earliest);
  for (const [place, { dueFrom, dueBy, index }] of order.entries()) {
    const from = dueFrom > earliest ? dueFrom : earliest;
    const room = Math.max(0, daysBetween(from, dueBy));
    days[index] = addCalendarDays(from, Math.floor((room * place) / visits.length));
  }
  return days;
}
