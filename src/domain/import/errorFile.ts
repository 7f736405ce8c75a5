import type { CheckedRow } from './plan';

/** Builds the header and rows of the error file to download: rows that couldn't be imported, unchanged, with row number and reasons. */
export function errorTable(
  columns: readonly string[],
  rows: readonly CheckedRow[],
): { header: string[]; rows: string[][] } {
  const failing = rows.filter(({ draft }) => draft === null);
  const width = Math.max(columns.length, ...failing.map(({ cells }) => cells.length));
  const padded = Array.from({ length: width }, (_, index) => columns[index] ?? '');
  return {
    header: [...padded, 'Row', 'Reason'],
    rows: failing.map(({ row, cells, issues }) => [
      ...padded.map((_, index) => cells[index] ?? ''),
      String(row),
      issues
        .filter(({ isKept }) => !isKept)
        .map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`))
        .join('; '),
    ]),
  };
}
