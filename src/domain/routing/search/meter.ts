/**
 * Limit of a search: a number of steps, which gives the same plan everywhere, or a time on the caller's clock
 * (milliseconds, wall or CPU).
 */
export type Budget = { iterations: number } | { milliseconds: number; now: () => number };

/** Something cancelable: an `AbortSignal`, or anything like it. */
export type CancelSignal = { readonly aborted: boolean };

/** The clock is read once per this share of the budget: reading the CPU clock takes as long as half a step. */
const SHARE_PER_LOOK = 0.01;

/** Counts the steps of a search and reports how much of its budget is used. */
export class Meter {
  iterations = 0;
  private share = 0;
  private nextLook = 0;
  private readonly startedAt: number;
  private readonly budget: Budget;
  private readonly signal: CancelSignal | undefined;

  constructor(budget: Budget, signal?: CancelSignal) {
    this.budget = budget;
    this.signal = signal;
    this.startedAt = 'now' in budget ? budget.now() : 0;
  }

  /** Counts work done. A step is one ruin and recreate of a few stops; costlier work counts as several. */
  spend(steps = 1): void {
    this.iterations += steps;
    if (this.iterations >= this.nextLook) this.look();
  }

  /** The used share of the budget, 0 to 1; 1 as soon as the search was canceled. */
  get used(): number {
    return this.share;
  }

  get isOver(): boolean {
    return this.share >= 1;
  }

  /** Time since the start by the budget's clock; 0 if there is none. */
  get milliseconds(): number {
    return 'now' in this.budget ? Math.round(this.budget.now() - this.startedAt) : 0;
  }

  /** Reads the clock now, whatever the count. */
  look(): void {
    if (this.signal?.aborted) this.share = 1;
    else if ('now' in this.budget)
      this.share = Math.min(1, (this.budget.now() - this.startedAt) / this.budget.milliseconds);
    else this.share = Math.min(1, this.iterations / this.budget.iterations);
    const stepsPerLook = this.share === 0 ? 1 : Math.floor((this.iterations / this.share) * SHARE_PER_LOOK);
    this.nextLook = this.iterations + Math.max(1, 'now' in this.budget ? stepsPerLook : 1);
  }
}
