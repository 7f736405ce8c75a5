import { countryCode } from '../contact/regions';
import type { DecimalSeparator } from '../money/parse';
import type { CsvMapping } from './csvFields';
import type { FileRow } from './fileDiff';

/** Countries that use a decimal point. */
const WITH_POINT = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'MX', 'IN', 'PH', '']);

/** Returns the decimal separator that a number reveals; null for `2,395` and `2395`, which are ambiguous. */
function shownBy(cell: string): DecimalSeparator | null {
  const signs = cell.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last !== '.' && last !== ',') return null;
  const other = last === '.' ? ',' : '.';
  if (signs.includes(other)) return last;
  // A repeated separator is for thousands, so the other one is for decimals.
  if (signs.length > 1) return other;
  const digitsBehind = /[.,](\d*)\D*$/.exec(cell)?.[1]?.length ?? 0;
  return digitsBehind === 3 ? null : last;
}

/**
 * Returns the decimal separator of a price file: as most of its amounts reveal, else that of the company's country; null if neither is
 * conclusive. `$2,395` for a company in the US is 2395. `country`: as in its address.
 */
export function decimalsOf(
  rows: Iterable<FileRow>,
  { cost, price }: CsvMapping,
  country: string,
): DecimalSeparator | null {
  let points = 0;
  let commas = 0;
  for (const { cells } of rows) {
    for (const at of [cost, price]) {
      const shown = at === undefined ? null : shownBy(cells[at] ?? '');
      if (shown === '.') points += 1;
      if (shown === ',') commas += 1;
    }
  }
  if (points !== commas) return points > commas ? '.' : ',';
  return WITH_POINT.has(countryCode(country)) ? '.' : null;
}
