/** How long each of the counted rounds took, in milliseconds, in rising order. The rounds before them only warm up. */
export function timesOf(run: () => unknown, { counted, warmUp }: { counted: number; warmUp: number }): number[] {
  const times: number[] = [];
  for (let round = 0; round < warmUp + counted; round += 1) {
    const startedAt = performance.now();
    run();
    if (round >= warmUp) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}
