import { foldColumn } from './columnNames';
import type { CsvSource, TableRow } from './table';

/** A row without a record, left over from how the list was printed. */
export type SkippedRow = { row: number; cells: readonly string[]; reason: string };

const FURNITURE: readonly RegExp[] = [
  /^page:?\s*\d+(?:\s*(?:of|\/)\s*\d+)?$/i,
  /^-?\s*\d+\s*(?:of|\/)\s*\d+\s*-?$/i,
  /^(?:printed|generated|exported|created|run|report)\s*(?:on|at|date|time)?\b.*\d{4}/i,
  /^(?:accrual|cash) basis\b/i,
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? .*\d{4}/i,
  /^(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}-\d{2}-\d{2})(?:[ ,T].*)?$/,
];
const TOTAL =
  /^(?:(?:grand|report|sub)[\s-]?)?totals?:?$|^(?:count|(?:number of|total) (?:customers|clients|contacts|records|rows)):?$/i;
/** `Customers: 11` alone in its row. */
const COUNT =
  /^(?:total )?(?:number of )?(?:customers|clients|contacts|records|rows|entries|count)\s*[:=]\s*\d[\d,]*$/i;
const TOTAL_FOR = /^total for \S/i;
const isFigure = (value: string): boolean =>
  /^\(?-?\$?\d{1,3}(?:,?\d{3})*(?:\.\d+)?\)?$/.test(value) && !/^\d{7,}$/.test(value);

/** Tells data rows from the headers and footers that a printed list repeats on its pages. Returns the reason, or '' for data. */
export function createSieve({ header, titles, listKey }: CsvSource): (row: TableRow) => string {
  const names = header.map(foldColumn);
  const titleTexts = new Set(titles.map(({ cells }) => textOf(cells)));
  return ({ cells, broken }) => {
    if (broken !== '') return '';
    if (listKey !== '') return cells[0] === listKey ? '' : 'Belongs to another list in this file';
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const isHeader =
      filled.length >= 2 && cells.every((cell, index) => cell.trim() === '' || foldColumn(cell) === names[index]);
    if (isHeader) return 'The column names again';
    if (titleTexts.has(textOf(cells))) return 'The title of the list again';
    if (filled.every((cell) => FURNITURE.some((pattern) => pattern.test(cell))))
      return 'A page number or date of the list';
    const [first = '', ...others] = filled;
    if (others.length === 0 && COUNT.test(first)) return 'A total';
    const isTotal = TOTAL.test(first) || (TOTAL_FOR.test(first) && others.length > 0);
    return isTotal && others.every(isFigure) ? 'A total' : '';
  };
}

const textOf = (cells: readonly string[]): string =>
  cells
    .map(foldColumn)
    .filter((cell) => cell !== '')
    .join('|')
    // The page number changes on the next page.
    .replace(/page\d+(?:of\d+)?/g, 'page');
