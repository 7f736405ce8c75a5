import { foldColumn } from '../import/columnNames';
import { guessDelimiter } from '../import/csv';
import { readDay, type DayOrder } from '../import/day';
import { openCsv, readRows, uniqueNames, type CsvSource, type TableRow } from '../import/table';
import { parseCents, type DecimalSeparator } from '../money/parse';
import { BANK_COLUMN_NAMES, BANK_FIELDS, isColumnName, type BankField } from './csvColumns';
import { fileLineOf, type FileLine, type RefusedRow } from './fileLine';

/** Column index of each field; null for none. */
type BankColumns = Record<BankField, number | null>;
export type CsvReading = {
  columns: BankColumns;
  dayOrder: DayOrder;
  /** True when withdrawals have no minus sign and deposits do, as on card statements. */
  isTurned: boolean;
};

/** Opens a bank's CSV file: with a header row, below a title and balances, or without any header. @returns null for text without a table */
export function openBankCsv(text: string): CsvSource | null {
  const opened = openCsv(text, isColumnName);
  if (typeof opened === 'object') {
    const isNamed = opened.columns.some(isColumnName);
    const isData = opened.header.some(isDay);
    return isData && !isNamed ? withoutNames(text) : opened;
  }
  return opened === 'empty' || (opened === 'no-rows' && text.trim() === '') ? null : withoutNames(text);
}

/** Some banks write no header row at all. */
function withoutNames(text: string): CsvSource | null {
  const plain = text.replace(/^\ufeff/, '');
  const source = {
    text: plain,
    delimiter: guessDelimiter(plain),
    columns: [],
    headerRow: 0,
    header: [],
    titles: [],
    listKey: '',
  };
  const [first] = readRows(source);
  return first ? { ...source, columns: uniqueNames(first.cells.map(() => '')) } : null;
}

const EMPTY: BankColumns = {
  on: null,
  amount: null,
  direction: null,
  moneyIn: null,
  moneyOut: null,
  description: null,
  more: null,
  checkNumber: null,
  bankId: null,
};

/** Guesses each column's meaning from the header, or from the cell contents if there is no header. */
export function guessBankReading(source: CsvSource): CsvReading {
  const folded = source.columns.map(foldColumn);
  const columns: BankColumns = { ...EMPTY };
  const sample = sampleOf(source);
  const cellsAt = (at: number): string[] => sample.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean);
  const taken = new Set<number>();
  for (const field of BANK_FIELDS)
    for (const name of BANK_COLUMN_NAMES[field]) {
      const at = folded.indexOf(foldColumn(name));
      if (at < 0 || taken.has(at) || columns[field] !== null) continue;
      if (field === 'direction' && !cellsAt(at).every(isDirection)) continue;
      columns[field] = at;
      taken.add(at);
    }
  const places = source.columns.map((_, at) => at);
  const isDays = (at: number): boolean => isMost(cellsAt(at), isDay);
  const isAmounts = (at: number): boolean =>
    isMost(cellsAt(at), (cell) => /[.,]\d{2}\)?-?$/.test(cell) && readAmount(cell, '.') !== null) &&
    // If a column is empty in some rows, their amount is in another one: the user has to say which is which.
    cellsAt(at).length === sample.filter(({ cells }) => cells.some((cell) => isDay(cell.trim()))).length;
  if (columns.on === null) columns.on = places.find((at) => !taken.has(at) && isDays(at)) ?? null;
  if (columns.amount === null && columns.moneyIn === null && columns.moneyOut === null)
    columns.amount = places.find((at) => at !== columns.on && !taken.has(at) && isAmounts(at)) ?? null;
  if (columns.description === null) {
    const letters = (at: number): number =>
      cellsAt(at)
        .join('')
        .replaceAll(/[^\p{L}]/gu, '').length;
    const free = places.filter((at) => at !== columns.on && at !== columns.amount && !taken.has(at) && letters(at) > 0);
    columns.description = free.toSorted((a, b) => letters(b) - letters(a))[0] ?? null;
  }
  // Separate in and out columns say more than one amount: the amount column is then a balance or a duplicate.
  if (columns.moneyIn !== null && columns.moneyOut !== null) columns.amount = null;
  return { columns, dayOrder: dayOrderOf(columns.on === null ? [] : cellsAt(columns.on)), isTurned: false };
}

const SAMPLE_ROWS = 200;
function sampleOf(source: CsvSource): TableRow[] {
  const rows: TableRow[] = [];
  for (const row of readRows(source)) {
    rows.push(row);
    if (rows.length >= SAMPLE_ROWS) break;
  }
  return rows;
}

