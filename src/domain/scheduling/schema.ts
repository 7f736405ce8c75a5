import { z } from 'zod';
import { isTimeZone } from '@/lib/dates';
import { DAY_MINUTES } from '@/lib/time';
import { optionalPin } from '../contact/pin';
import { siteFieldsSchema } from '../demolition/site/onWork';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { requiredSkillsSchema } from './requiredSkills';
import { VISIT_STATES } from './visitState';

/**
 * Kinds of entries that take up someone's time. `time-off` that names no one applies to everyone: a holiday. A `shift` gives someone's
 * hours on a day, overriding those on their record; `on-call` is when they may be called outside those hours.
 */
export const ENTRY_KINDS = ['visit', 'time-off', 'shift', 'on-call', 'other'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const SERIES_RULE =
  /^((week|month) \d{1,2} (\d{1,2}|(first|second|third|fourth|last)-(mon|tue|wed|thu|fri|sat|sun))( \d{4}-\d{2}-\d{2})?)?$/;
const CREW_LIMIT = 10;
export const RESOURCE_LIMIT = 6;
export const LOG_LIMIT = 100;

/** The id of another record, or '' for none. */
const otherId = z.string().max(128).default('');

/**
 * The people and times of a visit: one value that is read, moved, merged and undone as a whole. The arrival window is
 * what the customer was promised; moving the plan never moves it. Times are instants; `timeZone` is the company's time
 * zone when it was planned, in which they are displayed.
 */
export const placementSchema = z.object({
  technicianIds: z.array(recordId).max(CREW_LIMIT, `At most ${CREW_LIMIT} technicians`),
  /** The assigned crew, whose members are among the technicians, and the vehicles and machines it needs. */
  resourceIds: z.array(recordId).max(RESOURCE_LIMIT, `At most ${RESOURCE_LIMIT} vehicles and machines`).default([]),
  startsAt: isoInstant,
  endsAt: isoInstant,
  timeZone: requiredLine(60, 'Choose a time zone').refine(isTimeZone, 'Choose a time zone'),
  windowStartsAt: optionalInstant,
  windowEndsAt: optionalInstant,
  /** Planned driving time before it. */
  travelMinutes: z.number().int('Whole minutes').min(0, 'At least 0 minutes').max(DAY_MINUTES, 'At most 24 hours'),
  /** Nothing moves it until it is unlocked. */
  isLocked: z.boolean(),
});
export type Placement = z.infer<typeof placementSchema>;

const LOG_KINDS = ['made', 'placed', 'moved', 'late'] as const;
/**
 * One change: created, placed (another time, other people), moved to another state, or reported late; `at` by the clock of the person who
 * did it.
 */
export const logEntrySchema = z.object({
  id: recordId,
  kind: z.enum(LOG_KINDS),
  state: z.enum(VISIT_STATES),
  /** The start after the change. */
  startsAt: isoInstant,
  at: isoInstant,
  by: z.string().max(128),
  /** The technician who advanced their own visit; '' for the office. */
  technicianId: otherId,
  reason: line(300).default(''),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** companies/{c}/schedule/{id}. Fields copied from the job and customer save the board a read for each card. */
export const scheduleEntrySchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  title: requiredLine(160, 'Enter what it is'),
  placement: placementSchema,
  state: z.enum(VISIT_STATES).default('planned'),
  log: z.array(logEntrySchema).max(LOG_LIMIT).default([]),
  jobId: otherId,
  customerId: otherId,
  customerName: z.string().max(330).default(''),
  propertyId: otherId,
  propertyAddress: z.string().max(600).default(''),
  /**
   * Its property's map pin, so that a board knows the drives without a read per card: '' when the property has none, null until someone
   * has checked. A device may guess it; the server corrects it (`pinOnVisit`).
   */
  propertyPin: optionalPin.nullable().default(null),
  requiredSkills: requiredSkillsSchema,
  notes: text(2000).default(''),
  /** The series it is an occurrence of, and its day (YYYY-MM-DD) in that series, even after it was moved. */
  seriesId: otherId,
  seriesDate: z.string().max(10).default(''),
  /**
   * On a self-continuing series' last visit: `week 2 12`, `month 1 31 2027-05-01`, `month 1 second-tue`, and the day to create the next
   * one.
   */
  seriesRule: z.string().regex(SERIES_RULE).default(''),
  seriesDueOn: optionalDate,
  /** The assigned person's expected arrival, once they have reported a delay; '' = as planned. */
  expectedAt: optionalInstant,
  /**
   * Time the customer used their link to ask for another time, and their wording. Written by the server; the office
   * clears it.
   */
  rescheduleAskedAt: optionalInstant,
  rescheduleNote: text(500).default(''),
  ...siteFieldsSchema.shape,
});
export type ScheduleEntry = z.infer<typeof scheduleEntrySchema>;

/** An entry with no reported delay and no reschedule request. */
export const NOTHING_TOLD = {
  expectedAt: '',
  rescheduleAskedAt: '',
  rescheduleNote: '',
} as const satisfies Partial<ScheduleEntry>;

/** Returns what is wrong with a placement, in the form's words: the end before the start, or the same for its window. '' when nothing is. */
export function placementFault({ startsAt, endsAt, windowStartsAt, windowEndsAt }: Placement): string {
  if (endsAt <= startsAt) return 'It must end after it starts.';
  if ((windowStartsAt === '') !== (windowEndsAt === '')) return 'Enter both ends of the arrival window.';
  if (windowStartsAt !== '' && windowEndsAt <= windowStartsAt) return 'The arrival window must end after it starts.';
  return '';
}
