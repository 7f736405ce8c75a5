/** Picks some of many, spread evenly; the same ones on each run. */
export const some = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count);
