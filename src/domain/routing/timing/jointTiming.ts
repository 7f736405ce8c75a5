import { crewParts, NO_COST, pointsOf } from '../objective';
import { NONE, type RouteModel } from '../model';
import { afterBreak } from './legs';
import { noStarts, startsOf } from './starts';

/** The stops of one shift, by index. */
export type ShiftOrder = { shift: number; stops: readonly number[] };

/** The best times for routes that depend on each other through crews. */
export type JointTiming = {
  cost: number;
  /** Start of each visit. */
  starts: Map<number, number>;
  /** By shift: the stop after the break (the number of stops: on the way home), and when the break begins. */
  breaks: Map<number, { before: number; start: number }>;
};

type Event = { visit: number; start: number } | { shift: number; before: number; breakStart: number };

/** One way for all routes to have come this far; `parent` leads back to the start. */
export type JointLabel = {
  times: readonly number[];
  /** Routes whose break was taken, as bits. */
  breaks: number;
  cost: number;
  parent: JointLabel | undefined;
  events: readonly Event[];
};

/**
 * Calculates exact times for fixed orders, including crews: a crew begins when its last member is ready. Undefined if a hard rule forbids
 * the orders, or if two crews wait for each other.
 */
export function timeJointly(model: RouteModel, orders: readonly ShiftOrder[]): JointTiming | undefined {
  const fixed = fixedCost(model, orders);
  if (fixed === Infinity) return undefined;
  const done = orders.map(() => 0);
  let labels: JointLabel[] = [
    {
      times: orders.map(({ shift }) => model.originReady[shift] ?? 0),
      breaks: 0,
      cost: fixed,
      parent: undefined,
      events: [],
    },
  ];
  const hasEnded = orders.map(() => false);
  while (hasEnded.includes(false)) {
    const route = orders.findIndex(
      (order, index) => !hasEnded[index] && isNextReady(model, orders, done, order, index),
    );
    const order = orders[route];
    if (!order) return undefined;
    const visit = order.stops[done[route] ?? 0];
    if (visit === undefined) {
      labels = pruned(labels.flatMap((label) => ended(model, order, route, label)));
      hasEnded[route] = true;
    } else {
      const members = membersOf(orders, visit);
      labels = pruned(labels.flatMap((label) => served(model, orders, done, members, visit, label)));
      for (const member of members) done[member] = (done[member] ?? 0) + 1;
    }
    if (labels.length === 0) return undefined;
  }
  const best = labels.reduce((cheapest, label) => (label.cost < cheapest.cost ? label : cheapest));
  return timingOf(best);
}

const membersOf = (orders: readonly ShiftOrder[], visit: number): number[] =>
  orders.flatMap(({ stops }, index) => (stops.includes(visit) ? [index] : []));

/** Whether everyone on the next visit has reached it. */
function isNextReady(
  model: RouteModel,
  orders: readonly ShiftOrder[],
  done: readonly number[],
  order: ShiftOrder,
  index: number,
): boolean {
  const visit = order.stops[done[index] ?? 0];
  if (visit === undefined || model.crewSize[visit] === 1) return true;
  return membersOf(orders, visit).every((member) => orders[member]?.stops[done[member] ?? 0] === visit);
}

/** Returns driving and crew costs, which the times don't change; `Infinity` if a crew or the work limit forbids it. */
function fixedCost(model: RouteModel, orders: readonly ShiftOrder[]): number {
  const { routeCase, places } = model;
  let travel = 0;
  let points = 0;
  const crews = new Map<number, number[]>();
  for (const { shift, stops } of orders) {
    if (stops.length === 0 && model.isRunning[shift] === 0) continue;
    let location = model.originLocation[shift] ?? 0;
    let work = model.originWork[shift] ?? 0;
    for (const visit of stops) {
      if (model.allowed[visit * model.shifts + shift] === 0) return Infinity;
      const place = model.location[visit] ?? 0;
      const drive = model.travel[location * places + place] ?? 0;
      travel += drive;
      work += drive + (model.service[visit] ?? 0);
      location = place;
      if (model.crewSize[visit] === 1) {
        points += model.pairCost[visit * model.shifts + shift] ?? 0;
        continue;
      }
      const crew = crews.get(visit) ?? [];
      crew.push(shift);
      crews.set(visit, crew);
    }
    const home = model.endLocation[shift] ?? NONE;
    const drive = home === NONE ? 0 : (model.travel[location * places + home] ?? 0);
    travel += drive;
    if (work + drive > (model.maxWork[shift] ?? Infinity)) return Infinity;
  }
  for (const [visit, crew] of crews) points += crewCost(model, visit, crew);
  return points + pointsOf(routeCase.objective, { ...NO_COST, travel });
}

/** Returns the points for assigning these shifts to a crew visit; `Infinity` if they are too few, the same person twice, or lack a skill. */
export function crewCost({ routeCase, plannedCrew }: RouteModel, index: number, shifts: readonly number[]): number {
  const visit = routeCase.visits[index];
  const crew = shifts.map((shift) => routeCase.shifts[shift]?.technician ?? '');
  if (!visit || crew.length !== visit.crewSize || new Set(crew).size !== crew.length) return Infinity;
  const skills = new Set(
    routeCase.technicians.filter(({ id }) => crew.includes(id)).flatMap((member) => member.skills),
  );
  if (!visit.requiredSkills.every((skill) => skills.has(skill))) return Infinity;
  return pointsOf(routeCase.objective, { ...NO_COST, ...crewParts(visit, plannedCrew[index], crew) });
}

