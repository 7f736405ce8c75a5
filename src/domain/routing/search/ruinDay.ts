import type { RouteModel } from '../model';
import type { DayPlan } from './dayPlan';
import type { Random } from './random';

const LONGEST_STRING = 6;
const MEAN_REMOVED = 6;
/** What an hour between two windows counts as, in seconds of driving. */
const HOUR_APART_SECONDS = 300;

/** For each visit the others, those first that are near in place and time; made when first asked for. */
export class Nearness {
  private readonly model: RouteModel;
  private readonly lists = new Map<number, readonly number[]>();

  constructor(model: RouteModel) {
    this.model = model;
  }

  /** Average way to the nearest few, seconds: the scale of what a change may cost. */
  meanLeg(): number {
    const { open } = this.model;
    const legs = open.slice(0, 50).flatMap((visit) =>
      this.of(visit)
        .slice(1, 4)
        .map((other) => this.apart(visit, other)),
    );
    return legs.length === 0 ? 0 : legs.reduce((sum, leg) => sum + leg, 0) / legs.length;
  }

  of(visit: number): readonly number[] {
    const known = this.lists.get(visit);
    if (known) return known;
    const list = this.model.open
      .map((other) => ({ other, apart: other === visit ? -1 : this.apart(visit, other) }))
      .sort((a, b) => a.apart - b.apart || a.other - b.other)
      .map(({ other }) => other);
    this.lists.set(visit, list);
    return list;
  }

  private apart(one: number, other: number): number {
    const { travel, places, location, windows } = this.model;
    const from = location[one] ?? 0;
    const to = location[other] ?? 0;
    const drive = ((travel[from * places + to] ?? 0) + (travel[to * places + from] ?? 0)) / 2;
    const first = windows[one]?.[0];
    const second = windows[other]?.[0];
    if (first === undefined || second === undefined) return drive;
    return drive + (Math.abs(first - second) / 3600) * HOUR_APART_SECONDS;
  }
}

/** Takes strings of stops around a random visit out of their routes, or two whole routes, or stops anywhere. */
export function ruinDay(plan: DayPlan, nearness: Nearness, random: Random): void {
  const { open } = plan.model;
  if (open.length === 0) return;
  const draw = random.next();
  const seed = open[random.below(open.length)] ?? 0;
  if (draw < 0.15) plan.remove(wholeRoutes(plan, nearness.of(seed)));
  else if (draw < 0.3) plan.remove(anywhere(plan, random));
  else plan.remove(stringsNear(plan, nearness.of(seed), random));
}

/** The routes of the visit and of the nearest one that is in another route: two neighbors share out their visits again. */
function wholeRoutes(plan: DayPlan, near: readonly number[]): Set<number> {
  const removed = new Set<number>();
  let left = 2;
  for (const visit of near) {
    if (left === 0) break;
    if (removed.has(visit)) continue;
    const route = plan.routes.find((stops) => stops.includes(visit));
    if (!route) continue;
    left -= 1;
    for (const stop of route) removed.add(stop);
  }
  return removed;
}

function anywhere(plan: DayPlan, random: Random): Set<number> {
  const present = plan.routes.flat();
  const count = 1 + random.below(Math.min(present.length, MEAN_REMOVED));
  random.shuffle(present);
  return new Set(present.slice(0, count));
}

function stringsNear(plan: DayPlan, near: readonly number[], random: Random): Set<number> {
  const removed = new Set<number>();
  const ruined = new Set<readonly number[]>();
  const used = plan.routes.filter((route) => route.length > 0).length;
  if (used === 0) return removed;
  const longest = Math.min(LONGEST_STRING, Math.max(1, near.length / used));
  let strings = Math.floor(random.next() * ((4 * MEAN_REMOVED) / (1 + longest) - 1) + 1);
  for (const visit of near) {
    if (strings <= 0) break;
    const route = plan.routes.find((stops) => stops.includes(visit));
    if (!route || ruined.has(route)) continue;
    ruined.add(route);
    strings -= 1;
    const length = Math.min(route.length, Math.floor(random.next() * Math.min(route.length, longest) + 1));
    const at = route.indexOf(visit);
    const from = Math.max(0, at - length + 1);
    const start = from + random.below(Math.min(at, route.length - length) - from + 1);
    for (const stop of route.slice(start, start + length)) removed.add(stop);
  }
  return removed;
}
