import { joinLines, type Lines } from './lines';
import type { SearchRow } from './schema';

/** A row's search data, prepared once per row. */
export type PreparedRow<Row extends SearchRow> = {
  row: Row;
  sortName: string;
  /** ` name sortName …`: all searchable text, folded, each word with a space before it. */
  line: string;
  /** Start of `sortName` in `line`. */
  sortNameAt: number;
  /** ` 5125550134 8285550101`: numbers that people type in parts and with any punctuation. */
  digits: string;
};

/** All rows by name, ready to be scanned. The word index is built on first use. */
export type PreparedDirectory<Row extends SearchRow> = {
  rows: readonly Row[];
  lines: Lines;
  sortNameAt: Int32Array;
  digits: Lines;
  /** Every distinct word of letters and the rows that contain it, for typo tolerance. */
  words: () => ReadonlyMap<string, readonly number[]>;
};

const MAX_WORDS = 60_000;

/** Replaces line breaks and tabs with spaces. */
export const oneLine = (text: string): string => (/[\n\r\t]/.test(text) ? text.replace(/[\n\r\t]+/g, ' ') : text);

/** Returns a function that creates a value on its first call and caches it. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Combines rows prepared shard by shard into one directory, sorted by name. */
export function combineRows<Row extends SearchRow>(prepared: readonly PreparedRow<Row>[]): PreparedDirectory<Row> {
  const sorted = prepared.toSorted((a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : 0));
  return {
    rows: sorted.map(({ row }) => row),
    lines: joinLines(sorted.map(({ line }) => line)),
    sortNameAt: Int32Array.from(sorted, ({ sortNameAt }) => sortNameAt),
    digits: joinLines(sorted.map(({ digits }) => digits)),
    words: lazily(() => indexWords(sorted)),
  };
}

function indexWords(rows: readonly PreparedRow<SearchRow>[]): Map<string, number[]> {
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
