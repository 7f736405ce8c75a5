import { NONE, type RouteModel } from '../model';
import type { DayPlan } from './dayPlan';
import type { Random } from './random';

const LONGEST_STRING = 6;
const MEAN_REMOVED = 6;
/** The weight of an hour between two windows, in seconds of driving. */
const HOUR_APART_SECONDS = 300;

/** Sorts the other visits for each visit, the nearest in place and time first; built on first use. */
export class Nearness {
  private readonly model: RouteModel;
  private readonly lists = new Map<number, readonly number[]>();

  constructor(model: RouteModel) {
    this.model = model;
  }

  /** Returns the average leg to the nearest few, in seconds: the scale of what a change may cost. */
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

/** Visits being removed; allocated once, because a search does this all the time. */
class Removal {
  private readonly list: number[] = [];
  private readonly isIn: Uint8Array;

  constructor(visits: number) {
    this.isIn = new Uint8Array(visits);
  }

  has(visit: number): boolean {
    return this.isIn[visit] === 1;
  }

  add(visit: number): void {
    if (this.isIn[visit] === 1) return;
    this.isIn[visit] = 1;
    this.list.push(visit);
  }

  clear(): void {
    for (const visit of this.list) this.isIn[visit] = 0;
    this.list.length = 0;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.list[Symbol.iterator]();
  }
}

/** Removes strings of stops around a random visit from their routes, or two whole routes, or stops anywhere. */
export class Ruin {
  private readonly plan: DayPlan;
  private readonly nearness: Nearness;
  private readonly random: Random;
  private readonly removed: Removal;
  /** The first shift that has a visit. */
  private readonly shiftOf: Int32Array;
  private readonly isRuined: Uint8Array;

  constructor(plan: DayPlan, nearness: Nearness, random: Random) {
    this.plan = plan;
    this.nearness = nearness;
    this.random = random;
    this.removed = new Removal(plan.model.visits);
    this.shiftOf = new Int32Array(plan.model.visits);
    this.isRuined = new Uint8Array(plan.model.shifts);
  }

  run(): void {
    const { plan, random, removed } = this;
    const { open } = plan.model;
    if (open.length === 0) return;
    removed.clear();
    const draw = random.next();
    const near = this.nearness.of(open[random.below(open.length)] ?? 0);
    if (draw >= 0.15 && draw < 0.3) this.takeAnywhere();
    else {
      this.shiftOf.fill(NONE);
      for (let shift = plan.model.shifts - 1; shift >= 0; shift -= 1)
        for (const visit of plan.routes[shift] ?? []) this.shiftOf[visit] = shift;
      if (draw < 0.15) this.takeRoutes(near);
      else this.takeStrings(near);
    }
    plan.remove(removed);
  }

  /** Removes the routes of the visit and of the nearest one in another route: two neighbors redistribute their visits. */
  private takeRoutes(near: readonly number[]): void {
    const { plan, removed } = this;
    let left = 2;
    for (const visit of near) {
      if (left === 0) break;
      const shift = this.shiftOf[visit] ?? NONE;
      if (shift === NONE || removed.has(visit)) continue;
      left -= 1;
      for (const stop of plan.routes[shift] ?? []) removed.add(stop);
    }
  }

  private takeAnywhere(): void {
    const { plan, random, removed } = this;
    const present = plan.routes.flat();
    const count = 1 + random.below(Math.min(present.length, MEAN_REMOVED));
    random.shuffle(present);
    for (let index = 0; index < Math.min(count, present.length); index += 1) removed.add(present[index] ?? 0);
  }

  private takeStrings(near: readonly number[]): void {
    const { plan, random, removed, isRuined } = this;
    let used = 0;
    for (const route of plan.routes) if (route.length > 0) used += 1;
    if (used === 0) return;
    isRuined.fill(0);
    const longest = Math.min(LONGEST_STRING, Math.max(1, near.length / used));
    let strings = Math.floor(random.next() * ((4 * MEAN_REMOVED) / (1 + longest) - 1) + 1);
    for (const visit of near) {
      if (strings <= 0) break;
      const shift = this.shiftOf[visit] ?? NONE;
      const route = plan.routes[shift];
      if (!route || isRuined[shift] === 1) continue;
      isRuined[shift] = 1;
      strings -= 1;
      const length = Math.min(route.length, Math.floor(random.next() * Math.min(route.length, longest) + 1));
      const at = route.indexOf(visit);
      const from = Math.max(0, at - length + 1);
      const start = from + random.below(Math.min(at, route.length - length) - from + 1);
      for (let index = start; index < start + length; index += 1) removed.add(route[index] ?? 0);
    }
  }
}
