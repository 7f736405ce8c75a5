import { NONE, type RouteModel } from '../model';
import { crewCost, ended, pruned, served, type JointLabel } from '../timing/jointTiming';

/** Ways to assign every visit to a shift or to none; with more than these, enumerating every plan would take longer than a second. */
const MOST_SHARES = 5000;

/** Whether all plans of a day with crews can be enumerated. */
export const canEnumerateCrews = (model: RouteModel): boolean => (model.shifts + 1) ** model.open.length <= MOST_SHARES;

/** A way to have served some visits: the state that matters for what may follow, and the path back to who did what in which order. */
type Way = {
  label: JointLabel;
  /** Seconds of work by shift, if the shift limits it. */
  work: readonly number[];
  before: Way | undefined;
  visit: number;
  members: readonly number[];
};

/** All ways to have served the same visits with the same shifts, each ending in the same place. */
type Stage = { ofShift: readonly number[]; last: readonly number[]; weight: number; ways: Way[] };

/**
 * Finds the best routes when some visits need several people simultaneously. Routes grow at their ends, one visit at a time; of all ways
 * to reach the same places with the same visits, those unbeaten on time, cost and work stay.
 */
export function enumerateCrews(model: RouteModel): number[][] {
  const shifts = [...Array(model.shifts).keys()];
  const crews = model.open.map((visit) => crewsFor(model, visit));
  let stages = new Map<string, Stage>([['', firstStage(model, shifts)]]);
  let best = { weight: -1, cost: Infinity, way: undefined as Way | undefined };
  while (stages.size > 0) {
    const next = new Map<string, Stage>();
    for (const stage of stages.values()) {
      stage.ways = withoutWorse(stage.ways);
      if (stage.weight >= best.weight)
        for (const way of stage.ways) {
          const cost = costOfEnding(model, stage, way);
          if (cost === Infinity || (stage.weight === best.weight && cost >= best.cost)) continue;
          best = { weight: stage.weight, cost, way };
        }
      for (const [index, visit] of model.open.entries())
        if ((stage.ofShift[index] ?? 0) === 0)
          for (const crew of crews[index] ?? []) extend(model, stage, index, visit, crew, next);
    }
    stages = next;
  }
  return routesOf(model, best.way);
}

type Crew = { members: readonly number[]; cost: number; bits: number };

/** Returns the possible crews of a visit, with the cost of choosing them. */
function crewsFor(model: RouteModel, visit: number): Crew[] {
  const size = model.crewSize[visit] ?? 1;
  let groups: number[][] = [[]];
  for (let shift = 0; shift < model.shifts; shift += 1)
    if (model.allowed[visit * model.shifts + shift] === 1)
      groups = [...groups, ...groups.filter((group) => group.length < size).map((group) => [...group, shift])];
  return groups
    .filter((group) => group.length === size)
    .map((members) => ({
      members,
      cost: crewCost(model, visit, members),
      bits: members.reduce((bits, shift) => bits | (1 << shift), 0),
    }))
    .filter(({ cost }) => cost < Infinity);
}

function firstStage(model: RouteModel, shifts: readonly number[]): Stage {
  const times = shifts.map((shift) => model.originReady[shift] ?? 0);
  const label: JointLabel = { times, breaks: 0, cost: 0, parent: undefined, events: [] };
  const work = shifts.map((shift) => (model.maxWork[shift] === Infinity ? 0 : (model.originWork[shift] ?? 0)));
  const way: Way = { label, work, before: undefined, visit: NONE, members: [] };
  return { ofShift: model.open.map(() => 0), last: shifts.map(() => NONE), weight: 0, ways: [way] };
}

function extend(
  model: RouteModel,
  stage: Stage,
  index: number,
  visit: number,
  { members, cost, bits }: Crew,
  next: Map<string, Stage>,
): void {
  const drives = members.map((shift) => driveTo(model, shift, stage.last[shift] ?? NONE, model.location[visit] ?? 0));
  const points = cost + drives.reduce((sum, drive) => sum + drive, 0) * model.travelRate;
  const { orders, done } = ordersOf(stage);
  const ofShift = stage.ofShift.with(index, bits);
  const last = stage.last.map((stop, shift) => (members.includes(shift) ? visit : stop));
  const found: Way[] = [];
  for (const before of stage.ways) {
    const work = before.work.map((seconds, shift) => {
      const member = members.indexOf(shift);
      if (member < 0 || model.maxWork[shift] === Infinity) return seconds;
      return seconds + (drives[member] ?? 0) + (model.service[visit] ?? 0);
    });
    if (work.some((seconds, shift) => seconds > (model.maxWork[shift] ?? Infinity))) continue;
    const start = { ...before.label, cost: before.label.cost + points };
    for (const label of pruned(served(model, orders, done, members, visit, start)))
      found.push({ label, work, before, visit, members });
  }
  if (found.length === 0) return;
  const key = `${ofShift.join()}|${last.join()}`;
  const known = next.get(key);
  if (known) known.ways.push(...found);
  else next.set(key, { ofShift, last, weight: stage.weight + (model.weight[visit] ?? 0), ways: found });
}

/** Only the last stop of each route matters for what follows. */
function ordersOf({ last }: Stage): { orders: { shift: number; stops: number[] }[]; done: number[] } {
  return {
    orders: last.map((stop, shift) => ({ shift, stops: stop === NONE ? [] : [stop] })),
    done: last.map((stop) => (stop === NONE ? 0 : 1)),
  };
}

function driveTo(model: RouteModel, shift: number, last: number, place: number): number {
  const from = last === NONE ? (model.originLocation[shift] ?? 0) : (model.location[last] ?? 0);
  return place === NONE ? 0 : (model.travel[from * model.places + place] ?? 0);
}

/** Returns the points of a whole day that ends after this way; `Infinity` if someone can't get home in time. */
function costOfEnding(model: RouteModel, stage: Stage, way: Way): number {
  const { orders } = ordersOf(stage);
  let labels: JointLabel[] = [way.label];
  let drives = 0;
  for (const [shift, order] of orders.entries()) {
    labels = pruned(labels.flatMap((label) => ended(model, order, shift, label)));
    if (order.stops.length === 0 && model.isRunning[shift] === 0) continue;
    const drive = driveTo(model, shift, stage.last[shift] ?? NONE, model.endLocation[shift] ?? NONE);
    if ((way.work[shift] ?? 0) + drive > (model.maxWork[shift] ?? Infinity)) return Infinity;
    drives += drive;
  }
  return Math.min(Infinity, ...labels.map(({ cost }) => cost)) + drives * model.travelRate;
}

/** Returns the ways that no other one dominates. */
function withoutWorse(ways: readonly Way[]): Way[] {
  const kept: Way[] = [];
  for (const way of ways.toSorted((a, b) => a.label.cost - b.label.cost))
    if (!kept.some((other) => isNoWorse(other, way))) kept.push(way);
  return kept;
}

/** `one` is known to cost no more. */
const isNoWorse = (one: Way, other: Way): boolean =>
  (one.label.breaks & other.label.breaks) === other.label.breaks &&
  one.label.times.every((time, shift) => time <= (other.label.times[shift] ?? 0)) &&
  one.work.every((seconds, shift) => seconds <= (other.work[shift] ?? 0));

function routesOf(model: RouteModel, best: Way | undefined): number[][] {
  const routes: number[][] = Array.from({ length: model.shifts }, () => []);
  for (let way = best; way && way.visit !== NONE; way = way.before)
    for (const shift of way.members) routes[shift]?.unshift(way.visit);
  return routes;
}
