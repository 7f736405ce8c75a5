/** Far deeper than any request of the app. */
const DEEPEST = 64;

/** Whether a parsed JSON value is nested so deep that recursive code would overflow the stack. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values<unknown>(one as Record<string, unknown>) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
