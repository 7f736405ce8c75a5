import type { Weekday } from '@/lib/weekdays';
import type { BusinessHours } from '../company/businessHours';
import type { Technician } from './schema';

/** The hours of a weekday by the clock (HH:mm), or a day off. */
export type HoursOfDay = Technician['workingHours'][Weekday];

/** Returns a technician's usual hours on a weekday: the company's if they follow them, else their own. */
export function hoursOn(
  { workingHours, followsCompanyHours }: Pick<Technician, 'workingHours' | 'followsCompanyHours'>,
  businessHours: BusinessHours,
  weekday: Weekday,
): HoursOfDay {
  if (!followsCompanyHours) return workingHours[weekday];
  const { isOpen, opensAt, closesAt } = businessHours[weekday];
  return { isOff: !isOpen, start: opensAt, end: closesAt };
}
