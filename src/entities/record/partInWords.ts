import type { PartConflict } from '@/lib/mergeParts';
import { capitalize } from '@/lib/words';
import { fieldInWords, spelledOut } from './fieldInWords';

const isField = (step: string): boolean => /^[a-z][a-zA-Z0-9]*$/.test(step);

/** Formats the path to a part: `Rooms, Kitchen, ceiling height ft`. */
export const pathInWords = (path: readonly string[]): string =>
  capitalize(path.map((step) => (isField(step) ? spelledOut(step) : step)).join(', '));

/** Formats one person's version of a part. */
export function partInWords({ path, ...values }: PartConflict, side: 'mine' | 'theirs', timeZone: string): string {
  const value = values[side];
  return value === undefined ? 'removed' : fieldInWords(path.at(-1) ?? '', value, timeZone);
}
