import { guessRows } from './guess';
import { lineAt, scanLines } from './lines';
import type { PreparedDirectory } from './prepare';
import { parseQuery, type ParsedQuery, type QueryWord } from './query';
import type { SearchRow } from './schema';

/** `accept` filters by criteria other than the text. */
export type MatchOptions<Row> = { limit: number; accept?: (row: Row) => boolean };

/** `total` counts every match, not only the `limit` given. `isGuess`: found only by tolerating typos. */
export type SearchResult<Row> = { rows: Row[]; total: number; isGuess: boolean };

type Accept<Row> = (row: Row) => boolean;
const everything = (): boolean => true;

/** Marks the rows that may match: those that contain the longest word, or the digits if these may be a phone. */
function markCandidates(directory: PreparedDirectory<SearchRow>, { words, phone }: ParsedQuery): Uint8Array {
  const marks = new Uint8Array(directory.rows.length);
  const mark = (place: number): void => void (marks[place] = 1);
  const [longest] = words.toSorted(
    (a, b) => Number(a.digits !== '') - Number(b.digits !== '') || b.text.length - a.text.length,
  );
  if (longest) scanLines(directory.lines, longest.text, mark);
  if (longest && longest.digits !== '') scanLines(directory.digits, longest.digits, mark);
  if (phone !== '') scanLines(directory.digits, phone, mark);
  return marks;
}

function isFound({ text, digits }: QueryWord, line: string, phones: string): boolean {
  return line.includes(text) || (digits !== '' && phones.includes(digits));
}

/** Open questions about a candidate: nothing else is examined. */
type Ask = { isMatchKnown: boolean; isRankNeeded: boolean };

/** Returns 0: the name starts with the query. 1: words start with the query's words. 2: inside a word. -1: not found. */
function rankOf(
  directory: PreparedDirectory<SearchRow>,
  place: number,
  { text, words, phone }: ParsedQuery,
  { isMatchKnown, isRankNeeded }: Ask,
): 0 | 1 | 2 | -1 {
  const { lines, digits, sortNameAt } = directory;
  const start = lines.starts[place] ?? 0;
  const isName =
    lines.text.startsWith(text, start + 1) || lines.text.startsWith(text, start + (sortNameAt[place] ?? 0));
  if (isName) return 0;
  if (isMatchKnown && !isRankNeeded) return 2;
  const line = lineAt(lines, place);
  const phones = lineAt(digits, place);
  if (phone !== '' && phones.includes(phone)) return phones.includes(` ${phone}`) ? 1 : 2;
  if (!isMatchKnown && !words.every((word) => isFound(word, line, phones))) return -1;
  if (!isRankNeeded) return 2;
  return words.every((word) =>
    isFound({ text: ` ${word.text}`, digits: word.digits && ` ${word.digits}` }, line, phones),
  )
    ? 1
    : 2;
}

/** Returns the best `limit` matches, by name within a rank. Once a rank is full, its other rows are only counted. */
function collect<Row extends SearchRow>(
  directory: PreparedDirectory<Row>,
  query: ParsedQuery,
  limit: number,
  accept: Accept<Row>,
): Omit<SearchResult<Row>, 'isGuess'> {
  const ranked: readonly [Row[], Row[], Row[]] = [[], [], []];
  const marks = markCandidates(directory, query);
  const isMatchKnown = query.words.length === 1;
  let total = 0;
  for (let place = marks.indexOf(1); place !== -1; place = marks.indexOf(1, place + 1)) {
    const row = directory.rows[place];
    if (row === undefined || !accept(row)) continue;
    const isFull = isMatchKnown && ranked[0].length >= limit;
    const rank = isFull ? 2 : rankOf(directory, place, query, { isMatchKnown, isRankNeeded: ranked[1].length < limit });
    if (rank === -1) continue;
    total += 1;
    if (ranked[rank].length < limit) ranked[rank].push(row);
  }
  return { rows: ranked.flat().slice(0, limit), total };
}

function firstRows<Row extends SearchRow>(
  { rows }: PreparedDirectory<Row>,
  limit: number,
  accept?: Accept<Row>,
): SearchResult<Row> {
  const accepted = accept ? rows.filter(accept) : rows;
  return { rows: accepted.slice(0, limit), total: accepted.length, isGuess: false };
}

/**
 * Returns rows whose line contains every word of `query` anywhere, or as digits, regardless of punctuation. Without a query, returns the
 * first rows by name. When nothing at all is found, words of four letters and more may be misspelled. One scan: a few milliseconds over
 * 50,000 rows.
 */
export function matchRows<Row extends SearchRow>(
  directory: PreparedDirectory<Row>,
  query: string,
  { limit, accept }: MatchOptions<Row>,
): SearchResult<Row> {
  const parsed = parseQuery(query);
  if (parsed.words.length === 0) return firstRows(directory, limit, accept);
  const exact = collect(directory, parsed, limit, accept ?? everything);
  if (exact.total > 0) return { ...exact, isGuess: false };
  const guessed = guessRows(directory, parsed)
    .flatMap((place) => directory.rows[place] ?? [])
    .filter(accept ?? everything);
  return { rows: guessed.slice(0, limit), total: guessed.length, isGuess: guessed.length > 0 };
}
