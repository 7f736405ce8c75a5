import { formatCents, formatShare, formatWholeCents, plainAmount } from '../money/format';
import type { Currency } from '../money/schema';
import type { Earlier, ReportTable, Unit, Value } from './model';

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** For columns: the same number of decimals in each row. */
const ALIGNED = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Tenths are dropped for values of a hundred or more when they are shown alone. */
const rounded = (value: number, isWhole: boolean): string =>
  NUMBER.format(isWhole && Math.abs(value) >= 100 ? Math.round(value) : value);

/** Formats a value for people; a dash if there is none. In a column (`isColumn`) all have the same unit and number of decimals. */
export function valueText(
  value: Value,
  unit: Unit,
  { currency, isWhole = false, isColumn = false }: { currency?: Currency; isWhole?: boolean; isColumn?: boolean } = {},
): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (isColumn && unit === 'share') return `${ALIGNED.format(value / 10_000)}%`;
  if (isColumn && unit === 'minutes') return `${ALIGNED.format(value / 60)} h`;
  if (isColumn && unit === 'miles') return `${ALIGNED.format(value / 10)} mi`;
  switch (unit) {
    case 'money':
      return isWhole
        ? formatWholeCents(value, currency ? { currency } : {})
        : formatCents(value, currency ? { currency } : {});
    case 'share':
      return formatShare(value);
    case 'minutes':
      return value < 60 && value > 0 ? `${NUMBER.format(value)} min` : `${rounded(value / 60, isWhole)} h`;
    case 'miles':
      return `${rounded(value / 10, isWhole)} mi`;
    case 'days':
      return value === 1 ? '1 day' : `${NUMBER.format(value)} days`;
    case 'count':
    case 'text':
      return NUMBER.format(value);
  }
}

/** Returns a value for a spreadsheet: dollars and hours as decimals, shares in percent. */
function plainValue(value: Value, unit: Unit): string | number {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (unit === 'money') return plainAmount(value);
  if (unit === 'minutes') return (value / 60).toFixed(2);
  if (unit === 'miles') return (value / 10).toFixed(1);
  return unit === 'share' ? `${(value / 10_000).toFixed(1)}%` : value;
}

/** Returns a table's rows for export. */
export const tableRows = ({
  columns,
  rows,
  total,
}: ReportTable): { header: string[]; rows: (string | number)[][] } => ({
  header: columns.map(({ label, unit }) => (unit === 'minutes' ? `${label} (hours)` : label)),
  rows: [...rows.map(({ cells }) => cells), ...(total ? [total] : [])].map((cells) =>
    cells.map((cell, index) => plainValue(cell, columns[index]?.unit ?? 'text')),
  ),
});

/** Returns the change of a value, in whole percent; null if that is meaningless. Shares change by points, in tenths. */
export function changeOf(
  value: number | null,
  earlier: Earlier | null,
  unit: Unit,
): { text: string; sign: -1 | 0 | 1 } | null {
  if (value === null || earlier === null || earlier.value === null || earlier.isWhole) return null;
  const difference = value - earlier.value;
  const sign = Math.sign(difference) as -1 | 0 | 1;
  const plus = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  // Zero both times isn't news.
  if (value === 0 && difference === 0) return null;
  if (unit === 'share') return { text: `${plus}${NUMBER.format(Math.abs(difference) / 10_000)} points`, sign };
  // Tenfold and more only means that there was next to nothing before.
  if (earlier.value <= 0 || Math.abs(difference) >= 9 * earlier.value) return null;
  return { text: `${plus}${Math.round((Math.abs(difference) / earlier.value) * 100)}%`, sign };
}
