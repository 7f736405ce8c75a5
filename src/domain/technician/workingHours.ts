import type { Weekday } from '@/lib/weekdays';
import type { BusinessHours } from '../company/businessHours';
import type { Technician } from './schema';

/** The hours of a weekday by the clock (HH:mm), or that nobody works. */
export type HoursOfDay = Technician['workingHours'][Weekday];

/** When a technician usually works on a weekday: the company's hours for who follows them, else their own. */
export function hoursOn(
  { workingHours, followsCompanyHours }: Pick<Technician, 'workingHours' | 'followsCompanyHours'>,
  businessHours: BusinessHours,
  weekday: Weekday,
): HoursOfDay {
  if (!followsCompanyHours) return workingHours[weekday];
  const { isOpen, opensAt, closesAt } = businessHours[weekday];
  return { isOff: !isOpen, start: opensAt, end: closesAt };
}
