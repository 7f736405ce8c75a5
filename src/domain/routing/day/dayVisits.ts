import { MINUTE_SECONDS } from '@/lib/time';
import { dayStretch, type KnownEntry } from '../../scheduling/ground';
import { durationOf } from '../../scheduling/span';
import { isAhead, isRunning } from '../../scheduling/visitState';
import { dayOf } from '../../scheduling/wallClock';
import type { PlaceList } from './places';
import { secondOf, type RoutingDay } from './routingDay';
import { needsSharedUnit } from './units';

/** Why a visit stays as it is; '' for one that may be moved. */
export type Hold = '' | 'running' | 'locked' | 'kept' | 'with-others' | 'unlocated' | 'shared-unit';

/** A visit as it takes part in the plan. Times are seconds of the day. */
export type DayVisit = {
  entry: KnownEntry;
  hold: Hold;
  /** Its technicians whose routes are planned; for a visit moved manually, the requested ones. */
  technicianIds: string[];
  /** As it appears in the schedule. */
  now: { technicianIds: string[]; start: number };
  crewSize: number;
  start: number;
  serviceSeconds: number;
  /** The arrival window, if it touches the day. */
  window: [from: number, to: number] | null;
  /** Whether the customer knows when someone comes. */
  isPromised: boolean;
  running: { startedAt: number; expectedEnd: number } | null;
  place: number | null;
  isLocated: boolean;
};

/**
 * Returns the visits of the day that take part: those of the selected technicians, unassigned ones, and upcoming ones whose technicians
 * have all been archived. Finished visits are excluded.
 */
export function dayVisits(day: RoutingDay, places: PlaceList): DayVisit[] {
  const { timeZone } = day.ground;
  const found = day.ground.entries
    .filter(({ kind, state, placement }) => {
      if (kind !== 'visit' || dayOf(placement.startsAt, timeZone) !== day.date) return false;
      return isAhead(state) || isRunning(state);
    })
    .filter((entry) =>
      isNobodys(entry, day)
        ? day.options.takesUnassigned
        : entry.placement.technicianIds.some((id) => day.technicianIds.includes(id)),
    )
    .map((entry) => dayVisit(entry, day, places));
  return onlyOneRunning(found).toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
}

/** Whether it needs someone: it is unassigned, or no one assigned can be sent. */
const isNobodys = ({ state, placement }: KnownEntry, { ground }: RoutingDay): boolean =>
  placement.technicianIds.length === 0 ||
  (isAhead(state) && placement.technicianIds.every((id) => ground.technicianOf(id)?.status !== 'active'));

/** Whether a customer knows when someone comes: by a window, or because it was confirmed. */
const isPromisedTo = ({ state, placement }: Pick<KnownEntry, 'state' | 'placement'>): boolean =>
  placement.windowStartsAt !== '' || state === 'confirmed' || state === 'dispatched';

function dayVisit(entry: KnownEntry, day: RoutingDay, places: PlaceList): DayVisit {
  const { placement, state, propertyId } = entry;
  const kept = day.kept.get(entry.id);
  const crew = kept?.technicianIds ?? placement.technicianIds;
  const technicianIds = crew.filter((id) => day.technicianIds.includes(id));
  const known = places.numberOf(propertyId);
  const isAssigned = technicianIds.length > 0;
  const hold: Hold = isRunning(state)
    ? 'running'
    : !isAssigned
      ? ''
      : placement.isLocked
        ? 'locked'
        : kept
          ? 'kept'
          : technicianIds.length < crew.length
            ? 'with-others'
            : known === null
              ? 'unlocated'
              : needsSharedUnit(entry, day.ground)
                ? 'shared-unit'
                : '';
  const start = Math.max(0, secondOf(day, Date.parse(kept?.startsAt ?? placement.startsAt)));
  const serviceSeconds = Math.max(0, durationOf(placement)) * MINUTE_SECONDS;
  return {
    entry,
    hold,
    technicianIds,
    now: {
      technicianIds: placement.technicianIds.filter((id) => day.technicianIds.includes(id)),
      start: Math.max(0, secondOf(day, Date.parse(placement.startsAt))),
    },
    crewSize: Math.max(1, hold === '' ? crew.length : technicianIds.length),
    start,
    serviceSeconds,
    window: windowOf(entry, day),
    isPromised: isPromisedTo(entry),
    running: hold === 'running' && isAssigned ? runningSpan(entry, day, { start, serviceSeconds }) : null,
    place: known ?? (hold === '' ? null : places.nowhere()),
    isLocated: known !== null,
  };
}

function windowOf({ placement }: KnownEntry, day: RoutingDay): [number, number] | null {
  if (placement.windowStartsAt === '') return null;
  const [from, to] = [placement.windowStartsAt, placement.windowEndsAt].map((at) => secondOf(day, Date.parse(at)));
  if (from === undefined || to === undefined) return null;
  // A window on another day, or one that ends before it begins, doesn't apply to this day, which may have 23 or 25 hours.
  const dayEnd = secondOf(day, dayStretch(day.date, day.ground.timeZone).toMs);
  return to >= Math.max(0, from) && from < dayEnd ? [Math.max(0, from), to] : null;
}

/** Returns the span for which someone who has set out or is on site is busy: at least until now. */
function runningSpan(
  { state, log }: KnownEntry,
  day: RoutingDay,
  planned: { start: number; serviceSeconds: number },
): NonNullable<DayVisit['running']> {
  const now = day.nowSeconds ?? 0;
  if (state === 'en-route') {
    const startedAt = Math.max(planned.start, now);
    return { startedAt, expectedEnd: startedAt + planned.serviceSeconds };
  }
  // The log entry that created the visit doesn't show when someone arrived.
  const arrived = log.findLast((line) => line.kind === 'moved' && line.state === 'on-site');
  const arrivedAt = arrived ? secondOf(day, Date.parse(arrived.at)) : -1;
  const startedAt = arrivedAt >= 0 ? arrivedAt : Math.min(planned.start, now);
  return { startedAt, expectedEnd: Math.max(startedAt + planned.serviceSeconds, now) };
}

/** No one is in two places: of several running visits, the last planned counts; the others are treated as over. */
function onlyOneRunning(visits: readonly DayVisit[]): DayVisit[] {
  const running = visits.filter((visit) => visit.running !== null).toSorted((a, b) => b.start - a.start);
  const busy = new Set<string>();
  const counted = new Set<DayVisit>();
  for (const visit of running) {
    if (visit.technicianIds.some((id) => busy.has(id))) continue;
    counted.add(visit);
    for (const id of visit.technicianIds) busy.add(id);
  }
  return visits.filter((visit) => visit.hold !== 'running' || counted.has(visit));
}
