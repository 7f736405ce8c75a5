import { addCalendarDays } from '@/lib/calendar';
import { fieldFault } from '../calculation/fieldFault';

/** The days on which a notice may be sent, inclusive. */
export type NoticeWindow = { earliest: string; latest: string };

/**
 * Returns the window of a notice that is due `minDaysBefore` to `maxDaysBefore` calendar days before a date (YYYY-MM-DD). Method A5.
 * @throws AppError `invalid` for a window that ends before it begins
 */
export function noticeWindow(
  referenceDate: string,
  { minDaysBefore, maxDaysBefore }: { minDaysBefore: number; maxDaysBefore: number },
): NoticeWindow {
  if (maxDaysBefore < minDaysBefore) throw fieldFault('maxDaysBefore', 'must not be less than minDaysBefore');
  return {
    earliest: addCalendarDays(referenceDate, -maxDaysBefore),
    latest: addCalendarDays(referenceDate, -minDaysBefore),
  };
}
