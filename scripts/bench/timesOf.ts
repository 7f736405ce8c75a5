/**
 * Returns the processor time of each counted round, in milliseconds, in ascending order. Earlier rounds only warm up. Not wall-clock
 * time: on a shared machine, a round of 2 ms waits 20 for a core, and its limit would say how busy the machine is.
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
