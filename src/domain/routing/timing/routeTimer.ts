import { NONE, type RouteModel } from '../model';
import { Labels } from './labels';
import { Legs } from './legs';

/** A route up to each of its stops, kept until the shift has another one. */
class Followed {
  route: readonly number[] | undefined;
  /** Ways to be done with so many stops. */
  readonly labels: Labels[] = [];
  work = 0;
  travel = 0;
  /** Points that depend on neither times nor driving. */
  fixed = 0;
  /** Points of lateness and overtime. */
  time = 0;
  cost = 0;

  after(stops: number): Labels {
    return (this.labels[stops] ??= new Labels());
  }
}

/** What a route without crews costs at best, exactly: every break position and every start worth trying. */
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

  /** Whether the last of these stops can be served at all, whatever comes behind it. */
  canReach(shift: number, stops: readonly number[]): boolean {
    const { fixed } = this.follow(this.scratch, shift, stops);
    return fixed < Infinity && this.scratch.after(stops.length).count > 0;
  }

  /** Points of a shift that serves `stops` in this order; `Infinity` where a hard rule forbids it. */
  cost(shift: number, stops: readonly number[]): number {
    return this.follow(this.scratch, shift, stops).cost;
  }

  /** The same for a route that is never changed in place: it is followed once. */
  costOf(shift: number, route: readonly number[]): number {
    return this.keptOf(shift, route).cost;
  }

  /**
   * What `costOf` a route would be with a visit more at a position; `Infinity` where a hard rule forbids it or where that is `most` or more.
   */
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
    for (let index = position; index < route.length; index += 1) {
      if (one.count === 0) return Infinity;
      const stop = route[index] ?? 0;
      legs.extend(one, other, shift, stop, drive, rest);
      const dearer = other.dearerThan(kept.after(index + 1));
      // From here on everything is as it was.
      if (dearer !== undefined) return this.below(sure + kept.time + dearer, most);
      [one, other] = [other, one];
      place = location[stop] ?? 0;
      const next = route[index + 1];
      const goal = next === undefined ? (model.endLocation[shift] ?? NONE) : (location[next] ?? 0);
      drive = goal === NONE ? 0 : (travel[place * places + goal] ?? 0);
    }
    return this.below(sure + legs.end(one, shift, drive), most);
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
    let drives = 0;
    let work = model.originWork[shift] ?? 0;
    let fixed = 0;
    let place = model.originLocation[shift] ?? 0;
    let labels = followed.after(0);
    labels.clear();
    labels.add(model.originReady[shift] ?? 0, 0, 0);
    for (let index = 0; index < route.length; index += 1) {
      const visit = route[index] ?? 0;
      const pair = visit * model.shifts + shift;
      const to = location[visit] ?? 0;
      const drive = travel[place * places + to] ?? 0;
      const next = followed.after(index + 1);
      legs.extend(labels, next, shift, visit, drive, Infinity);
      fixed += model.allowed[pair] === 0 ? Infinity : (model.pairCost[pair] ?? 0);
      drives += drive;
      work += drive + (model.service[visit] ?? 0);
      labels = next;
      place = to;
    }
    const isUnused = route.length === 0 && model.isRunning[shift] === 0;
    const home = model.endLocation[shift] ?? NONE;
    const drive = isUnused || home === NONE ? 0 : (travel[place * places + home] ?? 0);
    followed.route = route;
    followed.work = work + drive;
    followed.travel = drives + drive;
    followed.fixed = fixed;
    followed.time = isUnused ? 0 : legs.end(labels, shift, drive);
    followed.cost =
      !isUnused && followed.work > (model.maxWork[shift] ?? Infinity)
        ? Infinity
        : followed.time + followed.travel * model.travelRate + fixed;
    return followed;
  }
}
