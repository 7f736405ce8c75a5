import { addCalendarDays, daysBetween } from '@/lib/calendar';
import type { AgreementVisit } from './schema';

type Season = Pick<AgreementVisit, 'dueFrom' | 'dueBy'>;

/**
 * From which day (YYYY-MM-DD) on a time is looked for, for each of the visits, in their order: as evenly over the days on which they can be done as there
 * are visits, those that end first at the beginning. Never before `earliest`.
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
