import { countryCode } from '../contact/regions';
import type { DecimalSeparator } from '../money/parse';
import type { CsvMapping } from './csvFields';
import type { FileRow } from './fileDiff';

/** Countries that write a point before the cents. */
const WITH_POINT = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'MX', 'IN', 'PH', '']);

/** Which sign a number shows to be the decimal one; null for `2,395` and `2395`, which say nothing. */
function shownBy(cell: string): DecimalSeparator | null {
  const signs = cell.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last !== '.' && last !== ',') return null;
  const other = last === '.' ? ',' : '.';
  if (signs.includes(other)) return last;
  // Several of one sign are thousands; so the other one is for decimals.
  if (signs.length > 1) return other;
  const digitsBehind = /[.,](\d*)\D*$/.exec(cell)?.[1]?.length ?? 0;
  return digitsBehind === 3 ? null : last;
}

/**
 * How decimals are written in a file of prices: as most of its amounts show, else as the company's country writes them; null where neither
 * says. `$2,395` in a company in the US is 2395. `country`: as in its address.
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
