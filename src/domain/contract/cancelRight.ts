import { weekdayOf } from '@/lib/weekdays';
import { isFederalHoliday } from '../law/holidays';
import { afterCountedDays, type DayTest } from '../law/workingDays';

export type CancelPeriod = {
  /** The day on which the buyer has the signed copy and the notice (YYYY-MM-DD): day 0. */
  signedOn: string;
  businessDays: number;
  /** Whether the weekday on which a holiday is observed is a holiday too. Where that is in doubt, the later date is the safe one. */
  areObservedDaysHolidays: boolean;
  /** Further days that do not count (YYYY-MM-DD), as a state's own holidays. */
  holidays?: readonly string[];
};

/** A business day of the federal rule: Saturdays count, Sundays and federal holidays do not (16 CFR 429). Method B4. */
const isSaleBusinessDay =
  (areObservedDaysHolidays: boolean, holidays: readonly string[] = []): DayTest =>
  (date) =>
    weekdayOf(date) !== 'sun' && !isFederalHoliday(date, areObservedDaysHolidays) && !holidays.includes(date);

/** The last day on which a buyer may cancel, until midnight (YYYY-MM-DD). Method B4. */
export const lastDayToCancel = ({ signedOn, businessDays, areObservedDaysHolidays, holidays }: CancelPeriod): string =>
  afterCountedDays(signedOn, businessDays, isSaleBusinessDay(areObservedDaysHolidays, holidays));

/** The date to print on a notice: the later of both readings of observed holidays, as a seller loses nothing by it. Method B4. */
export const safeLastDayToCancel = (period: Omit<CancelPeriod, 'areObservedDaysHolidays'>): string =>
  lastDayToCancel({ ...period, areObservedDaysHolidays: true });
