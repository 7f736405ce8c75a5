import type { RouteModel } from '../model';
import type { KnownRoute } from './knownRoutes';

/** Visits are bits of two integers. */
const BITS = 30;
export const MOST_SHARED_OUT = 2 * BITS;

/** Open visits as bits, the first 30 of a day and the others. */
export type VisitSet = { readonly low: number; readonly high: number };

/** A route that may become part of a plan. */
export type Candidate = VisitSet & {
  route: KnownRoute;
  /** Points above those of its shift's most valuable route at the prices of its visits. */
  reduced: number;
};

/** Builds sets of up to `MOST_SHARED_OUT` open visits. */
export class VisitSets {
  private readonly low: Int32Array;
  private readonly high: Int32Array;

  constructor({ visits, open }: RouteModel) {
    this.low = new Int32Array(visits);
    this.high = new Int32Array(visits);
    for (const [index, visit] of open.entries())
      if (index < BITS) this.low[visit] = 1 << index;
      else this.high[visit] = 1 << (index - BITS);
  }

  of(visits: readonly number[]): VisitSet {
    let low = 0;
    let high = 0;
    for (const visit of visits) {
      low |= this.low[visit] ?? 0;
      high |= this.high[visit] ?? 0;
    }
    return { low, high };
  }
}
