import { DAY_SECONDS } from '@/lib/time';
import type { RouteCase, Visit } from './case/routeCase';
import { compile } from './model';
import type { PlanDraft } from './plan';
import { timedRoutes } from './planOf';
import { DayPlan } from './search/dayPlan';
import { Inserter } from './search/insertion';

/** The span for which something is taken, in seconds. */
type Span = { from: number; to: number };

/** A plan whose visits don't need the same vehicle or machine at once, as far as another time or person helps. */
export type UnitsApart = {
  day: DayPlan;
  isChanged: boolean;
  /** Why visits were left out because their vehicle or machine is taken, by id. */
  reasons: ReadonlyMap<string, string>;
};

const TAKEN = 'a vehicle or machine that it needs is taken at every time that fits';
/** The number of times that a visit may be moved before it is left out. */
const MOST_MOVES = 3;

const isSharing = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/**
 * Resolves conflicts over vehicles and machines, which the search ignores because they link routes by time. If its plan needs one in two
 * places at once, the later visit begins when the unit is free, in its place or where that costs least; if that is never the case, it is
 * left out. Locked visits and those in progress stay.
 */
export function unitsApart(found: DayPlan): UnitsApart {
  const reasons = new Map<string, string>();
  const unchanged = { day: found, isChanged: false, reasons };
  let routeCase = found.model.routeCase;
  if (routeCase.visits.every(({ units }) => units.length === 0)) return unchanged;
  let day = found;
  const moves = new Map<string, number>();
  for (;;) {
    const spans = spansOf({ routes: routesOf(day) });
    const clash = laterOfClash(routeCase, spans);
    if (!clash) break;
    const index = routeCase.visits.indexOf(clash);
    const count = (moves.get(clash.id) ?? 0) + 1;
    moves.set(clash.id, count);
    const windows = freeWindows(clash, takenFrom(routeCase, spans, clash));
    routeCase = {
      ...routeCase,
      visits: routeCase.visits.with(index, { ...clash, windows, hardWindows: true }),
    };
    const canMove = count <= MOST_MOVES && windows.length > 0;
    const moved = movedIn(routeCase, day, index, canMove);
    day = moved.day;
    if (!moved.isServed) reasons.set(clash.id, TAKEN);
  }
  return moves.size === 0 ? unchanged : { day, isChanged: true, reasons };
}

/** Counts pairs of visits that need one unit at once. */
export function countUnitClashes({ visits, takenUnits }: RouteCase, plan: PlanDraft): number {
  const spans = spansOf(plan);
  const users = visits.filter(({ id, units }) => units.length > 0 && spans.has(id));
  let count = 0;
  for (const [index, visit] of users.entries()) {
    const span = spans.get(visit.id);
    if (!span) continue;
    for (const other of users.slice(index + 1)) {
      const theirs = spans.get(other.id);
      if (theirs && isSharing(span, theirs) && visit.units.some((unit) => other.units.includes(unit))) count += 1;
    }
    count += takenUnits.filter((taken) => visit.units.includes(taken.unit) && isSharing(span, taken)).length;
  }
  return count;
}

const routesOf = (day: DayPlan): PlanDraft['routes'] =>
  timedRoutes(day.model, day.routes, (shift) => day.groupOf(shift));

function spansOf({ routes }: PlanDraft): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const { stops } of routes)
    for (const stop of stops) if ('visit' in stop) spans.set(stop.visit, { from: stop.start, to: stop.end });
  return spans;
}

const canBeMoved = ({ locked, inProgress }: Visit): boolean => !locked && !inProgress;

/** Returns when a visit's units are needed elsewhere. */
const takenFrom = (routeCase: RouteCase, spans: ReadonlyMap<string, Span>, visit: Visit): Span[] => [
  ...routeCase.visits.flatMap((other) => {
    const span = spans.get(other.id);
    return span && other.id !== visit.id && other.units.some((unit) => visit.units.includes(unit)) ? [span] : [];
  }),
  ...routeCase.takenUnits.filter(({ unit }) => visit.units.includes(unit)),
];

/** Returns the visit of the first clash that has to yield: the later one, of those that may be moved at all. */
function laterOfClash(routeCase: RouteCase, spans: ReadonlyMap<string, Span>): Visit | undefined {
  const byStart = routeCase.visits
    .filter((visit) => visit.units.length > 0 && spans.has(visit.id))
    .sort((a, b) => (spans.get(a.id)?.from ?? 0) - (spans.get(b.id)?.from ?? 0) || (a.id < b.id ? -1 : 1));
  for (const [index, visit] of byStart.entries()) {
    const span = spans.get(visit.id);
    if (!span) continue;
    const isTaken = routeCase.takenUnits.some((taken) => visit.units.includes(taken.unit) && isSharing(span, taken));
    if (isTaken && canBeMoved(visit)) return visit;
    const earlier = byStart.slice(0, index).find((other) => {
      const theirs = spans.get(other.id);
      return theirs && isSharing(span, theirs) && other.units.some((unit) => visit.units.includes(unit));
    });
    if (earlier && canBeMoved(visit)) return visit;
    if (earlier && canBeMoved(earlier)) return earlier;
  }
  return undefined;
}

/** Returns when a visit can begin so that its units are free until its end: inside its windows, or else after the first one opens. */
function freeWindows({ windows, hardWindows, serviceSeconds }: Visit, taken: readonly Span[]): [number, number][] {
  const gaps: [number, number][] = [];
  let from = 0;
  for (const span of taken.toSorted((a, b) => a.from - b.from)) {
    if (span.from - serviceSeconds >= from) gaps.push([from, span.from - serviceSeconds]);
    from = Math.max(from, span.to);
  }
  gaps.push([from, LAST_START]);
  const within = (spans: readonly (readonly [number, number])[]): [number, number][] =>
    spans.flatMap(([opens, closes]) =>
      gaps.flatMap(([start, end]): [number, number][] =>
        Math.max(start, opens) <= Math.min(end, closes) ? [[Math.max(start, opens), Math.min(end, closes)]] : [],
      ),
    );
  if (windows.length === 0) return gaps;
  const kept = within(windows);
  return kept.length > 0 || hardWindows ? kept : within([[windows[0]?.[0] ?? 0, LAST_START]]);
}

/** A month: cases end earlier. */
const LAST_START = 31 * DAY_SECONDS;

/** Returns the day with the visit at another time, in its place if possible, else where it costs least; without it if it fits nowhere. */
function movedIn(
  routeCase: RouteCase,
  before: DayPlan,
  index: number,
  canMove: boolean,
): { day: DayPlan; isServed: boolean } {
  const day = new DayPlan(compile(routeCase));
  if (canMove) {
    day.setRoutes(before.routes);
    if (day.cost < Infinity) return { day, isServed: true };
  }
  day.setRoutes(before.routes.map((route) => route.filter((visit) => visit !== index)));
  if (!canMove || (day.model.crewSize[index] ?? 1) > 1) return { day, isServed: false };
  const inserter = new Inserter(day, day.model.shifts + 1);
  let least = Infinity;
  let best = -1;
  for (let shift = 0; shift < day.model.shifts; shift += 1) {
    const added = inserter.addedTo(index, shift, least);
    if (added < least) [least, best] = [added, shift];
  }
  if (best < 0) return { day, isServed: false };
  day.insert(index, best, inserter.positionIn(index, best));
  day.absent = day.absent.filter((visit) => visit !== index);
  day.retime(best);
  return { day, isServed: true };
}
