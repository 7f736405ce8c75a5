/** JSON with object keys in order, so that equal values give equal strings whatever order they were built in. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two plain values (no functions, dates or cycles) hold the same. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || stableJson(a) === stableJson(b);
