/**
 * Returns the processor time of each counted round, in milliseconds, in ascending order. The warm-up rounds before them don't count. Not
 * wall-clock time: on a shared machine, a 2 ms round may wait 20 ms for a core, and its limit would measure how busy the machine is.
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
