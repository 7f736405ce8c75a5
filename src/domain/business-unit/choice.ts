import { isEqual, type ListQuery } from '../record/listQuery';

/** In an address and in lists: what belongs to no unit. */
export const CHOSE_NO_UNIT = 'none';

/**
 * What makes a list ask for the records of the chosen business unit alone, so that a page of it is full however few of the company's are of that unit.
 * '' asks for all, and so does `CHOSE_NO_UNIT`: records from before there were units do not say so, and `passesUnit` picks out both.
 */
export const ofUnit = (unit: string): NonNullable<ListQuery['where']> =>
  unit === '' || unit === CHOSE_NO_UNIT ? [] : [isEqual('businessUnitId', unit)];

/** Whether the records of a choice can be counted without reading them. */
export const isUnitCounted = (unit: string): boolean => unit !== CHOSE_NO_UNIT;

/** Whether a record passes the choice of a unit. */
export const passesUnit = ({ businessUnitId }: { businessUnitId: string }, unit: string): boolean =>
  unit === '' || businessUnitId === (unit === CHOSE_NO_UNIT ? '' : unit);
