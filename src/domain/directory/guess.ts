import { scanLines } from './lines';
import type { PreparedDirectory } from './prepare';
import type { ParsedQuery, QueryWord } from './query';
import type { SearchRow } from './schema';
import { isTypoOf, typosAllowed } from './typo';

/** If a word could be this many others, it probably isn't a misspelling of any. */
const MAX_GUESSES = 40;

/**
 * Returns the indexes of the rows that contain every word of the query, or a word it may be a misspelling of: one typo away, or two if
 * one finds nothing.
 */
export function guessRows(directory: PreparedDirectory<SearchRow>, { words }: ParsedQuery): number[] {
  const most = Math.max(...words.map(({ text }) => typosAllowed(text.length)));
  for (let typos = 1; typos <= most; typos += 1) {
    const found = rowsWithin(directory, words, typos);
    if (found.length > 0) return found;
  }
  return [];
}

function rowsWithin(directory: PreparedDirectory<SearchRow>, words: readonly QueryWord[], typos: number): number[] {
  const hits = new Uint8Array(directory.rows.length);
  words.forEach((word, index) => {
    const meet = (place: number): void => {
      if (hits[place] === index) hits[place] = index + 1;
    };
    scanLines(directory.lines, word.text, meet);
    for (const places of guessesFor(directory, word, typos)) places.forEach(meet);
  });
  const found: number[] = [];
  for (let place = hits.indexOf(words.length); place !== -1; place = hits.indexOf(words.length, place + 1))
    found.push(place);
  return found;
}

function guessesFor(
  directory: PreparedDirectory<SearchRow>,
  { text }: QueryWord,
  typos: number,
): (readonly number[])[] {
  const limit = Math.min(typos, typosAllowed(text.length));
  if (limit === 0 || /\d/.test(text)) return [];
  const guesses: (readonly number[])[] = [];
  for (const [word, places] of directory.words()) {
    if (isTypoOf(text, word, limit)) guesses.push(places);
    if (guesses.length === MAX_GUESSES) break;
  }
  return guesses;
}
