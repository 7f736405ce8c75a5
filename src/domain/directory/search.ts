import { phoneDigits } from '../contact/format';
import { fold } from './fold';
import { guessRows } from './guess';
import { lineAt, scanLines } from './lines';
import type { PreparedDirectory } from './prepare';
import { parseQuery, type ParsedQuery, type QueryWord } from './query';
import type { DirectoryRow } from './schema';

export { prepareRows, type PreparedDirectory } from './prepare';

/** What a list narrows by besides the text. A field that is absent or '' does not narrow. */
export type DirectoryFilter = { tag?: string; isCompany?: boolean; isDoNotService?: boolean };

export type SearchOptions = { limit: number; filter?: DirectoryFilter };

/** `total` counts every match, not only the `limit` given. `isGuess`: found only by allowing for typing errors. */
export type SearchResult = { rows: DirectoryRow[]; total: number; isGuess: boolean };

type Accept = (row: DirectoryRow | undefined) => row is DirectoryRow;

function acceptBy({ tag = '', isCompany, isDoNotService }: DirectoryFilter): Accept {
  const folded = fold(tag);
  return (row): row is DirectoryRow =>
    row !== undefined &&
    (isCompany === undefined || row.isCompany === isCompany) &&
    (isDoNotService === undefined || row.isDoNotService === isDoNotService) &&
    (folded === '' || row.tags.some((candidate) => fold(candidate) === folded));
}

/** Marks the rows that may match: those that hold the longest word, or the digits where these may be a phone. */
function markCandidates(directory: PreparedDirectory, { words, phone }: ParsedQuery): Uint8Array {
  const marks = new Uint8Array(directory.rows.length);
  const mark = (place: number): void => void (marks[place] = 1);
  const [longest] = words.toSorted((a, b) => Number(a.digits !== '') - Number(b.digits !== '') || b.text.length - a.text.length);
  if (longest) scanLines(directory.lines, longest.text, mark);
  if (longest && longest.digits !== '') scanLines(directory.digits, longest.digits, mark);
  if (phone !== '') scanLines(directory.digits, phone, mark);
  return marks;
}

function isFound({ text, digits }: QueryWord, line: string, phones: string): boolean {
  return line.includes(text) || (digits !== '' && phones.includes(digits));
}

/** What is left to find out about a candidate: nothing more than this is looked at. */
type Ask = { isMatchKnown: boolean; isRankNeeded: boolean };

/** 0: the name begins with the query. 1: words begin with the query's words. 2: found inside a word. -1: not found. */
function rankOf(directory: PreparedDirectory, place: number, { text, words, phone }: ParsedQuery, { isMatchKnown, isRankNeeded }: Ask): 0 | 1 | 2 | -1 {
  const { lines, digits, sortNameAt } = directory;
  const start = lines.starts[place] ?? 0;
  const isName = lines.text.startsWith(text, start + 1) || lines.text.startsWith(text, start + (sortNameAt[place] ?? 0));
  if (isName) return 0;
  if (isMatchKnown && !isRankNeeded) return 2;
  const line = lineAt(lines, place);
  const phones = lineAt(digits, place);
  if (phone !== '' && phones.includes(phone)) return phones.includes(` ${phone}`) ? 1 : 2;
  if (!isMatchKnown && !words.every((word) => isFound(word, line, phones))) return -1;
  if (!isRankNeeded) return 2;
  return words.every((word) => isFound({ text: ` ${word.text}`, digits: word.digits && ` ${word.digits}` }, line, phones)) ? 1 : 2;
}

/** The best `limit` of the matches, by name within a rank. Once enough of a rank are known, its others are only counted. */
function collect(directory: PreparedDirectory, query: ParsedQuery, limit: number, accept: Accept): Omit<SearchResult, 'isGuess'> {
  const ranked: readonly [DirectoryRow[], DirectoryRow[], DirectoryRow[]] = [[], [], []];
  const marks = markCandidates(directory, query);
  const isMatchKnown = query.words.length === 1;
  let total = 0;
  for (let place = marks.indexOf(1); place !== -1; place = marks.indexOf(1, place + 1)) {
    const row = directory.rows[place];
    if (!accept(row)) continue;
    const isFull = isMatchKnown && ranked[0].length >= limit;
    const rank = isFull ? 2 : rankOf(directory, place, query, { isMatchKnown, isRankNeeded: ranked[1].length < limit });
    if (rank === -1) continue;
    total += 1;
    if (ranked[rank].length < limit) ranked[rank].push(row);
  }
  return { rows: ranked.flat().slice(0, limit), total };
}

function firstRows({ rows }: PreparedDirectory, limit: number, accept: Accept, isFiltered: boolean): SearchResult {
  const accepted = isFiltered ? rows.filter(accept) : rows;
  return { rows: accepted.slice(0, limit), total: accepted.length, isGuess: false };
}

/**
 * The rows in which every word of `query` is found: in the name, an e-mail, an address, a serial, a tag, or as digits
 * of a phone, however it is punctuated. Without a query, the first rows by name. When nothing at all is found, words
 * of four letters and more may be misspelled. One scan: a few milliseconds over 50,000 rows.
 */
export function searchRows(directory: PreparedDirectory, query: string, { limit, filter = {} }: SearchOptions): SearchResult {
  const parsed = parseQuery(query);
  const accept = acceptBy(filter);
  if (parsed.words.length === 0) {
    const isFiltered = Object.values(filter).some((value) => value !== '');
    return firstRows(directory, limit, accept, isFiltered);
  }
  const exact = collect(directory, parsed, limit, accept);
  if (exact.total > 0) return { ...exact, isGuess: false };
  const guessed = guessRows(directory, parsed).map((place) => directory.rows[place]).filter(accept);
  return { rows: guessed.slice(0, limit), total: guessed.length, isGuess: guessed.length > 0 };
}

type DuplicateQuery = { phones: readonly string[]; emails: readonly string[]; excludeId?: string };

/** Customers that have one of the phones or e-mails already. Incomplete phones (below 7 digits) match nobody. */
export function findDuplicates(directory: PreparedDirectory, { phones, emails, excludeId = '' }: DuplicateQuery): DirectoryRow[] {
  const byPhone = phones.map(phoneDigits).flatMap((digits) => (digits.length < 7 ? [] : (directory.byPhone().get(digits) ?? [])));
  const byEmail = emails.flatMap((email) => directory.byEmail().get(email.trim().toLowerCase()) ?? []);
  return [...new Set([...byPhone, ...byEmail])].filter(({ id }) => id !== excludeId);
}
