export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** One record of the file. `row` counts records from 1, including blank lines, as a spreadsheet numbers its rows. */
export type CsvRecord = {
  row: number;
  cells: string[];
  /** The raw line if its quotes are broken and the cells can't be trusted; otherwise ''. */
  broken: string;
};

type Scan = { cells: string[]; end: number; isMultiline: boolean; isMalformed: boolean };

const isLineEnd = (character: string | undefined): boolean => character === '\n' || character === '\r';

/** Returns the end of the physical line that starts at `from`. */
function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  const end = feed === -1 ? text.length : feed;
  // Searched only up to the line feed: otherwise a file without carriage returns would be scanned to its end for each line.
  const carriage = text.slice(from, end).indexOf('\r');
  return carriage === -1 ? end : from + carriage;
}

const afterLineEnd = (text: string, end: number): number =>
  end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);

/**
 * Reads one record that contains quotes. Quotes that neither close a cell nor are doubled are taken literally; if there are any and the
 * record spans several lines, or the last quote is never closed, returns null: broken.
 */
function scanQuoted(text: string, start: number, delimiter: Delimiter): Scan | null {
  const cells: string[] = [];
  let isMultiline = false;
  let isMalformed = false;
  let at = start;
  for (;;) {
    let opening = at;
    while (text[opening] === ' ') opening += 1;
    if (text[opening] === '"') {
      let cell = '';
      at = opening + 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote === -1) return null;
        const piece = text.slice(at, quote);
        isMultiline ||= /[\r\n]/.test(piece);
        cell += piece;
        at = quote + 1;
        if (text[at] === '"') {
          cell += '"';
          at += 1;
          continue;
        }
        let next = at;
        while (text[next] === ' ') next += 1;
        if (next >= text.length || text[next] === delimiter || isLineEnd(text[next])) {
          at = next;
          break;
        }
        isMalformed = true;
        if (isMultiline) return null;
        cell += '"';
      }
      cells.push(cell);
    } else {
      const end = lineEnd(text, at);
      const comma = text.indexOf(delimiter, at);
      const stop = comma === -1 || comma > end ? end : comma;
      cells.push(text.slice(at, stop));
      at = stop;
    }
    if (isMalformed && isMultiline) return null;
    if (text[at] !== delimiter) return { cells, end: at, isMultiline, isMalformed };
    at += 1;
  }
}

/**
 * Whether a multiline record has probably swallowed its neighbors: an unclosed quote runs on to the next quote somewhere below, and a
 * line in between is a complete row on its own.
 */
function hasSwallowedRows(text: string, start: number, scan: Scan, delimiter: Delimiter, columns: number): boolean {
  const least = scan.cells.length === columns ? 4 : 2;
  if (columns < least) return false;
  const lines = text
    .slice(start, scan.end)
    .split(/\r\n|\r|\n/)
    .slice(1);
  return lines.some((line) => {
    const inner = line.includes('"')
      ? scanQuoted(line, 0, delimiter)
      : { cells: line.split(delimiter), end: line.length };
    return inner !== null && inner.end === line.length && inner.cells.length === columns;
  });
}

/**
 * Yields the records of a CSV text one by one, skipping blank lines. Line endings may be CRLF, LF or CR. `columns` is how many cells a
 * row should have (0: not known yet). A row with broken quotes is returned as `broken`, and reading resumes at the very next line, so one
 * bad quote never takes the surrounding rows with it; following lines that don't have as many cells as a row are treated as its
 * continuation and are broken too.
 */
export function* readCsv(text: string, delimiter: Delimiter, columns = 0): Generator<CsvRecord> {
  let at = 0;
  let row = 0;
  /** True after a broken row: the next line may be the rest of it. */
  let isDoubtful = false;
  /** Valid cell counts for a row; some programs omit empty cells at the end. */
  const widths = new Set([columns]);
  const isRow = ({ length }: readonly string[]): boolean => columns === 0 || widths.has(length);
  while (at < text.length) {
    row += 1;
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (!line.includes('"')) {
      const cells = line.split(delimiter);
      if (line.trim() !== '') {
        isDoubtful &&= !isRow(cells);
        if (!isDoubtful) widths.add(cells.length);
        yield { row, cells, broken: isDoubtful ? line : '' };
      }
      at = afterLineEnd(text, end);
      continue;
    }
    const scan = scanQuoted(text, at, delimiter);
    const isBroken =
      scan === null ||
      (isDoubtful && !isRow(scan.cells)) ||
      (scan.isMalformed && columns > 0 && scan.cells.length !== columns) ||
      (scan.isMultiline && hasSwallowedRows(text, at, scan, delimiter, columns));
    // A line with all its cells and an even number of quotes is complete: `"Bad" Three,…`.
    isDoubtful = isBroken && !(isRow(line.split(delimiter)) && line.split('"').length % 2 === 1);
    if (isBroken) {
      yield { row, cells: line.replaceAll('"', '').split(delimiter), broken: line };
      at = afterLineEnd(text, end);
    } else {
      widths.add(scan.cells.length);
      yield { row, cells: scan.cells, broken: '' };
      at = afterLineEnd(text, scan.end);
    }
  }
}

const PROBE_CHARACTERS = 50_000;
const PROBE_RECORDS = 20;

/** Returns the delimiter that splits the first rows evenly into the most columns. */
export function guessDelimiter(text: string): Delimiter {
  const probe = text.slice(0, PROBE_CHARACTERS);
  const scores = DELIMITERS.map((delimiter) => {
    const counts: number[] = [];
    for (const { cells } of readCsv(probe, delimiter)) {
      counts.push(cells.length);
      if (counts.length >= PROBE_RECORDS) break;
    }
    const most = Math.max(0, ...counts);
    const even = counts.filter((count) => count === most).length / Math.max(1, counts.length);
    return most < 2 ? 0 : most * even;
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}
