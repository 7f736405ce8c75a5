/** Returns JSON with sorted object keys, so that equal values give equal strings regardless of how they were built. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Returns whether two plain values (no functions, dates or cycles) are deeply equal, regardless of key order. An undefined field counts
 * as absent, as it does once stored.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((part, at) => isSame(part, b[at]));
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => isSame(own(left, name), own(right, name)));
}

const own = (of: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(of, name) ? of[name] : undefined;
