import { NONE, type RouteModel } from '../model';
import { Labels } from './labels';
import { Legs } from './legs';
import { Slack } from './slack';

/** A route timed up to each of its stops, kept until the shift has another one. */
class Followed {
  shift = NONE;
  route: readonly number[] | undefined;
  /** Ways to be done with so many stops. */
  readonly labels: Labels[] = [];
  /** Up to so many stops: driving, driving plus work, and points that depend on neither times nor driving. */
  readonly drives: number[] = [0];
  readonly works: number[] = [0];
  readonly fixes: number[] = [0];
  work = 0;
  travel = 0;
  fixed = 0;
  /** Points of lateness and overtime. */
  time = 0;
  cost = 0;
  private readonly ownSlack = new Slack('free');
  private readonly ownReach = new Slack('possible');
  private hasSlack = false;
  private hasReach = false;

  after(stops: number): Labels {
    return (this.labels[stops] ??= new Labels());
  }

  /** Switches to another route; returns how many of its stops are already timed. */
  goOnWith(shift: number, route: readonly number[]): number {
    const { route: old } = this;
    let same = 0;
    if (old && this.shift === shift)
      while (same < old.length && same < route.length && old[same] === route[same]) same += 1;
    this.shift = shift;
    this.route = route;
    this.hasSlack = false;
    this.hasReach = false;
    return same;
  }

  /** Forgets the route: it may have been changed in place. */
  afresh(): this {
    this.route = undefined;
    return this;
  }

  slack(model: RouteModel): Slack {
    if (!this.hasSlack) this.ownSlack.set(model, this.shift, this.route ?? []);
    this.hasSlack = true;
    return this.ownSlack;
  }

  reach(model: RouteModel): Slack {
    if (!this.hasReach) this.ownReach.set(model, this.shift, this.route ?? []);
    this.hasReach = true;
    return this.ownReach;
  }
}

/** Calculates the exact minimum cost of a route without crews: every break position and every start worth trying. */
export class RouteTimer {
  private readonly model: RouteModel;
  private readonly legs: Legs;
  private readonly kept: Followed[];
  private readonly scratch = new Followed();
  private one = new Labels();
  private other = new Labels();

  constructor(model: RouteModel) {
    this.model = model;
    this.legs = new Legs(model);
    this.kept = Array.from({ length: model.shifts }, () => new Followed());
  }

  /** Whether the last of these stops can be served at all, whatever comes after it. */
  canReach(shift: number, stops: readonly number[]): boolean {
    const { fixed } = this.follow(this.scratch.afresh(), shift, stops);
    return fixed < Infinity && this.scratch.after(stops.length).count > 0;
  }

  /** Returns the points of a shift that serves `stops` in this order; `Infinity` if a hard rule forbids it. */
  cost(shift: number, stops: readonly number[]): number {
    return this.follow(this.scratch.afresh(), shift, stops).cost;
  }

  /** The same for a route that is never changed in place: it is timed once. */
  costOf(shift: number, route: readonly number[]): number {
    return this.keptOf(shift, route).cost;
  }

  /** Returns `costOf` a route with one more visit at a position; `Infinity` if a hard rule forbids it or if that is `most` or more. */
  costWith(shift: number, route: readonly number[], visit: number, position: number, most: number): number {
    const { model, legs } = this;
    const { travel, places, location } = model;
    const kept = this.keptOf(shift, route);
    const pair = visit * model.shifts + shift;
    if (model.allowed[pair] === 0) return Infinity;
    const before = route[position - 1];
    const after = route[position];
    const from = before === undefined ? (model.originLocation[shift] ?? 0) : (location[before] ?? 0);
    const to = after === undefined ? (model.endLocation[shift] ?? NONE) : (location[after] ?? 0);
    let place = location[visit] ?? 0;
    const there = travel[from * places + place] ?? 0;
    let drive = to === NONE ? 0 : (travel[place * places + to] ?? 0);
    const isUnused = route.length === 0 && model.isRunning[shift] === 0;
    const detour = there + drive - (isUnused || to === NONE ? 0 : (travel[from * places + to] ?? 0));
    if (kept.work + detour + (model.service[visit] ?? 0) > (model.maxWork[shift] ?? Infinity)) return Infinity;
    const sure = (kept.travel + detour) * model.travelRate + kept.fixed + (model.pairCost[pair] ?? 0);
    const rest = most - sure;
    if (rest <= 0) return Infinity;
    let { one, other } = this;
    legs.extend(kept.after(position), one, shift, visit, there, rest);
    const free = this.freeCost(one, kept.slack(model), position, drive, model.breakLatest[shift] ?? 0);
    if (free !== undefined) return this.below(sure + free, most);
    if (!canGoOn(one, kept.reach(model), position, drive, model.breakLatest[shift] ?? 0)) return Infinity;
    for (let index = position; index < route.length; index += 1) {
      if (one.count === 0) return Infinity;
      const stop = route[index] ?? 0;
      legs.extend(one, other, shift, stop, drive, rest);
      const dearer = other.dearerThan(kept.after(index + 1));
      // From here on everything is unchanged.
      if (dearer !== undefined) return this.below(sure + kept.time + dearer, most);
      [one, other] = [other, one];
      place = location[stop] ?? 0;
      const next = route[index + 1];
      const goal = next === undefined ? (model.endLocation[shift] ?? NONE) : (location[next] ?? 0);
      drive = goal === NONE ? 0 : (travel[place * places + goal] ?? 0);
    }
    return this.below(sure + legs.end(one, shift, drive), most);
  }

