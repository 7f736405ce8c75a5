import { phoneDigits } from '../contact/format';
import { fold } from './fold';
import { joinLines, type Lines } from './lines';
import type { DirectoryRow } from './schema';

/** What search compares of a row, made once per row. */
export type PreparedRow = {
  row: DirectoryRow;
  sortName: string;
  /** ` name sortName e-mails addresses serials tags`, folded, each word with a space before it. */
  line: string;
  /** Where `sortName` starts in `line`. */
  sortNameAt: number;
  /** ` 5125550134 8285550101` */
  digits: string;
};

/** All rows by name, ready to be scanned. The look-ups are built when they are first needed. */
export type PreparedDirectory = {
  rows: readonly DirectoryRow[];
  lines: Lines;
  sortNameAt: Int32Array;
  digits: Lines;
  /** Every distinct word of letters and the rows that hold it, for typo tolerance. */
  words: () => ReadonlyMap<string, readonly number[]>;
  byPhone: () => ReadonlyMap<string, readonly DirectoryRow[]>;
  byEmail: () => ReadonlyMap<string, readonly DirectoryRow[]>;
};

const MAX_WORDS = 60_000;

const oneLine = (text: string): string => (/[\n\r\t]/.test(text) ? text.replace(/[\n\r\t]+/g, ' ') : text);

export function prepareRow(row: DirectoryRow): PreparedRow {
  const name = fold(oneLine(row.name));
  const sortName = fold(oneLine(row.sortName));
  const rest = fold(oneLine([...row.emails, ...row.addresses, ...row.serials, ...row.tags].join(' ')));
  return {
    row,
    sortName,
    line: ` ${name} ${sortName} ${rest}`,
    sortNameAt: name.length + 2,
    digits: row.phones.length === 0 ? '' : ` ${row.phones.map(phoneDigits).join(' ')}`,
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Puts rows that were prepared shard by shard into one directory, sorted by name. */
export function combineRows(prepared: readonly PreparedRow[]): PreparedDirectory {
  const sorted = prepared.toSorted((a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : 0));
  const rows = sorted.map(({ row }) => row);
  return {
    rows,
    lines: joinLines(sorted.map(({ line }) => line)),
    sortNameAt: Int32Array.from(sorted, ({ sortNameAt }) => sortNameAt),
    digits: joinLines(sorted.map(({ digits }) => digits)),
    words: lazily(() => indexWords(sorted)),
    byPhone: lazily(() => indexRows(rows, ({ phones }) => phones.map(phoneDigits))),
    byEmail: lazily(() => indexRows(rows, ({ emails }) => emails.map((email) => email.toLowerCase()))),
  };
}

/** Prepares directory rows for `searchRows` and `findDuplicates`. */
export const prepareRows = (rows: readonly DirectoryRow[]): PreparedDirectory => combineRows(rows.map(prepareRow));

function indexWords(rows: readonly PreparedRow[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  rows.forEach(({ line }, place) => {
    for (const part of line.split(/[\s,.;:@/-]+/)) {
      if (part.length < 3 || part.length > 40 || /\d/.test(part)) continue;
      const places = index.get(part);
      if (!places) {
        if (index.size < MAX_WORDS) index.set(part, [place]);
      } else if (places.at(-1) !== place) {
        places.push(place);
      }
    }
  });
  return index;
}

function indexRows(rows: readonly DirectoryRow[], keysOf: (row: DirectoryRow) => string[]): Map<string, DirectoryRow[]> {
  const index = new Map<string, DirectoryRow[]>();
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) {
      if (key === '') continue;
      const known = index.get(key);
      if (known) known.push(row);
      else index.set(key, [row]);
    }
  }
  return index;
}
