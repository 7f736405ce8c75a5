import type { CaseFault } from './fault';
import type { RouteCase } from './routeCase';

/** Checks that nothing ends before it starts, and that no one has two simultaneous shifts. */
export function checkTimes({ shifts, visits }: RouteCase): CaseFault[] {
  const faults: CaseFault[] = [];
  const fault = (path: string, message: string): void => void faults.push({ path, message });
  for (const [index, shift] of shifts.entries()) {
    const path = `shifts.${index}`;
    if (shift.end < shift.start) fault(path, `ends at ${shift.end}, before it begins at ${shift.start}`);
    if (shift.break && shift.break.latestStart < shift.break.earliestStart)
      fault(
        `${path}.break`,
        `begins by ${shift.break.latestStart}, before it may begin at ${shift.break.earliestStart}`,
      );
    const other = shifts.find(
      (earlier, before) =>
        before < index &&
        earlier.technician === shift.technician &&
        earlier.start < shift.end &&
        shift.start < earlier.end,
    );
    if (other) fault(path, `${shift.technician} has shift “${other.id}” at the same time`);
  }
  for (const [index, { windows, hardWindows, locked, inProgress }] of visits.entries()) {
    const path = `visits.${index}`;
    for (const [number, [start, end]] of windows.entries()) {
      if (end < start) fault(`${path}.windows.${number}`, `ends at ${end}, before it begins at ${start}`);
      if (start < (windows[number - 1]?.[0] ?? 0))
        fault(`${path}.windows.${number}`, 'windows must be in order of time');
    }
    if (inProgress && inProgress.expectedEnd < inProgress.startedAt)
      fault(`${path}.inProgress.expectedEnd`, `is before it began at ${inProgress.startedAt}`);
    const start = inProgress ? undefined : locked?.start;
    const [first] = windows;
    if (start === undefined || !first) continue;
    if (start < first[0]) fault(`${path}.locked.start`, `${start} is before the first window`);
    else if (hardWindows && !windows.some(([from, to]) => from <= start && start <= to))
      fault(`${path}.locked.start`, `${start} is outside the hard windows`);
  }
  return faults;
}
