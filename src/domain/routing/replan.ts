import type { RouteCase, Visit } from './case/routeCase';
import { evaluate, type Evaluation } from './evaluate';
import { changesBetween, type PlanChange } from './explain/changes';
import { compile } from './model';
import { searchInSlices, type OptimizeOptions, type Progress } from './optimize';
import { ordersNow } from './orders';
import type { RoutePlan } from './plan';
import { planOf } from './planOf';
import { DayPlan } from './search/dayPlan';
import { planUnlocated } from './unlocated';

/** An event during the day. */
export type DayEvent =
  | { kind: 'runsLong'; visit: string; expectedEnd: number }
  | { kind: 'startsLate'; shift: string; start: number }
  | { kind: 'canceled'; visit: string }
  | { kind: 'technicianOut'; technician: string }
  | { kind: 'newVisit'; visit: Visit };

/** A plan for the rest of the day. Nothing is applied automatically. */
export type Proposal = {
  kind: 'asIs' | 'fewestChanges' | 'cheapest';
  plan: RoutePlan;
  evaluation: Evaluation;
  /** Compared with leaving everything as it is. */
  changes: PlanChange[];
};

export type Replan = {
  /** The case after the event. */
  routeCase: RouteCase;
  proposals: Proposal[];
  /** Whether a change keeps a promise, or saves enough to bother anyone. */
  isWorthwhile: boolean;
};

/** Weight factor for changes when as few as possible are wanted. */
const FEW_CHANGES_FACTOR = 20;
/** Saving less than a quarter of an hour of driving is no reason to call anyone. */
const WORTHWHILE_POINTS = 900;

/** `planned`: everything as scheduled, even what may move freely; without it, as retimed. */
export type ReplanOptions = OptimizeOptions & { planned?: RouteCase['currentPlan'] };

/** Proposes three ways to continue after an event: as is, with the fewest changes, and at the lowest cost. */
export function replan(routeCase: RouteCase, event: DayEvent, options: ReplanOptions): Replan {
  const slices = replanInSlices(routeCase, event, options);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    options.onProgress?.(value);
  }
}

/** The same as a generator that can be paused after every slice and resumed, like `searchInSlices`. */
export function* replanInSlices(
  routeCase: RouteCase,
  event: DayEvent,
  options: ReplanOptions,
): Generator<Progress, Replan> {
  const after = applyEvent(routeCase, event);
  const asIs = planAsItIs(after, options.seed);
  const { objective } = after;
  const planned = options.planned ?? plannedIn(after, asIs);
  const reluctant: RouteCase = {
    ...after,
    // A visit doesn't count as unchanged just because no customer knows the time.
    currentPlan: [...new Map([...planned, ...after.currentPlan].map((one) => [one.visit, one])).values()].filter(
      ({ visit }) => after.visits.some(({ id }) => id === visit),
    ),
    visits: event.kind === 'technicianOut' ? withOthersHeld(after, asIs) : after.visits,
    objective: {
      ...objective,
      technicianChange: objective.technicianChange * FEW_CHANGES_FACTOR,
      timeChange: objective.timeChange * FEW_CHANGES_FACTOR,
    },
  };
  const proposalOf = (kind: Proposal['kind'], plan: RoutePlan): Proposal => {
    const evaluation = evaluate(after, plan);
    const { unserved, cost } = evaluation;
    return {
      kind,
      plan: { ...plan, objective: { unserved, cost } },
      evaluation,
      changes: kind === 'asIs' ? [] : changesBetween(after, asIs, plan),
    };
  };
  const fewestChanges = yield* halfOf(searchInSlices(reluctant, options), 0);
  const cheapest = yield* halfOf(searchInSlices(after, options), 0.5);
  const proposals = [
    proposalOf('asIs', asIs),
    proposalOf('fewestChanges', fewestChanges),
    proposalOf('cheapest', cheapest),
  ];
  const [present, ...others] = proposals;
  const isWorthwhile = others.some(
    ({ evaluation }) =>
      present !== undefined &&
      (evaluation.unserved < present.evaluation.unserved ||
        evaluation.parts.lateness < present.evaluation.parts.lateness ||
        evaluation.cost <= present.evaluation.cost - WORTHWHILE_POINTS),
  );
  return { routeCase: after, proposals, isWorthwhile };
}

/** Returns a plan's visits in the form of `currentPlan`. */
function plannedIn({ shifts }: Pick<RouteCase, 'shifts'>, plan: RoutePlan): RouteCase['currentPlan'] {
  const technicianOf = new Map(shifts.map(({ id, technician }) => [id, technician]));
  const found = new Map<string, RouteCase['currentPlan'][number]>();
  for (const { shift, stops } of plan.routes)
    for (const stop of stops) {
      if (!('visit' in stop)) continue;
      const technicians = [...(found.get(stop.visit)?.technicians ?? []), technicianOf.get(shift) ?? ''];
      found.set(stop.visit, { visit: stop.visit, technicians, start: stop.start });
    }
  return [...found.values()];
}

