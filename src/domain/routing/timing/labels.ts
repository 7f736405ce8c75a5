/**
 * Ways to have come as far as this stop: when the technician is free, the cost, and whether the break was taken. Only those that no other
 * one beats in all three are kept.
 */
export class Labels {
  readonly time: Float64Array;
  readonly cost: Float64Array;
  readonly hadBreak: Uint8Array;
  count = 0;

  constructor(capacity = 64) {
    this.time = new Float64Array(capacity);
    this.cost = new Float64Array(capacity);
    this.hadBreak = new Uint8Array(capacity);
  }

  clear(): void {
    this.count = 0;
  }

  add(time: number, cost: number, hadBreak: number): void {
    let kept = 0;
    for (let index = 0; index < this.count; index += 1) {
      const otherTime = this.time[index] ?? 0;
      const otherCost = this.cost[index] ?? 0;
      const otherBreak = this.hadBreak[index] ?? 0;
      if (otherTime <= time && otherCost <= cost && otherBreak >= hadBreak) return;
      if (otherTime >= time && otherCost >= cost && otherBreak <= hadBreak) continue;
      if (kept !== index) {
        this.time[kept] = otherTime;
        this.cost[kept] = otherCost;
        this.hadBreak[kept] = otherBreak;
      }
      kept += 1;
    }
    if (kept < this.time.length) {
      this.time[kept] = time;
      this.cost[kept] = cost;
      this.hadBreak[kept] = hadBreak;
      kept += 1;
    }
    this.count = kept;
  }

  /** Returns by how much all of these cost more than `others`, if they differ in nothing else; else undefined. */
  dearerThan(others: Labels): number | undefined {
    const { count } = this;
    if (count === 0 || count !== others.count) return undefined;
    const dearer = (this.cost[0] ?? 0) - (others.cost[0] ?? 0);
    for (let index = 0; index < count; index += 1)
      if (
        this.time[index] !== others.time[index] ||
        this.hadBreak[index] !== others.hadBreak[index] ||
        (this.cost[index] ?? 0) - (others.cost[index] ?? 0) !== dearer
      )
        return undefined;
    return dearer;
  }
}
