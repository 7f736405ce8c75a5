import { addCalendarDays } from '@/lib/calendar';
import { afterCountedDays, weekdaysWithout } from '../law/workingDays';

export type DigNotice = {
  noticeDate: string;
  workingDays: number;
  /** Days that don't count (YYYY-MM-DD); states' lists differ. */
  holidays: readonly string[];
  /** Whether the day of the notice counts as the first day. In the states we checked it does not. */
  doesNoticeDayCount?: boolean;
};

/**
 * Returns when digging may begin after a call to 811: `waitEndsOn` is the last full working day of the wait, `firstDigDay` the next
 * working day. Some states allow a Saturday start after the wait; the later day is the safe one. Every owner's response is needed as
 * well. Method C2.
 */
export function firstDigDay({ noticeDate, workingDays, holidays, doesNoticeDayCount = false }: DigNotice): {
  waitEndsOn: string;
  firstDigDay: string;
} {
  const counts = weekdaysWithout(holidays);
  const dayZero = doesNoticeDayCount && counts(noticeDate) ? addCalendarDays(noticeDate, -1) : noticeDate;
  const waitEndsOn = afterCountedDays(dayZero, workingDays, counts);
  return { waitEndsOn, firstDigDay: afterCountedDays(waitEndsOn, 1, counts) };
}
