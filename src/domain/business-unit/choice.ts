import { isEqual, type ListQuery } from '../record/listQuery';

/** Filter value in addresses and lists for records without a unit. */
export const CHOSE_NO_UNIT = 'none';

/**
 * Limits a list query to the chosen business unit, so that pages are full even if only a few of the company's records belong to it. Both
 * '' and `CHOSE_NO_UNIT` query all records: ones older than units lack the field, so `passesUnit` filters them afterward.
 */
export const ofUnit = (unit: string): NonNullable<ListQuery['where']> =>
  unit === '' || unit === CHOSE_NO_UNIT ? [] : [isEqual('businessUnitId', unit)];

/** Whether a choice's records can be counted without reading them. */
export const isUnitCounted = (unit: string): boolean => unit !== CHOSE_NO_UNIT;

/** Whether a record passes the unit filter. */
export const passesUnit = ({ businessUnitId }: { businessUnitId: string }, unit: string): boolean =>
  unit === '' || businessUnitId === (unit === CHOSE_NO_UNIT ? '' : unit);