  /** Returns the time points of the cheapest of these ways, if nothing after it costs any; else undefined. */
  private freeCost(
    { count, time, cost, hadBreak }: Labels,
    slack: Slack,
    stop: number,
    drive: number,
    breakLatest: number,
  ): number | undefined {
    let least = Infinity;
    let isFree = false;
    for (let index = 0; index < count; index += 1) {
      const whole = cost[index] ?? 0;
      if (whole > least) continue;
      const isAsCheap: boolean = whole === least && isFree;
      least = whole;
      isFree = isAsCheap || slack.isKept(stop, time[index] ?? 0, drive, hadBreak[index] === 1, breakLatest);
    }
    return isFree ? least : undefined;
  }

  private below(cost: number, most: number): number {
    return cost < most ? cost : Infinity;
  }

  private keptOf(shift: number, route: readonly number[]): Followed {
    const kept = (this.kept[shift] ??= new Followed());
    return kept.route === route ? kept : this.follow(kept, shift, route);
  }

  private follow(followed: Followed, shift: number, route: readonly number[]): Followed {
    const { model, legs } = this;
    const { travel, places, location } = model;
    const { drives, works, fixes } = followed;
    if (followed.shift !== shift) {
      followed.after(0).clear();
      followed.after(0).add(model.originReady[shift] ?? 0, 0, 0);
      works[0] = model.originWork[shift] ?? 0;
    }
    const same = followed.goOnWith(shift, route);
    const last = route[same - 1];
    let place = (last === undefined ? model.originLocation[shift] : location[last]) ?? 0;
    let labels = followed.after(same);
    for (let index = same; index < route.length; index += 1) {
      const visit = route[index] ?? 0;
      const pair = visit * model.shifts + shift;
      const to = location[visit] ?? 0;
      const drive = travel[place * places + to] ?? 0;
      const next = followed.after(index + 1);
      legs.extend(labels, next, shift, visit, drive, Infinity);
      fixes[index + 1] = (fixes[index] ?? 0) + (model.allowed[pair] === 0 ? Infinity : (model.pairCost[pair] ?? 0));
      drives[index + 1] = (drives[index] ?? 0) + drive;
      works[index + 1] = (works[index] ?? 0) + drive + (model.service[visit] ?? 0);
      labels = next;
      place = to;
    }
    const isUnused = route.length === 0 && model.isRunning[shift] === 0;
    const home = model.endLocation[shift] ?? NONE;
    const drive = isUnused || home === NONE ? 0 : (travel[place * places + home] ?? 0);
    followed.work = (works[route.length] ?? 0) + drive;
    followed.travel = (drives[route.length] ?? 0) + drive;
    followed.fixed = fixes[route.length] ?? 0;
    followed.time = isUnused ? 0 : legs.end(labels, shift, drive);
    followed.cost =
      !isUnused && followed.work > (model.maxWork[shift] ?? Infinity)
        ? Infinity
        : followed.time + followed.travel * model.travelRate + followed.fixed;
    return followed;
  }
}

/** Whether one of these ways leaves the rest of the route possible: a full day usually has none. */
function canGoOn(
  { count, time, hadBreak }: Labels,
  reach: Slack,
  stop: number,
  drive: number,
  latest: number,
): boolean {
  for (let index = 0; index < count; index += 1)
    if (reach.isKept(stop, time[index] ?? 0, drive, hadBreak[index] === 1, latest)) return true;
  return false;
}
