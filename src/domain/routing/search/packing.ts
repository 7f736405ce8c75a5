import type { RouteModel } from '../model';
import { DaySearch } from './daySearch';
import type { Meter } from './meter';
import type { Random } from './random';

/** Share of the budget in which a day that can't fit every visit is packed. */
const SHARE = 0.3;

/**
 * Searches for room. An unserved visit weighs more than any lateness, but lateness steers a search away from the fullest plans: so it
 * first looks for these as if only driving had a cost, within the hard rules, and the search by all costs continues from there.
 */
export class Packing {
  private readonly search: DaySearch;
  private readonly meter: Meter;

  constructor(model: RouteModel, random: Random, meter: Meter, start: readonly (readonly number[])[]) {
    this.meter = meter;
    const byDriving = { ...model, lateRate: new Float64Array(model.visits), overtimeRate: 0 };
    this.search = new DaySearch(byDriving, random, meter, start, true);
  }

  /** Whether everything is in, or the time for this is over. */
  get isOver(): boolean {
    return this.meter.used >= SHARE || this.search.objective.unserved === 0;
  }

  /** Runs this many steps, or fewer if it is over earlier. */
  advance(steps: number): void {
    for (let step = 0; step < steps && !this.isOver; step += 1) this.search.step();
  }

  get routes(): readonly (readonly number[])[] {
    return this.search.bestDay().routes;
  }
}
