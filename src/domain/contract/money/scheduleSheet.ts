import { guessDelimiter, readCsv } from '../../import/csv';
import { parseCents } from '../../money/parse';
import { SCHEDULE_LINE_LIMIT, scheduleOfValuesLineSchema, type ScheduleOfValuesLine } from '../record/scheduleOfValues';

/** The kinds of columns in a pasted sheet. */
export const SHEET_FIELDS = ['item', 'description', 'costCode', 'value'] as const;
type SheetField = (typeof SHEET_FIELDS)[number];
export const SHEET_FIELD_LABELS: Record<SheetField, string> = {
  item: 'Item',
  description: 'Description',
  costCode: 'Cost code',
  value: 'Value',
};

/** A parsed sheet: its header if it has one, its rows, and the largest number of columns. */
export type Sheet = {
  head: string[] | null;
  rows: { row: number; cells: string[]; isBroken: boolean }[];
  width: number;
};
/** The column (from 0) of each field; null = none. */
export type SheetColumns = Record<SheetField, number | null>;
/** A row with its error; without one it becomes a line. */
export type SheetRow = {
  row: number;
  item: string;
  description: string;
  costCode: string;
  cents: number;
  faults: string[];
};

const HEADS: Record<SheetField, RegExp> = {
  item: /^(item|no\.?|number|line|#)( (no\.?|number|#))?$/i,
  description: /^(description|work|description of work|scope|name|activity)$/i,
  costCode: /^(cost ?code|code|csi|division|phase)$/i,
  value: /^(scheduled )?(value|amount|sum|total|price)s?$/i,
};

const fieldOf = (head: string): SheetField | null =>
  SHEET_FIELDS.find((field) => HEADS[field].test(head.trim())) ?? null;

/**
 * Reads pasted cells or a CSV file. The first row is the header if one of its cells has the name of a schedule column and none is an
 * amount.
 */
export function readSheet(text: string): Sheet {
  // Cells copied from a spreadsheet are separated by tabs, and amounts in them contain commas.
  const all = [...readCsv(text, text.includes('\t') ? '\t' : guessDelimiter(text))].map(({ row, cells, broken }) => ({
    row,
    cells: cells.map((cell) => cell.trim()),
    isBroken: broken !== '',
  }));
  const [first] = all;
  const isHead =
    first !== undefined &&
    first.cells.some((cell) => fieldOf(cell) !== null) &&
    first.cells.every((cell) => centsOf(cell) === null);
  const rows = (isHead ? all.slice(1) : all).filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { head: isHead ? first.cells : null, rows, width: Math.max(0, ...all.map(({ cells }) => cells.length)) };
}

/**
 * Matches the columns: by the names in the header, and otherwise by their content: the last column of amounts is the value, and of those
 * before it the one with the longest texts is the description.
 */
export function matchColumns({ head, rows, width }: Sheet): SheetColumns {
  const columns: SheetColumns = { item: null, description: null, costCode: null, value: null };
  for (const [index, name] of (head ?? []).entries()) {
    const field = fieldOf(name);
    if (field && columns[field] === null) columns[field] = index;
  }
  const taken = (index: number): boolean => Object.values(columns).includes(index);
  const free = Array.from({ length: width }, (_, index) => index).filter((index) => !taken(index));
  const filled = (index: number): string[] => rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  const amounts = (index: number): number => filled(index).filter((cell) => centsOf(cell) !== null).length;
  if (columns.value === null)
    columns.value = free.findLast((index) => amounts(index) > 0 && amounts(index) * 2 >= filled(index).length) ?? null;
  const texts = free.filter((index) => index !== columns.value);
  const lengthOf = (index: number): number => filled(index).join('').length;
  if (columns.description === null)
    columns.description =
      texts.toSorted((a, b) => lengthOf(b) - lengthOf(a)).find((index) => lengthOf(index) > 0) ?? null;
  if (head === null && columns.item === null)
    columns.item = texts.find((index) => index < (columns.description ?? 0)) ?? null;
  return columns;
}

/** Returns a sheet's rows with their errors, worded for display next to them. A total row is an error: it would be counted twice. */
export function checkSheet({ rows }: Sheet, columns: SheetColumns): SheetRow[] {
  return rows.map(({ row, cells, isBroken }) => {
    const at = (field: SheetField): string => {
      const index = columns[field];
      return index === null ? '' : (cells[index] ?? '');
    };
    const cents = centsOf(at('value'));
    const [item, description, costCode] = [at('item'), at('description'), at('costCode')];
    return {
      row,
      item,
      description,
      costCode,
      cents: cents ?? 0,
      faults: [
        isBroken ? 'A " is missing in this row' : '',
        description === '' ? 'No description' : '',
        at('value') === '' ? 'No value' : cents === null ? `“${at('value').slice(0, 30)}” is not an amount` : '',
        cents !== null && cents < 0 ? 'The value is below zero' : '',
        item.length > 20 ? 'The item is longer than 20 characters' : '',
        description.length > 300 ? 'The description is longer than 300 characters' : '',
        costCode.length > 30 ? 'The cost code is longer than 30 characters' : '',
        /^(sub|grand )?-?totals?$/i.test(description) ? 'A total is not a line' : '',
      ].filter(Boolean),
    };
  });
}

/** Returns the valid rows as lines, up to the schedule's limit. `newId` generates their ids. */
export const linesOfSheet = (rows: readonly SheetRow[], newId: () => string): ScheduleOfValuesLine[] =>
  rows
    .filter(({ faults }) => faults.length === 0)
    .slice(0, SCHEDULE_LINE_LIMIT)
    .map(({ item, description, costCode, cents }) =>
      scheduleOfValuesLineSchema.parse({ id: newId(), item, description, costCode, scheduledValueCents: cents }),
    );

/** Parses `$12,500.5` as 1250050 and `(300)` as -30000; null if it isn't an amount. */
function centsOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const read = parseCents(typed, { decimalSeparator: '.' });
  return read.ok ? read.value : null;
}
