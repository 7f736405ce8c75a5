import { dayAway, dayBounds } from '@/lib/dates';

/** How far back a list is shown: `value` is the number of days. */
export type PeriodOption = { value: string; label: string };

/** The beginning (ISO) of the day that a period begins with, so that the list stays the same all day; '' for none of the options. */
export function startOfPeriod(options: readonly PeriodOption[], period: string, timeZone: string): string {
  const known = options.find(({ value }) => value === period);
  return known ? dayBounds(timeZone, dayAway(timeZone, new Date(), -Number(known.value))).start : '';
}
