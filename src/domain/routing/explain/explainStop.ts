import type { RouteCase } from '../case/routeCase';
import { evaluate, type VisitCost } from '../evaluate';
import { compile } from '../model';
import { ordersOf } from '../orders';
import type { PlanDraft } from '../plan';
import { retime } from '../retime';

/** The facts about one stop. Seconds since midnight of the first day, or durations in seconds. */
export type StopFacts = {
  shift: string;
  arrival: number;
  waitSeconds: number;
  start: number;
  end: number;
  /** The window it begins in; undefined if it has none or is late. */
  window: readonly [number, number] | undefined;
  travelSeconds: number;
  /** Time it can begin later without costing anything or breaking a rule, here or later in the route. */
  slackSeconds: number;
  cost: VisitCost | undefined;
};

const MOST_SLACK = 86_400;

/** Returns when a visit is done and how flexible that is, in each shift that has it; nothing for a visit that isn't in the plan. */
export function explainStop(routeCase: RouteCase, plan: PlanDraft, visit: string): StopFacts[] {
  const { routes, visits } = evaluate(routeCase, plan);
  const windows = routeCase.visits.find(({ id }) => id === visit)?.windows ?? [];
  return routes.flatMap(({ shift, visits: stops }) =>
    stops
      .filter((stop) => stop.visit === visit)
      .map(({ arrival, start, end, travelSeconds }) => ({
        shift,
        arrival,
        waitSeconds: start - arrival,
        start,
        end,
        window: windows.find(([from, to]) => from <= start && start <= to),
        travelSeconds,
        slackSeconds: slackOf(routeCase, plan, visit, start),
        cost: visits.get(visit),
      })),
  );
}

/** Bisects, because a delay's cost only grows with it. */
function slackOf(routeCase: RouteCase, plan: PlanDraft, visit: string, start: number): number {
  const model = compile(routeCase);
  const index = routeCase.visits.findIndex(({ id }) => id === visit);
  if (!model.open.includes(index)) return 0;
  const orders = ordersOf(model, plan);
  const present = evaluate(routeCase, plan).cost;
  model.isPlain[index] = 0;
  const isFree = (delay: number): boolean => {
    model.lockedStart[index] = start + delay;
    return (retime(model, orders)?.evaluation.cost ?? Infinity) <= present;
  };
  const locked = routeCase.visits[index]?.locked?.start;
  if (locked !== undefined) return 0;
  let free = 0;
  let tooMuch = MOST_SLACK + 1;
  while (tooMuch - free > 1) {
    const middle = Math.floor((free + tooMuch) / 2);
    if (isFree(middle)) free = middle;
    else tooMuch = middle;
  }
  return free;
}
