import { z } from 'zod';
import { afterBreaks, type AfterBreaks } from '../breaks';
import type { Workplace } from '../overtime';
import { dayAt, type Break, type PaidTime } from '../punches';
import type { SheetWeek } from '../severalWeeks';
import { NO_EXTRAS, type WeekExtras } from '../weekPay';
import { workweeks, type Workday, type Workweek } from '../workdays';
import { entriesSchema, readEntries, workweekStartSchema } from './entries';

const cents = z.number().int('must be whole cents').min(0).max(10_000_000_000).optional();
const count = z.number().int('must be a whole number').min(0).optional();
const dates = z.array(z.iso.date()).optional();

/** The fields of a case other than its entries. Unlisted fields don't affect pay. */
export const timeSheetSchema = z.object({
  workweekStart: workweekStartSchema,
  entries: entriesSchema,
  pieceEarningsCents: cents,
  flaggedMinutes: count,
  flaggedHours: z.number().min(0).optional(),
  flatRateCentsPerHour: cents,
  commissionCents: cents,
  bonusCents: cents,
  bonusPercentOfTotalEarnings: z.number().min(0).max(1000).optional(),
  missedRest: dates,
  missedMeal: dates,
  missedRestPeriods: z.record(z.iso.date(), z.number().int().min(0).max(24)).optional(),
  minimumWageCentsPerHour: cents,
  employerHeadcount: count,
  fourTenAgreement: z.boolean().optional(),
  flexibleWorkHourPlan: z.boolean().optional(),
  /** Agreed before the work (29 CFR 778.419). */
  overtimeByJobRate: z.boolean().optional(),
  priorAgreement: z.boolean().optional(),
});

/** A time sheet's hours, before pay is calculated. */
export type SheetHours = {
  weeks: Workweek[];
  work: PaidTime[];
  breaks: Break[];
  paid: AfterBreaks;
  workplace: Workplace;
  extras: WeekExtras;
  fault: string;
};

/** Returns hours by week, the workplace's rules and the extra pay of a time sheet. `fault` says why it couldn't be read. */
export function readSheet(state: string, sheet: z.infer<typeof timeSheetSchema>): SheetHours {
  const { work, breaks, fault } = readEntries(sheet.entries);
  const paid = afterBreaks(work, breaks);
  const weeks = workweeks(paid.paid, sheet.workweekStart, state);
  const rates = work.map(({ rateCentsPerHour }) => rateCentsPerHour);
  const workplace = {
    state,
    date: firstDay(work),
    rateCentsPerHour: Math.min(...rates),
    employerHeadcount: sheet.employerHeadcount ?? null,
    hasFourTenAgreement: sheet.fourTenAgreement ?? false,
    hasFlexiblePlan: sheet.flexibleWorkHourPlan ?? false,
  };
  return { weeks, work, breaks, paid, workplace, extras: readExtras(sheet), fault };
}

const firstDay = ([first]: readonly PaidTime[]): string => (first ? dayAt(first.startMs, first.timeZone).key : '');

/** Returns each workweek with its days, under the law of the first day. */
export const sheetWeeks = ({ weeks, workplace }: Pick<SheetHours, 'weeks' | 'workplace'>): SheetWeek[] =>
  weeks.map(({ begins, days }) => ({
    begins,
    days,
    workplace: { ...workplace, date: firstDay(days.flatMap(({ times }) => times)) },
  }));

/** Returns the dates on which there was work in a workday: in Nevada there may be two. */
export const datesOf = ({ times }: Workday): string[] =>
  times.flatMap(({ startMs, endMs, timeZone }) => [dayAt(startMs, timeZone).key, dayAt(endMs - 1, timeZone).key]);

function readExtras(sheet: z.infer<typeof timeSheetSchema>): WeekExtras {
  const flaggedMinutes = sheet.flaggedMinutes ?? Math.round((sheet.flaggedHours ?? 0) * 60);
  const flaggedCents = Math.round((flaggedMinutes * (sheet.flatRateCentsPerHour ?? 0)) / 60);
  return {
    ...NO_EXTRAS,
    pieceCents: sheet.pieceEarningsCents ?? flaggedCents,
    commissionCents: sheet.commissionCents ?? 0,
    bonusCents: sheet.bonusCents ?? 0,
    bonusPercentOfEarnings: sheet.bonusPercentOfTotalEarnings ?? 0,
    isOvertimeByJobRate: sheet.overtimeByJobRate ?? sheet.priorAgreement ?? false,
  };
}
