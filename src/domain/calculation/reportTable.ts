/** A table of a report, as text. */
export type ReportTable = {
  id: string;
  title: string;
  columns: readonly { label: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  /** True when the last row is the sum of the others. */
  hasSum?: boolean;
};
export type ReportFact = { label: string; value: string };

/** `total`: the column's value in the total row, if it has one. */
export type Column<T> = { label: string; of: (entry: T) => string; isNumber?: boolean; total?: string };

/**
 * Builds a table from entries, plus a total row if a column has a total; columns where every entry is empty are left out, except the
 * first. null = no entries.
 */
export function reportTable<T>(
  id: string,
  title: string,
  entries: readonly T[],
  columns: readonly Column<T>[],
): ReportTable | null {
  if (entries.length === 0) return null;
  const cells = entries.map((entry) => columns.map(({ of }) => of(entry)));
  const used = columns.map((_, index) => index === 0 || cells.some((row) => row[index] !== ''));
  const hasTotal = columns.some(({ total }) => total !== undefined);
  const rows = hasTotal ? [...cells, columns.map(({ total = '' }) => total)] : cells;
  return {
    id,
    title,
    columns: columns.filter((_, index) => used[index]).map(({ label, isNumber = false }) => ({ label, isNumber })),
    rows: rows.map((row) => row.filter((_, index) => used[index])),
    ...(hasTotal && { hasSum: true }),
  };
}
