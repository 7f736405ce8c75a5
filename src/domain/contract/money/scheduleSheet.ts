import { guessDelimiter, readCsv } from '../../import/csv';
import { parseCents } from '../../money/parse';
import { SCHEDULE_LINE_LIMIT, scheduleOfValuesLineSchema, type ScheduleOfValuesLine } from '../record/scheduleOfValues';

/** What a column of a pasted sheet holds. */
export const SHEET_FIELDS = ['item', 'description', 'costCode', 'value'] as const;
type SheetField = (typeof SHEET_FIELDS)[number];
export const SHEET_FIELD_LABELS: Record<SheetField, string> = {
  item: 'Item',
  description: 'Description',
  costCode: 'Cost code',
  value: 'Value',
};

/** A sheet as text and numbers: its head where it has one, its rows, and how many columns the widest of them has. */
export type Sheet = {
  head: string[] | null;
  rows: { row: number; cells: string[]; isBroken: boolean }[];
  width: number;
};
/** Which column (from 0) holds what; null = none does. */
export type SheetColumns = Record<SheetField, number | null>;
/** A row with what is wrong with it; without a fault it becomes a line. */
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

/** Reads pasted cells or a CSV file. The first row is the head where one of its cells is called like a column of a schedule and none is an amount. */
export function readSheet(text: string): Sheet {
  // Cells copied from a spreadsheet come with tabs, and amounts in them with commas.
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
 * Which column is which: by the names in the head, and otherwise by what is in them: the last column of amounts is the value, and of those before
 * it the one with the longest texts is the description.
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

/** The rows of a sheet with their faults, in words to be shown beside them. A total is one: it would be counted twice. */
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

/** The right rows as lines, at most as many as a schedule holds. `newId` makes their ids. */
export const linesOfSheet = (rows: readonly SheetRow[], newId: () => string): ScheduleOfValuesLine[] =>
  rows
    .filter(({ faults }) => faults.length === 0)
    .slice(0, SCHEDULE_LINE_LIMIT)
    .map(({ item, description, costCode, cents }) =>
      scheduleOfValuesLineSchema.parse({ id: newId(), item, description, costCode, scheduledValueCents: cents }),
    );

/** `$12,500.5` as 1250050 and `(300)` as -30000; null for what is no amount. */
function centsOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const read = parseCents(typed, { decimalSeparator: '.' });
  return read.ok ? read.value : null;
}
