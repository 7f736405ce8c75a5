/** A table of a report, as text. */
export type ReportTable = {
  id: string;
  title: string;
  columns: readonly { label: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
};
export type ReportFact = { label: string; value: string };

export type Column<T> = { label: string; of: (entry: T) => string; isNumber?: boolean };

/** Rows of entries; columns in which no entry says anything are left out, but for the first. null = no entries. */
export function reportTable<T>(
  id: string,
  title: string,
  entries: readonly T[],
  columns: readonly Column<T>[],
): ReportTable | null {
  if (entries.length === 0) return null;
  const cells = entries.map((entry) => columns.map(({ of }) => of(entry)));
  const used = columns.map((_, index) => index === 0 || cells.some((row) => row[index] !== ''));
  return {
    id,
    title,
    columns: columns.filter((_, index) => used[index]).map(({ label, isNumber = false }) => ({ label, isNumber })),
    rows: cells.map((row) => row.filter((_, index) => used[index])),
  };
}
