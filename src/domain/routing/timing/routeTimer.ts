import { NONE, type RouteModel } from '../model';
import { Labels } from './labels';
import { noStarts, startsOf } from './starts';

/** When a leg with the break on it is over (rule 6): before leaving, on the road or on arrival. */
export const afterBreak = (model: RouteModel, shift: number, leave: number, drive: number): number =>
  Math.max(leave + drive, model.breakEarliest[shift] ?? 0) + (model.breakDuration[shift] ?? 0);

/** What does not depend on times, and where the last stop is. */
type Followed = { work: number; travel: number; fixed: number; location: number };

/** What a route without crews costs at best, exactly: every break position and every start worth trying. */
export class RouteTimer {
  private readonly model: RouteModel;
  private from = new Labels();
  private to = new Labels();
  private readonly starts = noStarts();

  constructor(model: RouteModel) {
    this.model = model;
  }

  /** Whether the last of these stops can be served at all, whatever comes behind it. */
  canReach(shift: number, stops: readonly number[]): boolean {
    return this.follow(shift, stops) !== undefined;
  }

  /** Points of a shift that serves `stops` in this order; `Infinity` where a hard rule forbids it. */
  cost(shift: number, stops: readonly number[]): number {
    const { model } = this;
    if (stops.length === 0 && model.isRunning[shift] === 0) return 0;
    const followed = this.follow(shift, stops);
    if (!followed) return Infinity;
    const home = model.endLocation[shift] ?? NONE;
    const drive = home === NONE ? 0 : (model.travel[followed.location * model.places + home] ?? 0);
    if (followed.work + drive > (model.maxWork[shift] ?? Infinity)) return Infinity;
    return this.end(shift, drive) + (followed.travel + drive) * model.travelRate + followed.fixed;
  }

  /** Sets `from` to the ways to be done with the last stop; undefined where there is none. */
  private follow(shift: number, stops: readonly number[]): Followed | undefined {
    const { model } = this;
    let work = model.originWork[shift] ?? 0;
    let travel = 0;
    let fixed = 0;
    let location = model.originLocation[shift] ?? 0;
    this.from.clear();
    this.from.add(model.originReady[shift] ?? 0, 0, 0);
    for (const visit of stops) {
      const pair = visit * model.shifts + shift;
      if (model.allowed[pair] === 0) return undefined;
      fixed += model.pairCost[pair] ?? 0;
      const place = model.location[visit] ?? 0;
      const drive = model.travel[location * model.places + place] ?? 0;
      travel += drive;
      work += drive + (model.service[visit] ?? 0);
      this.extend(shift, visit, drive);
      if (this.from.count === 0) return undefined;
      location = place;
    }
    return { work, travel, fixed, location };
  }

  private extend(shift: number, visit: number, drive: number): void {
    const { model, from, to } = this;
    to.clear();
    const owesBreak = model.hasBreak[shift] === 1;
    const latestBreak = model.breakLatest[shift] ?? 0;
    for (let index = 0; index < from.count; index += 1) {
      const leave = from.time[index] ?? 0;
      const cost = from.cost[index] ?? 0;
      const hadBreak = from.hadBreak[index] ?? 0;
      this.serve(shift, visit, leave + drive, cost, hadBreak);
      if (owesBreak && hadBreak === 0 && leave <= latestBreak)
        this.serve(shift, visit, afterBreak(model, shift, leave, drive), cost, 1);
    }
    this.from = to;
    this.to = from;
  }

  private serve(shift: number, visit: number, ready: number, cost: number, hadBreak: number): void {
    const { model, starts, to } = this;
    const service = model.service[visit] ?? 0;
    startsOf(model, visit, ready, starts);
    for (let index = 0; index < starts.count; index += 1) {
      const end = (starts.at[index] ?? 0) + service;
      if (end > (model.latestEnd[shift] ?? 0)) continue;
      // Too late for a break that is owed by now.
      if (hadBreak === 0 && model.hasBreak[shift] === 1 && end > (model.breakLatest[shift] ?? 0)) continue;
      to.add(end, cost + (starts.cost[index] ?? 0), hadBreak);
    }
  }

  private end(shift: number, drive: number): number {
    const { model, from } = this;
    const shiftEnd = model.shiftEnd[shift] ?? 0;
    const latestEnd = model.latestEnd[shift] ?? 0;
    const latestBreak = model.breakLatest[shift] ?? 0;
    let best = Infinity;
    for (let index = 0; index < from.count; index += 1) {
      const leave = from.time[index] ?? 0;
      const isDone = model.hasBreak[shift] === 0 || from.hadBreak[index] === 1 || leave + drive <= latestBreak;
      // A shift that ends at its last stop has no leg home to take the break on.
      if (!isDone && (model.endLocation[shift] === NONE || leave > latestBreak)) continue;
      const end = isDone ? leave + drive : afterBreak(model, shift, leave, drive);
      if (end > latestEnd) continue;
      const cost = (from.cost[index] ?? 0) + Math.max(0, end - shiftEnd) * model.overtimeRate;
      if (cost < best) best = cost;
    }
    return best;
  }
}
