import { monthsBetween } from '../ledger/months';
import { onDays } from '../ledger/period';
import type { ListQuery } from '../record/listQuery';
import { ALL, markKey, type Field } from './cells';
import { daysOf, monthsIn, RANGE_MONTHS_LIMIT, type MonthRange } from './range';

/** The sums of some months, of whichever collection keeps them by `month`: a range and what it is compared with at most. */
export const sumsWithin = (range: MonthRange): ListQuery => ({
  ...monthsBetween(range.from, range.to),
  limit: 2 * RANGE_MONTHS_LIMIT,
});

/** Firestore takes so many values in one `array-contains-any`. */
const KEYS_LIMIT = 30;

/**
 * The records behind a figure, the latest first, read page by page. Of everything those with one of the fields, as far as one question can ask for
 * that; of a cell all that are in it.
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

/** Entries of the ledger in a range, of one business unit or of all, the latest first, read page by page. */
export const ledgerWithinDays = (range: MonthRange, unit = ''): ListQuery => ({
  where: [
    ...(unit === '' ? [] : [{ field: 'businessUnitId', operator: '==' as const, value: unit }]),
    ...onDays(daysOf(range)),
  ],
  orderBy: [{ field: 'on', direction: 'desc' }],
});
