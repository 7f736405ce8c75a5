import { z } from 'zod';
import { isoInstant, line, optionalInstant, recordId, requiredLine } from '../record/schema';
import { DAYS_OF_WEEK } from './week';

/** Kinds of time; `none` removes recorded time from the totals. */
export const TIME_KINDS = ['drive', 'work', 'supply-run', 'break', 'none'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

export const TIME_KIND_LABELS: Record<TimeKind, string> = {
  drive: 'Driving',
  work: 'Working',
  'supply-run': 'Supply run',
  break: 'Break',
  none: 'Not working',
};

/** `visit`: created by the server from a step on a visit. `tap`: started and stopped in the van. `correction`: entered with a reason. */
const TIME_SOURCES = ['visit', 'tap', 'correction'] as const;

const isoDate = z.iso.date('Use a valid date');
/** The ID of another record, '' for none. */
const otherId = z.string().max(128).default('');

/**
 * companies/{c}/timeEntries/{id}: one stretch of a person's time. It is never rewritten: errors are replaced by a correction that names
 * it, and stay readable. `accountUid` is the technician's own account; `weekStartsOn` the Monday whose approval locks it.
 */
export const timeEntrySchema = z.object({
  technicianId: recordId,
  accountUid: z.string().max(128),
  weekStartsOn: isoDate,
  source: z.enum(TIME_SOURCES),
  kind: z.enum(TIME_KINDS),
  startsAt: isoInstant,
  /** '' while it runs. */
  endsAt: optionalInstant,
  /** Its purpose: the visit's title. */
  title: z.string().max(160).default(''),
  visitId: otherId,
  jobId: otherId,
  /** The entry that a correction replaces; '' for unrecorded time. */
  replaces: otherId,
  reason: line(300).default(''),
});
export type TimeEntry = z.infer<typeof timeEntrySchema>;

const DAY_MINUTES = 1500;
const minutes = z.number().int().min(0).max(DAY_MINUTES);

/** One day's minutes by kind, and the minutes that wages are due for. */
const timesheetDaySchema = z.object({
  date: isoDate,
  driveMinutes: minutes,
  workMinutes: minutes,
  supplyRunMinutes: minutes,
  breakMinutes: minutes,
  paidMinutes: minutes,
});
export type TimesheetDay = z.infer<typeof timesheetDaySchema>;

/** `approved`: its entries are locked, and `days` is the basis for pay. `returned`: its technician must review it. */
const TIMESHEET_STATES = ['approved', 'returned'] as const;

/** companies/{c}/timesheets/{technicianId}_{weekStartsOn}; a week without one is open. */
export const timesheetSchema = z.object({
  technicianId: recordId,
  accountUid: z.string().max(128),
  weekStartsOn: isoDate,
  state: z.enum(TIMESHEET_STATES),
  /** The office's question to the technician about the timesheet. */
  note: line(500).default(''),
  days: z.array(timesheetDaySchema).max(DAYS_OF_WEEK),
});
export type Timesheet = z.infer<typeof timesheetSchema>;

export const timesheetId = (technicianId: string, weekStartsOn: string): string => `${technicianId}_${weekStartsOn}`;

/** The reason for sending a week back, as entered in the form. */
export const returnNoteSchema = z.object({ note: requiredLine(500, 'Say what to look at') });