const isMost = (cells: readonly string[], fits: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(fits).length > cells.length / 2;
const isDay = (cell: string): boolean => readDay(cell, 'month-first') !== '' || readDay(cell, 'day-first') !== '';

/** Assumes month first, as American banks write dates, unless some day can only be read the other way. */
const dayOrderOf = (cells: readonly string[]): DayOrder =>
  cells.some((cell) => readDay(cell, 'month-first') === '' && readDay(cell, 'day-first') !== '') &&
  cells.every((cell) => readDay(cell, 'day-first') !== '' || readDay(cell, 'month-first') === '')
    ? 'day-first'
    : 'month-first';

/** Reads the lines of a CSV file, and lists each rejected row with its reason. Nothing is dropped silently. */
export function readBankCsv(
  source: CsvSource,
  { columns, dayOrder, isTurned }: CsvReading,
): { lines: FileLine[]; refused: RefusedRow[] } {
  const lines: FileLine[] = [];
  const refused: RefusedRow[] = [];
  const separator = decimalSeparatorOf(source, columns);
  for (const row of readRows(source)) {
    const cell = (field: BankField): string =>
      columns[field] === null ? '' : (row.cells[columns[field]] ?? '').trim();
    const refuse = (why: string): void => {
      refused.push({ row: row.row, text: row.cells.filter(Boolean).join(' · ').slice(0, 200), why });
    };
    if (row.broken !== '') {
      refuse('Its double quotes are broken');
      continue;
    }
    const on = readDay(cell('on'), dayOrder);
    if (on === '') {
      refuse(cell('on') === '' ? 'It has no date' : `“${cell('on').slice(0, 30)}” is not a date`);
      continue;
    }
    if (source.header.length > 0 && row.cells.slice(source.columns.length).some((more) => more.trim() !== '')) {
      refuse('It has more cells than the file has columns: an amount with a comma needs double quotes');
      continue;
    }
    const amount = amountIn(cell, separator);
    if (typeof amount === 'string') {
      refuse(amount);
      continue;
    }
    lines.push(
      fileLineOf({
        on,
        amountCents: isTurned ? 0 - amount : amount,
        description: [...new Set([cell('description'), cell('more')])].filter(Boolean).join(' '),
        checkNumber: cell('checkNumber'),
        bankId: cell('bankId'),
      }),
    );
  }
  return { lines, refused };
}

function amountIn(cell: (field: BankField) => string, separator: DecimalSeparator): number | string {
  const one = cell('amount');
  if (one !== '') {
    const cents = readAmount(one, separator);
    return cents === null ? `“${one.slice(0, 30)}” is not an amount` : directed(cents, cell('direction'));
  }
  const [into, out] = [cell('moneyIn'), cell('moneyOut')];
  if (into === '' && out === '') return 'It has no amount';
  const inCents = into === '' ? 0 : readAmount(into, separator);
  if (inCents === null) return `“${into.slice(0, 30)}” is not an amount`;
  const outCents = out === '' ? 0 : readAmount(out, separator);
  if (outCents === null) return `“${out.slice(0, 30)}” is not an amount`;
  // Some banks also put a minus sign in the withdrawals column.
  return Math.abs(inCents) - Math.abs(outCents);
}

const OUT = /^(?:debit|dr|d|withdrawal)$/i;
const INTO = /^(?:credit|cr|c|deposit)$/i;
const isDirection = (cell: string): boolean => OUT.test(cell) || INTO.test(cell);

/** Some banks write all amounts unsigned, with the direction in another column. */
const directed = (cents: number, direction: string): number =>
  OUT.test(direction) ? 0 - Math.abs(cents) : INTO.test(direction) ? Math.abs(cents) : cents;

function readAmount(text: string, decimalSeparator: DecimalSeparator): number | null {
  const read = parseCents(text.replace(/\s*(?:CR|DR)$/i, ''), { decimalSeparator });
  if (!read.ok) return null;
  return /DR$/i.test(text) ? 0 - Math.abs(read.value) : read.value;
}

/** Treats a comma as the decimal separator if amounts end in a comma and two digits, and none in a point and two digits. */
function decimalSeparatorOf(source: CsvSource, columns: BankColumns): DecimalSeparator {
  const cells = sampleOf(source).flatMap(({ cells: row }) =>
    [columns.amount, columns.moneyIn, columns.moneyOut].flatMap((at) => (at === null ? [] : [(row[at] ?? '').trim()])),
  );
  const ends = (pattern: RegExp): boolean => cells.some((cell) => pattern.test(cell));
  return ends(/,\d{2}\D*$/) && !ends(/\.\d{2}\D*$/) ? ',' : '.';
}

/** Describes what is missing before a file can be read; ''. */
export function readingFault({ columns }: CsvReading): string {
  if (columns.on === null) return 'Choose the column that holds the date.';
  if (columns.amount === null && columns.moneyIn === null && columns.moneyOut === null)
    return 'Choose the column that holds the amount, or those for money in and money out.';
  return '';
}
