import { dayAway, dayBounds } from '@/lib/dates';

/** Period a list goes back: `value` is the number of days. */
export type PeriodOption = { value: string; label: string };

/** Returns the start (ISO) of a period's first day, so that the list stays the same all day; '' for an unknown option. */
export function startOfPeriod(options: readonly PeriodOption[], period: string, timeZone: string): string {
  const known = options.find(({ value }) => value === period);
  return known ? dayBounds(timeZone, dayAway(timeZone, new Date(), -Number(known.value))).start : '';
}
