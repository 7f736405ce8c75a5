// Types of budgets.mjs, for the tests.
export function judgeTimes(
  seconds: ReadonlyMap<string, number>,
  slowness: number,
): { passed: number; failed: number; skipped: number; failures: string[] };
