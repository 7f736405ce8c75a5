const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** Deep-copies a record: several times as fast as `structuredClone`, which handles anything that isn't plain data. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  // Frozen objects, such as database timestamps, can't be changed and need no copy.
  if (!isPlain(value)) return Object.isFrozen(value) ? value : structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) copy[name] = copyOf(inner as unknown);
  return copy as T;
}
