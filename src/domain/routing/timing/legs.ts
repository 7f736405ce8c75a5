import { NONE, type RouteModel } from '../model';
import type { Labels } from './labels';
import { noStarts, startsOf } from './starts';

/** Returns when a leg with the break on it is over (rule 6): before leaving, on the road or on arrival. */
export const afterBreak = (model: RouteModel, shift: number, leave: number, drive: number): number =>
  Math.max(leave + drive, model.breakEarliest[shift] ?? 0) + (model.breakDuration[shift] ?? 0);

/** Goes from stop to stop of a route without crews: every break position and every start worth trying. */
export class Legs {
  private readonly model: RouteModel;
  private readonly starts = noStarts();

  constructor(model: RouteModel) {
    this.model = model;
  }

  /**
   * Sets `to` to the ways to be done with a visit that is `drive` seconds from where the ways `from` end; without those that cost `most`
   * points of time or more.
   */
  extend(from: Labels, to: Labels, shift: number, visit: number, drive: number, most: number): void {
    const { model } = this;
    to.clear();
    if (model.isPlain[visit] === 1) {
      this.extendPlain(from, to, shift, visit, drive, most);
      return;
    }
    const owesBreak = model.hasBreak[shift] === 1;
    const latestBreak = model.breakLatest[shift] ?? 0;
    for (let index = 0; index < from.count; index += 1) {
      const leave = from.time[index] ?? 0;
      const cost = from.cost[index] ?? 0;
      const hadBreak = from.hadBreak[index] ?? 0;
      this.serve(to, shift, visit, leave + drive, cost, hadBreak, most);
      if (owesBreak && hadBreak === 0 && leave <= latestBreak)
        this.serve(to, shift, visit, afterBreak(model, shift, leave, drive), cost, 1, most);
    }
  }

  /** The same if at most one start is worth trying: nearly all of a search's time is spent in these lines. */
  private extendPlain(from: Labels, to: Labels, shift: number, visit: number, drive: number, most: number): void {
    const { model } = this;
    const { time, cost, hadBreak } = from;
    const opens = model.opens[visit] ?? 0;
    const closes = model.closes[visit] ?? Infinity;
    const service = model.service[visit] ?? 0;
    const isHard = model.isHard[visit] === 1;
    const lateRate = model.lateRate[visit] ?? 0;
    const latestEnd = model.latestEnd[shift] ?? 0;
    const hasBreak = model.hasBreak[shift] === 1;
    const latestBreak = model.breakLatest[shift] ?? 0;
    for (let index = 0; index < from.count; index += 1) {
      const leave = time[index] ?? 0;
      const before = cost[index] ?? 0;
      const owesBreak = hasBreak && hadBreak[index] === 0;
      let ready = leave + drive;
      // Too late for a break that is owed by then.
      let latest = owesBreak && latestBreak < latestEnd ? latestBreak : latestEnd;
      let state = hadBreak[index] ?? 0;
      for (;;) {
        const start = ready > opens ? ready : opens;
        const late = start - closes;
        if (start + service <= latest && !(late > 0 && isHard)) {
          const whole = late > 0 ? before + late * lateRate : before;
          if (whole < most) to.add(start + service, whole, state);
        }
        if (!owesBreak || state === 1 || leave > latestBreak) break;
        ready = afterBreak(model, shift, leave, drive);
        latest = latestEnd;
        state = 1;
      }
    }
  }

  private serve(
    to: Labels,
    shift: number,
    visit: number,
    ready: number,
    cost: number,
    hadBreak: number,
    most: number,
  ): void {
    const { model, starts } = this;
    const service = model.service[visit] ?? 0;
    // Too late for a break that is owed by then.
    const latestEnd =
      hadBreak === 0 && model.hasBreak[shift] === 1
        ? Math.min(model.latestEnd[shift] ?? 0, model.breakLatest[shift] ?? 0)
        : (model.latestEnd[shift] ?? 0);
    startsOf(model, visit, ready, starts);
    for (let index = 0; index < starts.count; index += 1) {
      const end = (starts.at[index] ?? 0) + service;
      const whole = cost + (starts.cost[index] ?? 0);
      if (end <= latestEnd && whole < most) to.add(end, whole, hadBreak);
    }
  }

  /** Returns the minimum points of lateness and overtime when the way home takes `drive` seconds; `Infinity` if a hard rule forbids it. */
  end(from: Labels, shift: number, drive: number): number {
    const { model } = this;
    const shiftEnd = model.shiftEnd[shift] ?? 0;
    const latestEnd = model.latestEnd[shift] ?? 0;
    const latestBreak = model.breakLatest[shift] ?? 0;
    let best = Infinity;
    for (let index = 0; index < from.count; index += 1) {
      const leave = from.time[index] ?? 0;
      const isDone = model.hasBreak[shift] === 0 || from.hadBreak[index] === 1 || leave + drive <= latestBreak;
      // A shift that ends at its last stop has no leg home for the break.
      if (!isDone && (model.endLocation[shift] === NONE || leave > latestBreak)) continue;
      const end = isDone ? leave + drive : afterBreak(model, shift, leave, drive);
      if (end > latestEnd) continue;
      const cost = (from.cost[index] ?? 0) + Math.max(0, end - shiftEnd) * model.overtimeRate;
      if (cost < best) best = cost;
    }
    return best;
  }
}