/** Filled and read within one call of `served`. */
const starts = noStarts();

type Arrival = { ready: number; breaks: number; events: Event[] };

/** Returns one technician's ways to the next stop: with the break on the leg, and without. */
function arrivals(
  model: RouteModel,
  { shift, stops }: ShiftOrder,
  route: number,
  position: number,
  place: number,
  label: JointLabel,
): Arrival[] {
  const before = stops[position - 1];
  const location = before === undefined ? (model.originLocation[shift] ?? 0) : (model.location[before] ?? 0);
  const drive = place === NONE ? 0 : (model.travel[location * model.places + place] ?? 0);
  const leave = label.times[route] ?? 0;
  const straight: Arrival = { ready: leave + drive, breaks: label.breaks, events: [] };
  const isOwed = model.hasBreak[shift] === 1 && (label.breaks & (1 << route)) === 0;
  if (!isOwed || place === NONE || leave > (model.breakLatest[shift] ?? 0)) return [straight];
  const breakStart = Math.max(leave, model.breakEarliest[shift] ?? 0);
  return [
    straight,
    {
      ready: afterBreak(model, shift, leave, drive),
      breaks: label.breaks | (1 << route),
      events: [{ shift, before: position, breakStart }],
    },
  ];
}

/**
 * Returns the ways to serve a visit next with `members` (indexes of `orders`), who have `done` so many of their stops: with and without
 * the break on the way, at every start worth trying. Driving and crew costs aren't included.
 */
export function served(
  model: RouteModel,
  orders: readonly ShiftOrder[],
  done: readonly number[],
  members: readonly number[],
  visit: number,
  label: JointLabel,
): JointLabel[] {
  let together: Arrival[] = [{ ready: 0, breaks: label.breaks, events: [] }];
  for (const member of members) {
    const order = orders[member];
    if (!order) continue;
    const ways = arrivals(model, order, member, done[member] ?? 0, model.location[visit] ?? 0, label);
    together = together.flatMap((others) =>
      ways.map((way) => ({
        ready: Math.max(others.ready, way.ready),
        breaks: others.breaks | way.breaks,
        events: [...others.events, ...way.events],
      })),
    );
  }
  return together.flatMap(({ ready, breaks, events }) => {
    startsOf(model, visit, ready, starts);
    const found: JointLabel[] = [];
    for (let index = 0; index < starts.count; index += 1) {
      const start = starts.at[index] ?? 0;
      const end = start + (model.service[visit] ?? 0);
      const isTooLate = members.some((member) => {
        const shift = orders[member]?.shift ?? 0;
        const owesBreak = model.hasBreak[shift] === 1 && (breaks & (1 << member)) === 0;
        return end > (model.latestEnd[shift] ?? 0) || (owesBreak && end > (model.breakLatest[shift] ?? 0));
      });
      if (isTooLate) continue;
      found.push({
        times: label.times.map((time, route) => (members.includes(route) ? end : time)),
        breaks,
        cost: label.cost + (starts.cost[index] ?? 0),
        parent: label,
        events: [...events, { visit, start }],
      });
    }
    return found;
  });
}

/** Returns the ways home, without driving costs. An ended route no longer has a time by which labels could differ. */
export function ended(model: RouteModel, order: ShiftOrder, route: number, label: JointLabel): JointLabel[] {
  const { shift, stops } = order;
  const close = (cost: number, breaks: number, events: readonly Event[]): JointLabel => ({
    times: label.times.map((time, index) => (index === route ? 0 : time)),
    breaks: breaks | (1 << route),
    cost,
    parent: label,
    events,
  });
  if (stops.length === 0 && model.isRunning[shift] === 0) return [close(label.cost, label.breaks, [])];
  const ways = arrivals(model, order, route, stops.length, model.endLocation[shift] ?? NONE, label);
  return ways.flatMap(({ ready, breaks, events }) => {
    const owesBreak = model.hasBreak[shift] === 1 && (breaks & (1 << route)) === 0;
    if (owesBreak && ready > (model.breakLatest[shift] ?? 0)) return [];
    if (ready > (model.latestEnd[shift] ?? 0)) return [];
    const overtime = Math.max(0, ready - (model.shiftEnd[shift] ?? 0));
    return [close(label.cost + overtime * model.overtimeRate, breaks, events)];
  });
}

/** Returns the labels that no other one dominates in times, cost and breaks owed. */
export function pruned(labels: readonly JointLabel[]): JointLabel[] {
  const kept: JointLabel[] = [];
  const sorted = [...labels].sort((a, b) => a.cost - b.cost);
  for (const label of sorted)
    if (!kept.some((other) => (other.breaks & label.breaks) === label.breaks && isNoLater(other, label)))
      kept.push(label);
  return kept;
}

const isNoLater = (one: JointLabel, other: JointLabel): boolean =>
  one.times.every((time, route) => time <= (other.times[route] ?? 0));

function timingOf(best: JointLabel): JointTiming {
  const timing: JointTiming = { cost: best.cost, starts: new Map(), breaks: new Map() };
  for (let label: JointLabel | undefined = best; label; label = label.parent)
    for (const event of label.events)
      if ('visit' in event) timing.starts.set(event.visit, event.start);
      else timing.breaks.set(event.shift, { before: event.before, start: event.breakStart });
  return timing;
}
