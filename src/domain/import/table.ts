import { phoneDigits } from '../contact/format';
import { guessDelimiter, readCsv, type CsvRecord, type Delimiter } from './csv';

/** A file's columns and the text still to be read. */
export type CsvSource = {
  text: string;
  delimiter: Delimiter;
  /** Unique column names: names that are empty or repeated in the file get a number. */
  columns: readonly string[];
  /** The row of the column names; rows above it (a report's title) aren't data. */
  headerRow: number;
  /** The column name row as it appears in the file. */
  header: readonly string[];
  /** The rows above it. */
  titles: readonly CsvRecord[];
  /** The prefix of this list's rows, in a file with several lists (QuickBooks' IIF); '' in all others. */
  listKey: string;
};

/** A row of data. */
export type TableRow = CsvRecord;

export type SourceProblem = 'empty' | 'no-header' | 'no-rows';

const HEADER_LENGTH = 200;
const TITLE_ROWS = 15;

/**
 * Finds the column names of a CSV text: the row where `isColumnName` recognizes the most, otherwise the first that isn't a title. Reports
 * a problem if there are no names, or no rows below them.
 */
export function openCsv(raw: string, isColumnName: (cell: string) => boolean = () => false): CsvSource | SourceProblem {
  const list = customerListOf(raw);
  const { text, delimiter } = list ? { text: raw, delimiter: '\t' as const } : withoutSeparatorLine(raw);
  const first: CsvRecord[] = [];
  for (const record of readCsv(text, delimiter)) {
    first.push(record);
    if (first.length > TITLE_ROWS) break;
  }
  const header = list ? first.find(({ cells }) => cells[0] === `!${list}`) : headerOf(first, isColumnName);
  if (!header) return 'empty';
  if (!list && header.cells.some(isDataLike)) return 'no-header';
  if (first.at(-1) === header) return 'no-rows';
  return {
    text,
    delimiter,
    columns: uniqueNames(header.cells),
    headerRow: header.row,
    header: header.cells,
    titles: first.filter(({ row }) => row < header.row),
    listKey: list,
  };
}

/** QuickBooks Desktop exports its lists one below another; `!CUST` names the columns of lines starting with `CUST`. */
const customerListOf = (raw: string): string => (/^!CUST\t/m.test(raw.slice(0, 20_000)) ? 'CUST' : '');

/** Yields the rows of data, one by one. */
export function* readRows({ text, delimiter, columns, headerRow, listKey }: CsvSource): Generator<TableRow> {
  for (const record of readCsv(text, delimiter, columns.length)) {
    if (record.row <= headerRow) continue;
    if (record.broken === '' && record.cells.every((cell) => cell.trim() === '')) continue;
    // IIF has no quotes; it writes the line breaks of a note as `\\n`.
    yield listKey === '' ? record : { ...record, cells: record.cells.map((cell) => cell.replaceAll('\\n', '\n')) };
  }
}

/** Excel may write `sep=;` as the first line. */
function withoutSeparatorLine(raw: string): { text: string; delimiter: Delimiter } {
  const marked = /^\ufeff?"?sep=([,;|\t])"?(?:\r\n|\r|\n)/i.exec(raw);
  const text = raw.slice(marked ? marked[0].length : 0).replace(/^\ufeff/, '');
  return { text, delimiter: (marked?.[1] as Delimiter | undefined) ?? guessDelimiter(text) };
}

const filledCells = ({ cells }: CsvRecord): number => cells.filter((cell) => cell.trim() !== '').length;

/** Returns the record that looks most like column names; else the first, unless it is a report's title: a single cell above a row of many. */
function headerOf(records: readonly CsvRecord[], isColumnName: (cell: string) => boolean): CsvRecord | undefined {
  const filled = records.filter((record) => filledCells(record) > 0);
  const [first] = filled;
  const known = filled.map(({ cells }) => cells.filter((cell) => cell.trim() !== '' && isColumnName(cell)).length);
  const most = Math.max(0, ...known);
  const best = filled[known.indexOf(most)];
  if (best && most >= 2 && !best.cells.some(isDataLike)) return best;
  if (!first || filledCells(first) > 1) return first;
  return filled.find((record) => filledCells(record) >= 3) ?? first;
}

/** An e-mail address or a phone number is never a column name. */
function isDataLike(cell: string): boolean {
  const value = cell.trim();
  return /^\S+@\S+\.\S+$/.test(value) || (/^[+()\d\s./-]+$/.test(value) && phoneDigits(value).length >= 7);
}

/** Makes column names unique for display and storage: one line, at most 200 characters. */
export function uniqueNames(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, index) => {
    const name =
      cell
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, HEADER_LENGTH - 10) || `Column ${index + 1}`;
    let unique = name;
    for (let copy = 2; taken.has(unique); copy += 1) unique = `${name} (${copy})`;
    taken.add(unique);
    return unique;
  });
}
