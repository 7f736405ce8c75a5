import { isSame } from '@/lib/stableJson';

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Comparison for `memo`: whether a field would render the same. Paths, notes and lists are compared by content. */
export function sameProps<P extends object>(before: P, after: P): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof P)[];
  return names.every(
    (name) =>
      Object.is(before[name], after[name]) ||
      (isPlain(before[name]) && isPlain(after[name]) && isSame(before[name], after[name])),
  );
}
