import type { FormItem } from './form';

/** `noted`: answered, but not judged. */
export type ItemVerdict = 'pass' | 'fail' | 'na' | 'noted' | 'open';

/** The "not applicable" answer, for every kind of item. */
export const NOT_APPLICABLE = 'na';
/** Highest rating (of 1 to 5) that still fails. */
const FAILING_RATING = 2;
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Parses a typed reading, with a comma or a point as the decimal separator; null if it isn't a number. */
export function readingOf(value: string): number | null {
  const typed = value.trim().replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : null;
}

/** Toggles the sign of a typed reading; it may start as a sign alone. */
export const withOtherSign = (value: string): string =>
  value.startsWith('-') ? value.slice(1) : `-${value.replace(/^\+/, '')}`;

/** Judges a number against its limits, both inclusive. */
export function judgeNumber(value: number, { min, max }: Pick<FormItem, 'min' | 'max'>): ItemVerdict {
  if (min === null && max === null) return 'noted';
  return (min !== null && value < min) || (max !== null && value > max) ? 'fail' : 'pass';
}

/** Judges an answer. A photo item is judged by `photoCount`, not by a value. */
export function judge(item: FormItem, value: string, photoCount = 0): ItemVerdict {
  if (value === NOT_APPLICABLE) return 'na';
  switch (item.kind) {
    case 'check':
      return value === 'pass' || value === 'fail' ? value : 'open';
    case 'rating': {
      const rating = RATINGS.find((known) => String(known) === value);
      if (rating === undefined) return 'open';
      return rating <= FAILING_RATING ? 'fail' : 'pass';
    }
    case 'number': {
      const reading = readingOf(value);
      return reading === null ? 'open' : judgeNumber(reading, item);
    }
    case 'choice': {
      const option = item.options.find(({ label }) => label === value);
      if (!option) return 'open';
      if (option.isFail) return 'fail';
      return item.options.some(({ isFail }) => isFail) ? 'pass' : 'noted';
    }
    case 'photo':
      return photoCount > 0 ? 'noted' : 'open';
    case 'text':
    case 'signature':
      return value.trim() === '' ? 'open' : 'noted';
  }
}

/** Returns an answer's share of the score, from 0 to 1; null if nothing is judged. */
export function pointsOf({ kind }: FormItem, value: string, verdict: ItemVerdict): number | null {
  if (verdict !== 'pass' && verdict !== 'fail') return null;
  if (kind === 'rating') return (Number(value) - 1) / (RATINGS.length - 1);
  return verdict === 'pass' ? 1 : 0;
}

/** Formats limits: `60 to 80 psi`, `at most 9 ppm`; '' without limits. */
export function limitText({ min, max, unit }: Pick<FormItem, 'min' | 'max' | 'unit'>): string {
  const words =
    min !== null && max !== null
      ? `${min} to ${max}`
      : min !== null
        ? `at least ${min}`
        : max !== null
          ? `at most ${max}`
          : '';
  return words === '' ? '' : [words, unit].filter(Boolean).join(' ');
}
