/** Halves of characters that something cut in two. No database takes them, and no provider. */
const HALVES = /\p{Surrogate}/gu;
const whole = (text: string): string => text.replace(HALVES, '');

/**
 * A parsed JSON value without halves of characters in any of its texts and names. What a person writes loses them in its schema
 * already; ids, tokens and hashes are strings of any kind, and one with a half would end a call with an error of the database.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return whole(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [whole(name), wellFormed(part)]));
}
