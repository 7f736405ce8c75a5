/** Seeded random numbers that are the same in every engine (sfc32 by Chris Doty-Humphrey, public domain). */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / 0x1_0000_0000) | 0;
    this.c = 0x9e3779b9 | 0;
    for (let round = 0; round < 16; round += 1) this.bits();
  }

  /** Returns a number from 0 up to, but not including, 1. */
  next(): number {
    return this.bits() / 0x1_0000_0000;
  }

  /** Returns an integer from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  shuffle(items: Int32Array | number[], length = items.length): void {
    for (let last = length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const kept = items[last] ?? 0;
      items[last] = items[other] ?? 0;
      items[other] = kept;
    }
  }

  private bits(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
