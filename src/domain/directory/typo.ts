/** How many typos a word of this length may contain and still be recognized. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const LONGEST = 64;
const FAR = 99;
/** Three rows of the distance table, used in turn: allocating them for every word would cost more than the comparison. */
const table = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)] as const;

/**
 * Whether `word` starts with something at most `limit` typos (a letter wrong, missing, extra, or two swapped) away from `typed`. Only
 * examines the band that `limit` allows. Not for words over 60 letters.
 */
export function isTypoOf(typed: string, word: string, limit: number): boolean {
  if (typed.length > LONGEST - 4 || word.length < typed.length - limit) return false;
  const width = Math.min(word.length, typed.length + limit);
  let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [table[0], table[1], table[2]];
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    current[from - 1] = from === 1 ? row : FAR;
    if (to < width) current[to + 1] = FAR;
    let best = current[from - 1] ?? FAR;
    const letter = typed.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const isSame = letter === word.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column - 1] ?? FAR) + (isSame ? 0 : 1),
        (last[column] ?? FAR) + 1,
        (current[column - 1] ?? FAR) + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? FAR) + 1);
      current[column] = Math.min(cost, FAR);
      if (cost < best) best = cost;
    }
    if (best > limit) return false;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  for (let column = Math.max(0, typed.length - limit); column <= width; column += 1) {
    if ((last[column] ?? FAR) <= limit) return true;
  }
  return false;
}
