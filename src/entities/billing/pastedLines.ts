import { renamed } from '@/domain/billing/renamedLine';
import type { DocumentLine } from '@/domain/billing/schema';
import { LINES_PER_DOCUMENT_LIMIT } from '@/domain/billing/schema';
import { priceOf } from '@/domain/money/amounts';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { parsePrice, parseQuantityAndUnit } from '@/domain/money/parse';
import { newLine } from './newLine';

/** The content of a spreadsheet column. */
type Column = 'name' | 'description' | 'quantity' | 'unit' | 'price' | 'cost' | 'other';

const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['description', /^(?:desc|description|details|notes?)$/i],
  ['name', /^(?:name|item|product|service|line|product\/service)$/i],
  ['quantity', /^(?:qty|quantity|hours|count)$/i],
  ['unit', /^(?:unit|uom|units)$/i],
  ['price', /^(?:price|rate|unit ?price|each|sell|price each)$/i],
  ['cost', /^(?:cost|unit ?cost|buy)$/i],
  ['other', /^(?:amount|total|line total|tax|#|no\.?|code|sku)$/i],
];

export type PastedLines = { lines: DocumentLine[]; /** Why rows were left out, as text. */ refused: string[] };

/** Returns whether pasted text is spreadsheet rows rather than text for one cell. */
export const isRows = (text: string): boolean => text.includes('\t') || text.trim().includes('\n');

const cellsOf = (row: string): string[] =>
  row.split('\t').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"'),
  );

/** Splits rows as copied from a spreadsheet. Tabs and line breaks within quotes belong to the cell. */
function rowsOf(text: string): string[][] {
  const rows: string[] = [];
  let row = '';
  let isQuoted = false;
  for (const sign of text.replaceAll('\r\n', '\n')) {
    // A quote opens a cell only at its start: 24" is a dimension.
    if (sign === '"' && (isQuoted || row === '' || row.endsWith('\t'))) isQuoted = !isQuoted;
    if (sign === '\n' && !isQuoted) {
      rows.push(row);
      row = '';
    } else {
      row += sign;
    }
  }
  return [...rows, row].filter((candidate) => candidate.trim() !== '').map(cellsOf);
}

/** Returns the columns based on their headings; null if the first row isn't a heading. */
function headings(row: readonly string[]): Column[] | null {
  const columns = row.map((cell) => HEADINGS.find(([, pattern]) => pattern.test(cell))?.[0] ?? 'other');
  if (columns.filter((column) => column !== 'other').length < 2) return null;
  if (columns.includes('name')) return columns;
  return columns.map((column) => (column === 'description' ? 'name' : column));
}

const isNumber = (cell: string): boolean => /\d/.test(cell) && (parsePrice(cell).ok || parseQuantityAndUnit(cell).ok);

/** Guesses the columns by content: text first, then quantity, price and, unless it's the product of both, cost. */
function guess(rows: readonly string[][]): Column[] {
  const width = Math.max(...rows.map((row) => row.length));
  const isNumeric = Array.from({ length: width }, (_, index) => {
    const filled = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return index > 0 && filled.length > 0 && filled.every(isNumber);
  });
  const numbers = isNumeric.flatMap((numeric, index) => (numeric ? [index] : []));
  const roles: readonly Column[] =
    numbers.length === 1 ? ['price'] : ['quantity', 'price', isProduct(rows, numbers) ? 'other' : 'cost'];
  let words = 0;
  return isNumeric.map((numeric, index) => {
    if (numeric) return roles[numbers.indexOf(index)] ?? 'other';
    words += 1;
    if (words === 1) return 'name';
    return index > (numbers[0] ?? Infinity) ? 'unit' : 'description';
  });
}

function isProduct(
  rows: readonly string[][],
  [quantityAt = -1, priceAt = -1, amountAt = -1]: readonly number[],
): boolean {
  return rows.every((row) => {
    const [quantity, price, amount] = [
      parseQuantityAndUnit(row[quantityAt] ?? ''),
      parsePrice(row[priceAt] ?? ''),
      parsePrice(row[amountAt] ?? ''),
    ];
    return quantity.ok && price.ok && amount.ok && priceOf(quantity.value, price.value) === amount.value;
  });
}

/**
 * Converts spreadsheet rows to lines, after the `count` existing ones, up to `limit`. A row with an unreadable number is left out, with
 * the reason.
 */
export function pastedLines(text: string, count = 0, limit = LINES_PER_DOCUMENT_LIMIT): PastedLines {
  const rows = rowsOf(text);
  const named = headings(rows[0] ?? []);
  const body = named ? rows.slice(1) : rows;
  const columns = named ?? guess(body);
  const lines: DocumentLine[] = [];
  const refused: string[] = [];
  for (const [index, row] of body.entries()) {
    const read = readRow(row, columns);
    const place = `Row ${index + (named ? 2 : 1)}`;
    if (typeof read === 'string') refused.push(`${place}: ${read}`);
    else if (count + lines.length < limit) lines.push(read);
    else refused.push(`${place}: at most ${limit} lines are possible.`);
  }
  return { lines, refused };
}

function readRow(row: readonly string[], columns: readonly Column[]): DocumentLine | string {
  const cell = (column: Column): string => row[columns.indexOf(column)] ?? '';
  const name = cell('name');
  if (name === '') return 'it has no name.';
  const quantity =
    cell('quantity') === ''
      ? { ok: true as const, value: QUANTITY_ONE_E4, unit: '' }
      : parseQuantityAndUnit(cell('quantity'));
  const price = cell('price') === '' ? { ok: true as const, value: 0 } : parsePrice(cell('price'));
  const cost = cell('cost') === '' ? { ok: true as const, value: null } : parsePrice(cell('cost'));
  if (!quantity.ok) return quantity.message;
  if (!price.ok) return price.message;
  if (!cost.ok) return cost.message;
  return newLine({
    ...renamed(newLine(), name.slice(0, 200)),
    description: cell('description').slice(0, 4000),
    quantityE4: quantity.value,
    unit: (cell('unit') || quantity.unit).slice(0, 20),
    unitPriceCents: price.value,
    unitCostCents: cost.value,
  });
}
