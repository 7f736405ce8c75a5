import { DAY_MS } from '@/lib/time';
import type { ScheduleEntry } from './schema';
import { isAhead } from './visitState';

/** What somebody of a crew has to hear of their own visits. */
export type CrewNews = { technicianId: string; kind: 'new' | 'moved' | 'canceled' };
export const CREW_NEWS_LABELS: Record<CrewNews['kind'], string> = {
  new: 'New visit',
  moved: 'Visit moved',
  canceled: 'Visit canceled',
};

/** Nobody hears of what is weeks away: it changes again, and a series would send a letter for each of its visits. */
const AHEAD_MS = 7 * DAY_MS;

type Planned = Pick<ScheduleEntry, 'kind' | 'state' | 'placement'>;

const crewOf = (visit: Planned | null): readonly string[] =>
  visit?.kind === 'visit' && isAhead(visit.state) ? visit.placement.technicianIds : [];

/**
 * Who has to hear what of a change to a visit, of the coming week: assigned or booked, moved, or taken off or canceled. What somebody has
 * set out for changes under their own hands.
 * @param after null for a visit that was deleted
 */
export function crewNews(before: Planned | null, after: Planned | null, now: string): CrewNews[] {
  const [from, to] = [crewOf(before), crewOf(after)];
  const isSoon = (visit: Planned | null): boolean => {
    const startsMs = Date.parse(visit?.placement.startsAt ?? '');
    return startsMs > Date.parse(now) && startsMs - Date.parse(now) <= AHEAD_MS;
  };
  const isMoved = before?.placement.startsAt !== after?.placement.startsAt;
  // Somebody who has set out, or is there, has not been taken off.
  const isUnderWay = after !== null && after.state !== 'cancelled' && !isAhead(after.state);
  return [
    ...to
      .filter((id) => !from.includes(id) && isSoon(after))
      .map((technicianId) => ({ technicianId, kind: 'new' as const })),
    ...to
      .filter((id) => from.includes(id) && isMoved && (isSoon(before) || isSoon(after)))
      .map((technicianId) => ({ technicianId, kind: 'moved' as const })),
    ...from
      .filter((id) => !to.includes(id) && isSoon(before) && !isUnderWay)
      .map((technicianId) => ({ technicianId, kind: 'canceled' as const })),
  ];
}
