import { z } from 'zod';
import { isoDay, line, recordId } from '../record/schema';

const MOST_MILES = 2_000_000;
const reading = z
  .number()
  .int('Whole miles')
  .min(0, 'At least 0')
  .max(MOST_MILES, `At most ${MOST_MILES.toLocaleString('en-US')}`);

/** companies/{c}/odometers/{id}: a vehicle's odometer readings at the start and end of someone's day. */
export const odometerSchema = z.object({
  resourceId: recordId,
  technicianId: recordId,
  date: isoDay,
  startMiles: reading,
  /** 0 until the day is over. */
  endMiles: reading.default(0),
  note: line(200).default(''),
});
export type Odometer = z.infer<typeof odometerSchema>;

/** Returns what is wrong with an entry, worded for the form; '' if nothing is. */
export function odometerFault({ startMiles, endMiles }: Pick<Odometer, 'startMiles' | 'endMiles'>): string {
  if (endMiles === 0) return '';
  if (endMiles < startMiles) return 'The end is less than the start.';
  return endMiles - startMiles > LONGEST_DAY_MILES
    ? `More than ${LONGEST_DAY_MILES} miles in a day: check the readings.`
    : '';
}
const LONGEST_DAY_MILES = 1000;
