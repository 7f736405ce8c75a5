import { z } from 'zod';
import { daysBetween } from '@/lib/calendar';
import { optionalPin } from '../contact/pin';
import { addressSchema, optionalEmail, optionalPhone } from '../contact/schema';
import { hexColor, line, optionalDate, pictureAddress, recordId, requiredLine, text } from '../record/schema';

export const SKILL_LIMIT = 30;
export const LICENSE_LIMIT = 20;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 08:00');

/** A working day; `isOff` keeps the hours, so that turning a day on again needs no typing. */
const dayHoursSchema = z
  .object({ isOff: z.boolean().default(false), start: clockTime.default('08:00'), end: clockTime.default('17:00') })
  .refine((day) => day.isOff || day.end > day.start, { path: ['end'], message: 'The day must end after it starts' });

const off = { isOff: true, start: '08:00', end: '17:00' };
const on = { isOff: false, start: '08:00', end: '17:00' };
const workingHoursSchema = z
  .object({
    mon: dayHoursSchema,
    tue: dayHoursSchema,
    wed: dayHoursSchema,
    thu: dayHoursSchema,
    fri: dayHoursSchema,
    sat: dayHoursSchema,
    sun: dayHoursSchema,
  })
  .default({ mon: on, tue: on, wed: on, thu: on, fri: on, sat: off, sun: off });

export const licenseSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Name the license'),
  number: line(60).default(''),
  expiresOn: optionalDate,
});
export type License = z.infer<typeof licenseSchema>;

/** users/{ownerUid}/technicians/{id}. `linkedUid` is the account that signs in as this technician, if any. */
export const technicianSchema = z.object({
  firstName: requiredLine(80, 'Enter a first name'),
  lastName: line(80).default(''),
  jobTitle: line(80).default(''),
  email: optionalEmail,
  phone: optionalPhone,
  skills: z
    .array(requiredLine(60, 'A skill cannot be empty'))
    .max(SKILL_LIMIT, `At most ${SKILL_LIMIT} skills`)
    .default([]),
  licences: z.array(licenseSchema).max(LICENSE_LIMIT, `At most ${LICENSE_LIMIT} licenses`).default([]),
  color: hexColor.default('#1c7ed6'),
  homeBase: addressSchema.default(addressSchema.parse({})),
  /** The home base's location on a map, set by a person. */
  basePin: optionalPin,
  workingHours: workingHoursSchema,
  /** Whether they work when the company is open: `workingHours` are then only kept for later. Older records have their own hours. */
  followsCompanyHours: z.boolean().default(false),
  emergencyContact: line(160).default(''),
  notes: text(4000).default(''),
  /** Shown to customers they are sent to. */
  photoUrl: pictureAddress,
  linkedUid: z.string().max(128).default(''),
  status: z.enum(['active', 'archived']).default('active'),
});
export type Technician = z.infer<typeof technicianSchema>;

export const technicianName = (technician: Pick<Technician, 'firstName' | 'lastName'>): string =>
  [technician.firstName, technician.lastName].filter(Boolean).join(' ');

/** At most this many technicians are loaded for a company. */
export const TECHNICIAN_LIST_LIMIT = 300;

/** `expired`, `soon` (within `soonDays`) or `valid` on the calendar day `today` (YYYY-MM-DD); no date is valid. */
export function licenseState(
  license: Pick<License, 'expiresOn'>,
  today: string,
  soonDays = 30,
): 'expired' | 'soon' | 'valid' {
  if (license.expiresOn === '') return 'valid';
  if (license.expiresOn < today) return 'expired';
  return daysBetween(today, license.expiresOn) <= soonDays ? 'soon' : 'valid';
}
