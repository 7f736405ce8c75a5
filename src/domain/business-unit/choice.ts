import { isEqual, type ListQuery } from '../record/listQuery';

/** In URLs and lists: records without a unit. */
export const CHOSE_NO_UNIT = 'none';

/**
 * Filters a list to the chosen business unit, so that its pages are full no matter how few of the company's records belong to it. ''
 * doesn't filter, and neither does `CHOSE_NO_UNIT`: records from before there were units lack the field, so `passesUnit` handles both.
 */
export const ofUnit = (unit: string): NonNullable<ListQuery['where']> =>
  unit === '' || unit === CHOSE_NO_UNIT ? [] : [isEqual('businessUnitId', unit)];

/** Whether a choice's records can be counted without reading them. */
export const isUnitCounted = (unit: string): boolean => unit !== CHOSE_NO_UNIT;

/** Whether a record passes the chosen unit. */
export const passesUnit = ({ businessUnitId }: { businessUnitId: string }, unit: string): boolean =>
  unit === '' || businessUnitId === (unit === CHOSE_NO_UNIT ? '' : unit);
