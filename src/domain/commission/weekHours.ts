import type { WeekOvertime } from '../hours/overtime';
import { kindsOfSheet, minutesOfLine } from '../hours/payPeriod';
import type { Timesheet } from '../hours/schema';
import type { WeekHours } from './statement';

/** The approved hours of a week that its pay beside hours is spread over; nothing while it is not approved. */
export function hoursOfSheet(
  sheet: Pick<Timesheet, 'state' | 'days'>,
  overtimeOf: (days: Timesheet['days']) => WeekOvertime,
): WeekHours {
  const kinds = kindsOfSheet(sheet, overtimeOf);
  const { overtimeMinutes, doubleTimeMinutes } = kinds;
  return { workedMinutes: minutesOfLine(kinds), overtimeMinutes, doubleTimeMinutes };
}
