import { fieldValue } from '@/lib/fieldValue';
import { isSame } from '@/lib/stableJson';
import type { OrderClause } from './store';

/** Returns a value's type rank; Firestore sorts by type first, then by value: null, booleans, numbers, strings, the rest. */
export const rankOf = (value: unknown): number =>
  value === null
    ? 0
    : typeof value === 'boolean'
      ? 1
      : typeof value === 'number'
        ? 2
        : typeof value === 'string'
          ? 3
          : 4;

/** Compares two values in Firestore's sort order; 0 if they're equal. */
export function compareValues(a: unknown, b: unknown): number {
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
  if (a === b || isSame(a, b)) return 0;
  return (a as string | number) < (b as string | number) ? -1 : 1;
}

/** Sorts records like a query with this order; equal ones keep their positions. */
export const inOrder =
  (orderBy: readonly OrderClause[] = []) =>
  (a: object, b: object): number => {
    for (const { field, direction } of orderBy) {
      const order = compareValues(fieldValue({ ...a }, field), fieldValue({ ...b }, field));
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return 0;
  };
