import type { CheckedRow } from './plan';

/** The header and the rows of the file to download: what could not be imported, as it was, with row and reasons. */
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