/**
 * When someone is out, the others keep their visits: none is dropped for a visit of equal or lower weight, and no one trades. Only
 * something more urgent may replace one.
 */
function withOthersHeld({ visits, shifts, objective }: RouteCase, asIs: RoutePlan): Visit[] {
  const kept = new Map(plannedIn({ shifts }, asIs).map(({ visit, technicians }) => [visit, technicians]));
  const urgent = Math.max(
    0,
    ...visits.filter(({ id }) => !kept.has(id)).map(({ priority }) => objective.unserved[priority]),
  );
  return visits.map((visit) => {
    const technicians = kept.get(visit.id);
    const isHeld = technicians !== undefined && objective.unserved[visit.priority] >= urgent;
    return isHeld && !visit.locked && !visit.inProgress
      ? { ...visit, locked: { technicians, start: undefined } }
      : visit;
  });
}

/** Runs one of two searches: its progress is half of the total. */
function* halfOf(search: Generator<Progress, RoutePlan>, from: number): Generator<Progress, RoutePlan> {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    yield { ...value, used: from + value.used / 2 };
  }
}

/** Returns the case after the event. Throws if the event names something that doesn't exist. */
export function applyEvent(routeCase: RouteCase, event: DayEvent): RouteCase {
  const { visits, shifts, currentPlan, currentOrder } = routeCase;
  switch (event.kind) {
    case 'runsLong':
      return {
        ...routeCase,
        visits: visits.map((visit) =>
          visit.id === event.visit && visit.inProgress
            ? { ...visit, inProgress: { ...visit.inProgress, expectedEnd: event.expectedEnd } }
            : visit,
        ),
      };
    case 'startsLate':
      return {
        ...routeCase,
        shifts: shifts.map((shift) => (shift.id === event.shift ? { ...shift, start: event.start } : shift)),
      };
    case 'canceled':
      return {
        ...routeCase,
        visits: visits.filter(({ id }) => id !== event.visit),
        currentPlan: currentPlan.filter(({ visit }) => visit !== event.visit),
        currentOrder: currentOrder.map((order) => ({
          ...order,
          visits: order.visits.filter((id) => id !== event.visit),
        })),
      };
    case 'technicianOut':
      return withoutTechnician(routeCase, event.technician);
    case 'newVisit':
      return { ...routeCase, visits: [...visits, event.visit] };
  }
}

/** A technician who is out holds no locks and isn't preferred; work in progress has to be redone. */
function withoutTechnician(routeCase: RouteCase, technician: string): RouteCase {
  const gone = new Set(routeCase.shifts.filter((shift) => shift.technician === technician).map(({ id }) => id));
  return {
    ...routeCase,
    shifts: routeCase.shifts.filter(({ id }) => !gone.has(id)),
    currentOrder: routeCase.currentOrder.filter(({ shift }) => !gone.has(shift)),
    visits: routeCase.visits.map((visit) => ({
      ...visit,
      locked: visit.locked?.technicians.includes(technician) ? undefined : visit.locked,
      inProgress: visit.inProgress?.shifts.some((shift) => gone.has(shift)) ? undefined : visit.inProgress,
    })),
  };
}

/** Retimes the current orders; what no longer fits is left out, the least important first. */
export function planAsItIs(routeCase: RouteCase, seed: number): RoutePlan {
  const model = compile(routeCase);
  const day = new DayPlan(model);
  const orders = ordersNow(model);
  // A crew that lost a member can't work.
  const isWhole = (visit: number): boolean =>
    orders.filter((route) => route.includes(visit)).length === (model.crewSize[visit] ?? 1);
  day.setRoutes(orders.map((route) => route.filter(isWhole)));
  while (day.cost === Infinity) {
    const stuck = day.costs.findIndex((cost) => cost === Infinity);
    const stops = day.groupOf(stuck).flatMap((shift) => day.routes[shift] ?? []);
    const least = stops.reduce(
      (lightest, visit) => ((model.weight[visit] ?? 0) <= (model.weight[lightest] ?? 0) ? visit : lightest),
      stops[0] ?? 0,
    );
    if (stops.length === 0) break;
    day.remove(new Set([least]));
  }
  const plan = planOf(day, { seed, iterations: 0, milliseconds: 0, isProvenOptimal: false });
  return planUnlocated(plan, day);
}
