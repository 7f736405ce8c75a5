import { isSame } from '@/lib/stableJson';

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** For `memo`: whether a field would be drawn as before. Paths, notes and lists count by what they hold. */
export function sameProps<P extends object>(before: P, after: P): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof P)[];
  return names.every(
    (name) =>
      Object.is(before[name], after[name]) ||
      (isPlain(before[name]) && isPlain(after[name]) && isSame(before[name], after[name])),
  );
}
