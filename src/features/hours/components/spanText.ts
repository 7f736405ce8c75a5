import { formatDate } from '@/ui/format/dateTime';

/** Formats a date range: `Nov 2, 2026 to Nov 15, 2026`. */
export const spanText = (from: string, to: string, timeZone: string): string =>
  `${formatDate(from, timeZone)} to ${formatDate(to, timeZone)}`;
