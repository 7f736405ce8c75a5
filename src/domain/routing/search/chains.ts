import type { RouteModel } from '../model';
import type { Meter } from './meter';

/** Share of the budget in which a search begins from other plans; after that it continues from the best one. */
const SHARE = 0.8;
/**
 * Number of starts. Some plans are out of reach from a given start: several short searches find more than a long one.
 */
const STARTS = 4;
/** With fewer visits, the search is done before a second start; with more, one plan needs all the time. */
const FEWEST_VISITS = 13;
const MOST_VISITS = 60;

/** The stretches of a search: each cools down and is followed by one from another start, and the last one continues from the best plan. */
export class Chains {
  /** Whether this stretch continues from the best plan. */
  isLast = false;
  /** Whether there is more than one stretch. */
  readonly areSeveral: boolean;
  private from: number;
  private readonly share: number;
  private readonly meter: Meter;

  /** `starts`: 1 for a day that continues from a packed plan, see `Packing`. */
  constructor({ open, crewSize }: RouteModel, meter: Meter, starts = STARTS) {
    this.meter = meter;
    this.from = meter.used;
    // A day with crews moves too slowly for several starts.
    this.areSeveral =
      open.length >= FEWEST_VISITS && open.length <= MOST_VISITS && open.every((visit) => crewSize[visit] === 1);
    this.share = this.areSeveral ? (SHARE - this.from) / starts : 1;
  }

  /** The used share of this stretch, 0 to 1. */
  get used(): number {
    const { meter, from, share } = this;
    return Math.min(1, (meter.used - from) / (this.isLast || !this.areSeveral ? 1 - from : share));
  }

  /** Moves on to the next stretch when this one is used up; true when it did. */
  goOn(): boolean {
    if (!this.areSeveral || this.isLast || this.used < 1) return false;
    this.from = this.meter.used;
    this.isLast = this.from >= SHARE - this.share / 2;
    return true;
  }
}
