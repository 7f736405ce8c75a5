import { addCalendarDays } from '@/lib/calendar';
import type { Cover } from './parts';

/** The earliest day on which one of a contract's papers ends; '' when none does. */
export const earliestEnd = (covers: readonly Pick<Cover, 'expiresOn'>[]): string =>
  covers.reduce(
    (first, { expiresOn }) => (expiresOn !== '' && (first === '' || expiresOn < first) ? expiresOn : first),
    '',
  );

/** The papers that have ended by `today`, and those that end within `days`, the first to end first. */
export function endingCovers<T extends Pick<Cover, 'expiresOn'>>(
  covers: readonly T[],
  today: string,
  days: number,
): { ended: T[]; ending: T[] } {
  const dated = covers
    .filter(({ expiresOn }) => expiresOn !== '')
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  const until = addCalendarDays(today, days);
  return {
    ended: dated.filter(({ expiresOn }) => expiresOn < today),
    ending: dated.filter(({ expiresOn }) => expiresOn >= today && expiresOn <= until),
  };
}
