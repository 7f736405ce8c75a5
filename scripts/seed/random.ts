/** Repeatable randomness: the same seed gives the same company on every machine. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** @throws Error for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** Like `pick`, but an entry of weight 3 comes up three times as often as one of weight 1. */
  weighted<T extends { weight: number }>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** An id in the app's format. */
  id(length?: number): string;
  /** Fills a pattern: `#` becomes a digit, `@` a capital letter (without I and O, as on rating plates). */
  pattern(pattern: string): string;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PLATE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Implements mulberry32, seeded with the FNV-1a hash of a name. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193) >>> 0;

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const index = int(0, list.length - 1);
    if (index < 0 || index >= list.length) throw new Error('Nothing to pick from');
    // Checked above; a list may well hold `undefined` as a value.
    return list[index] as T;
  };

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: <T extends { weight: number }>(list: readonly T[]): T => {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      return list.find(({ weight }) => (left -= weight) < 0) ?? pick(list);
    },
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((value) => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value),
    id: (length = 20) => Array.from({ length }, () => ALPHABET.charAt(int(0, ALPHABET.length - 1))).join(''),
    pattern: (pattern) =>
      pattern.replace(/[#@]/g, (place) =>
        place === '#' ? String(int(0, 9)) : PLATE_LETTERS.charAt(int(0, PLATE_LETTERS.length - 1)),
      ),
  };
}
