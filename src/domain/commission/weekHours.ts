import type { WeekOvertime } from '../hours/overtime';
import { kindsOfSheet, minutesOfLine } from '../hours/payPeriod';
import type { Timesheet } from '../hours/schema';
import type { WeekHours } from './statement';

/** Returns the approved hours of a week that its extra pay is spread over, or nothing until it is approved. */
export function hoursOfSheet(
  sheet: Pick<Timesheet, 'state' | 'days'>,
  overtimeOf: (days: Timesheet['days']) => WeekOvertime,
): WeekHours {
  const kinds = kindsOfSheet(sheet, overtimeOf);
  const { overtimeMinutes, doubleTimeMinutes } = kinds;
  return { workedMinutes: minutesOfLine(kinds), overtimeMinutes, doubleTimeMinutes };
}
