// Types of processorTime.mjs, for the tests.
export function childSeconds(read: (path: string) => string): number | undefined;
export function descendantSeconds(
  read: (path: string) => string,
  pids: readonly string[],
  root: number,
): number | undefined;
export function machineSeconds(read?: (path: string) => string): number | undefined;
