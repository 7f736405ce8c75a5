/** One measurement. Without a limit it is only informational. */
export type Figure = { what: string; figure: number; unit: string; limit?: number; atLeast?: number };

/** Returns whether a figure is past its limit. */
export const isOver = ({ figure, limit, atLeast }: Figure): boolean =>
  (limit !== undefined && figure > limit) || (atLeast !== undefined && figure < atLeast);

/** Formats small values with three significant digits, others as whole numbers. */
const shown = (figure: number): string => (figure >= 100 ? figure.toFixed(0) : String(Number(figure.toPrecision(3))));

export function median(sorted: readonly number[]): number {
  return quantile(sorted, 0.5);
}

/** Returns the median of values in any order; 0 for an empty list. */
export const medianOf = (values: readonly number[]): number => median(values.toSorted((a, b) => a - b));

/** Returns the value below which `share` of the values lie. `sorted` is in ascending order. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const limitText = ({ limit, atLeast }: Figure): string =>
  limit !== undefined ? shown(limit) : atLeast !== undefined ? `≥ ${shown(atLeast)}` : '';

/** Prints the table and returns whether every figure is within its limit. */
export function printTable(figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => [
    figure.what,
    shown(figure.figure),
    figure.unit,
    limitText(figure),
    limitText(figure) === '' ? '' : isOver(figure) ? 'OVER' : 'ok',
  ]);
  const all = [['what', 'figure', 'unit', 'limit', ''], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of all) {
    console.log(
      row
        .map((cell, column) =>
          column === 1 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
  }
  return !figures.some(isOver);
}
