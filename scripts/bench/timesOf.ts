/**
 * The processor time of each counted round, in milliseconds, in rising order. The rounds before them only warm up. Not by the clock on the wall: on a
 * machine that others use, a round of 2 ms waits for a core for 20, and its limit would say how busy they are.
 */
export function timesOf(run: () => unknown, { counted, warmUp }: { counted: number; warmUp: number }): number[] {
  const times: number[] = [];
  for (let round = 0; round < warmUp + counted; round += 1) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    if (round >= warmUp) times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b);
}
