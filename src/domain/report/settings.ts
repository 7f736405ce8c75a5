import { z } from 'zod';
import { line, recordId, requiredLine } from '../record/schema';
import { REPORT_IDS } from './ids';

/** The one document of `reportSettings`. */
export const REPORT_SETTINGS_ID = 'main';
const VIEWS_LIMIT = 30;
const MAILS_LIMIT = 10;
const RECIPIENTS_LIMIT = 20;

const cents = (most: number, message: string) =>
  z.number('Enter an amount').int().min(0, 'Not below zero').max(most, message).default(0);

/** A saved report with its time, comparison and filter, under a name: its query string. */
const viewSchema = z.object({
  id: recordId,
  name: requiredLine(60, 'Name the view'),
  report: z.enum(REPORT_IDS),
  question: line(400).default(''),
});
export type ReportView = z.infer<typeof viewSchema>;

/** A link to a report, e-mailed on a day of each month to those who still have access on that day. */
const reportMailSchema = z.object({
  id: recordId,
  report: z.enum(REPORT_IDS).default('sales'),
  dayOfMonth: z.number('Enter a day').int('Whole days').min(1, '1 to 28').max(28, '1 to 28').default(1),
  memberIds: z.array(recordId).max(RECIPIENTS_LIMIT).default([]),
});
export type ReportMail = z.infer<typeof reportMailSchema>;

/** companies/{c}/reportSettings/main. */
export const reportSettingsSchema = z.object({
  /** The fully loaded cost of a technician's hour, in cents; 0 = not entered. */
  laborCentsPerHour: cents(100_000, 'At most 1,000 an hour'),
  /** The company's monthly sales goal; 0 = no goal. */
  salesGoalCents: cents(100_000_000_000, 'At most one billion'),
  views: z.array(viewSchema).max(VIEWS_LIMIT, `At most ${VIEWS_LIMIT} views`).default([]),
  mails: z.array(reportMailSchema).max(MAILS_LIMIT, `At most ${MAILS_LIMIT} e-mails`).default([]),
});
export type ReportSettings = z.infer<typeof reportSettingsSchema>;
export const DEFAULT_REPORT_SETTINGS: ReportSettings = reportSettingsSchema.parse({});
export const REPORT_VIEWS_LIMIT = VIEWS_LIMIT;
export const REPORT_MAILS_LIMIT = MAILS_LIMIT;
