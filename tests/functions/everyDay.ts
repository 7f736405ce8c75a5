import { DEFAULT_BUSINESS_HOURS } from '@/domain/company/businessHours';

const DAYS = Object.entries(DEFAULT_BUSINESS_HOURS);

/** Business hours of a company that is open every day. */
export const OPEN_EVERY_DAY = Object.fromEntries(DAYS.map(([day, hours]) => [day, { ...hours, isOpen: true }]));
/** Working hours of a technician who works every day. */
export const AT_WORK_EVERY_DAY = Object.fromEntries(
  DAYS.map(([day]) => [day, { isOff: false, start: '08:00', end: '17:00' }]),
);
