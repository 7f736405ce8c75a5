import { monthsBetween } from '../ledger/months';
import { onDays } from '../ledger/period';
import type { ListQuery } from '../record/listQuery';
import { ALL, markKey, type Field } from './cells';
import { daysOf, monthsIn, RANGE_MONTHS_LIMIT, type MonthRange } from './range';

/** Monthly totals of any collection that stores them by `month`: at most a range and its comparison. */
export const sumsWithin = (range: MonthRange): ListQuery => ({
  ...monthsBetween(range.from, range.to),
  limit: 2 * RANGE_MONTHS_LIMIT,
});

/** Firestore allows this many values in one `array-contains-any`. */
const KEYS_LIMIT = 30;

/**
 * The records behind a figure, latest first, read page by page. For everything, those with one of the fields, as far as one query can ask
 * for that; for a cell, all that are in it.
 */
export function marksBehind(range: MonthRange, cell: string, fields: readonly Field[]): ListQuery {
  const months = monthsIn(range);
  const exact = months.flatMap((month) => fields.map((field) => markKey(month, cell, field)));
  const isExact = cell === ALL && exact.length <= KEYS_LIMIT;
  const keys = isExact ? exact : months.map((month) => markKey(month, cell));
  return {
    where: [{ field: 'keys', operator: 'array-contains-any', value: [...new Set(keys)] }],
    orderBy: [{ field: 'on', direction: 'desc' }],
  };
}

/** Entries of the ledger in a range, of one business unit or of all, latest first, read page by page. */
export const ledgerWithinDays = (range: MonthRange, unit = ''): ListQuery => ({
  where: [
    ...(unit === '' ? [] : [{ field: 'businessUnitId', operator: '==' as const, value: unit }]),
    ...onDays(daysOf(range)),
  ],
  orderBy: [{ field: 'on', direction: 'desc' }],
});
