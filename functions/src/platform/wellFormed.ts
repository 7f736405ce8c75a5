/** Unpaired surrogates: characters cut in half. No database or provider accepts them. */
const HALVES = /\p{Surrogate}/gu;
const whole = (text: string): string => text.replace(HALVES, '');

/**
 * Removes unpaired surrogates from all texts and names in a parsed JSON value. Text typed by people loses them in its schema already;
 * ids, tokens and hashes are arbitrary strings, and one of these would end a call with a database error.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return whole(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [whole(name), wellFormed(part)]));
}
