import { addCalendarDays } from '@/lib/calendar';
import { afterCountedDays, weekdaysWithout } from '../law/workingDays';

export type DigNotice = {
  noticeDate: string;
  workingDays: number;
  /** Days that do not count (YYYY-MM-DD); states' lists differ. */
  holidays: readonly string[];
  /** Whether the day of the notice is the first of the days. In the states that were read it is not. */
  doesNoticeDayCount?: boolean;
};

/**
 * When digging may begin after a call to 811: `waitEndsOn` is the last full working day of the wait, `firstDigDay` the next working day. Some states
 * let it begin on a Saturday after the wait; the later day is the safe one. Every owner's response is needed as well. Method C2.
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
