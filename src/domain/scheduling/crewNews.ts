import { DAY_MS } from '@/lib/time';
import type { ScheduleEntry } from './schema';
import { isAhead } from './visitState';

/** A change a crew member has to hear about in their own visits. */
export type CrewNews = { technicianId: string; kind: 'new' | 'moved' | 'canceled' };
export const CREW_NEWS_LABELS: Record<CrewNews['kind'], string> = {
  new: 'New visit',
  moved: 'Visit moved',
  canceled: 'Visit canceled',
};

/** No one hears about changes weeks ahead: plans change again, and a series would send an e-mail for each of its visits. */
const AHEAD_MS = 7 * DAY_MS;

type Planned = Pick<ScheduleEntry, 'kind' | 'state' | 'placement'>;

const crewOf = (visit: Planned | null): readonly string[] =>
  visit?.kind === 'visit' && isAhead(visit.state) ? visit.placement.technicianIds : [];

/**
 * Returns who has to hear about a change to a visit in the coming week: assigned or booked, moved, or taken off or canceled. Changes to a
 * visit someone has set out for are their own doing.
 * @param after null for a visit that was deleted
 */
export function crewNews(before: Planned | null, after: Planned | null, now: string): CrewNews[] {
  const [from, to] = [crewOf(before), crewOf(after)];
  const isSoon = (visit: Planned | null): boolean => {
    const startsMs = Date.parse(visit?.placement.startsAt ?? '');
    return startsMs > Date.parse(now) && startsMs - Date.parse(now) <= AHEAD_MS;
  };
  const isMoved = before?.placement.startsAt !== after?.placement.startsAt;
  // A technician who has set out or is on site hasn't been taken off.
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
