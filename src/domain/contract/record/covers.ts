import { addCalendarDays } from '@/lib/calendar';
import type { Cover } from './parts';

/** Returns the earliest expiration date among a contract's documents; '' when none expires. */
export const earliestEnd = (covers: readonly Pick<Cover, 'expiresOn'>[]): string =>
  covers.reduce(
    (first, { expiresOn }) => (expiresOn !== '' && (first === '' || expiresOn < first) ? expiresOn : first),
    '',
  );

/** Returns the documents that have expired by `today`, and those that expire within `days`, earliest first. */
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
