import { dayAway, dayBounds } from '@/lib/dates';

/** How far back a log is shown. */
export const PERIODS = [
  { value: '1', label: 'Since yesterday' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last 12 months' },
];

/** The beginning (ISO) of the day that a period begins with, so that the list stays the same all day; '' for none of them. */
export function startOfPeriod(period: string, timeZone: string): string {
  const known = PERIODS.find(({ value }) => value === period);
  return known ? dayBounds(timeZone, dayAway(timeZone, new Date(), -Number(known.value))).start : '';
}
