import { weekdayOf } from '@/lib/weekdays';
import { isFederalHoliday } from '../law/holidays';
import { afterCountedDays, type DayTest } from '../law/workingDays';

export type CancelPeriod = {
  /** The day on which the buyer receives the signed copy and the notice (YYYY-MM-DD): day 0. */
  signedOn: string;
  businessDays: number;
  /** Whether the weekday on which a holiday is observed is a holiday too. If in doubt, the later date is the safe one. */
  areObservedDaysHolidays: boolean;
  /** Additional days that don't count (YYYY-MM-DD), such as a state's own holidays. */
  holidays?: readonly string[];
};

/** Whether a day is a business day of the federal rule: Saturdays count, Sundays and federal holidays don't (16 CFR 429). Method B4. */
const isSaleBusinessDay =
  (areObservedDaysHolidays: boolean, holidays: readonly string[] = []): DayTest =>
  (date) =>
    weekdayOf(date) !== 'sun' && !isFederalHoliday(date, areObservedDaysHolidays) && !holidays.includes(date);

/** Returns the last day on which a buyer may cancel, until midnight (YYYY-MM-DD). Method B4. */
export const lastDayToCancel = ({ signedOn, businessDays, areObservedDaysHolidays, holidays }: CancelPeriod): string =>
  afterCountedDays(signedOn, businessDays, isSaleBusinessDay(areObservedDaysHolidays, holidays));

/** Returns the date to print on a notice: the later of both readings of observed holidays, as a seller loses nothing by it. Method B4. */
export const safeLastDayToCancel = (period: Omit<CancelPeriod, 'areObservedDaysHolidays'>): string =>
  lastDayToCancel({ ...period, areObservedDaysHolidays: true });
