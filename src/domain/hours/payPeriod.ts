import { z } from 'zod';
import { isoInstant, recordId } from '../record/schema';
import type { WeekOvertime } from './overtime';
import type { Timesheet } from './schema';
import { sumsOf } from './sums';

const minutes = z.number().int().min(-100_000).max(100_000);

/** One technician's paid hours for one week: in three kinds that add up. In a correction, the difference from what was closed earlier. */
const payLineSchema = z.object({
  technicianId: recordId,
  name: z.string().max(200),
  weekStartsOn: z.iso.date(),
  regularMinutes: minutes,
  overtimeMinutes: minutes,
  doubleTimeMinutes: minutes,
  /** Whether it corrects a week of a period that was closed earlier. */
  isCorrection: z.boolean().default(false),
});
export type PayLine = z.infer<typeof payLineSchema>;

export const PAY_LINES_LIMIT = 1500;

/**
 * companies/{c}/payPeriods/{startsOn}: the approved hours of one or two weeks as of when someone closed them. Never changed: later
 * changes to approved hours go into the next period, as a correction.
 */
export const payPeriodSchema = z.object({
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** The Mondays. */
  weeks: z.array(z.iso.date()).min(1).max(2),
  lines: z.array(payLineSchema).max(PAY_LINES_LIMIT),
  closedBy: z.string().max(128),
  closedAt: isoInstant,
});
export type PayPeriod = z.infer<typeof payPeriodSchema>;

const KINDS = ['regularMinutes', 'overtimeMinutes', 'doubleTimeMinutes'] as const;
type KindMinutes = Pick<PayLine, (typeof KINDS)[number]>;
const NOTHING: KindMinutes = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 };

/** Returns all hours of a line, in minutes. */
export const minutesOfLine = (line: KindMinutes): number =>
  line.regularMinutes + line.overtimeMinutes + line.doubleTimeMinutes;

const isNothing = (line: KindMinutes): boolean => KINDS.every((kind) => line[kind] === 0);

/** Returns hours of an approved week by kind; none for a week that isn't approved, or no longer. */
export function kindsOfSheet(
  { state, days }: Pick<Timesheet, 'state' | 'days'>,
  overtimeOf: (days: Timesheet['days']) => WeekOvertime,
): KindMinutes {
  if (state !== 'approved') return NOTHING;
  const { overtimeMinutes, doubleTimeMinutes } = overtimeOf(days);
  const { paidMinutes } = sumsOf(days);
  return { regularMinutes: paidMinutes - overtimeMinutes - doubleTimeMinutes, overtimeMinutes, doubleTimeMinutes };
}

type Sheet = Pick<Timesheet, 'technicianId' | 'weekStartsOn' | 'state' | 'days'>;
type Naming = { nameOf: (technicianId: string) => string; overtimeOf: (days: Timesheet['days']) => WeekOvertime };

/** Returns the lines of weeks being closed: one for each approved sheet with hours. */
export const linesOf = (sheets: readonly Sheet[], { nameOf, overtimeOf }: Naming): PayLine[] =>
  sheets
    .map((sheet) => ({
      technicianId: sheet.technicianId,
      name: nameOf(sheet.technicianId),
      weekStartsOn: sheet.weekStartsOn,
      ...kindsOfSheet(sheet, overtimeOf),
      isCorrection: false,
    }))
    .filter((line) => !isNothing(line))
    .toSorted(byName);

/**
 * Returns over- and underpayments of earlier periods, by what their weeks say now: a line for each technician and week whose lines so far
 * don't add up to the approved hours. `sheets` are those of the weeks of `earlier`.
 */
export function correctionsOf(earlier: readonly PayLine[], sheets: readonly Sheet[], naming: Naming): PayLine[] {
  type Week = Pick<PayLine, 'technicianId' | 'weekStartsOn'>;
  const missing = new Map<string, Week & KindMinutes>();
  const add = ({ technicianId, weekStartsOn }: Week, minutes: KindMinutes, sign: 1 | -1): void => {
    const key = `${technicianId} ${weekStartsOn}`;
    missing.set(key, { technicianId, weekStartsOn, ...combined(missing.get(key) ?? NOTHING, minutes, sign) });
  };
  for (const line of earlier) add(line, line, -1);
  for (const sheet of sheets) add(sheet, kindsOfSheet(sheet, naming.overtimeOf), 1);
  return [...missing.values()]
    .filter((week) => !isNothing(week))
    .map((week) => ({ ...week, name: naming.nameOf(week.technicianId), isCorrection: true }))
    .toSorted(byName);
}

const combined = (a: KindMinutes, b: KindMinutes, sign: 1 | -1): KindMinutes => ({
  regularMinutes: a.regularMinutes + sign * b.regularMinutes,
  overtimeMinutes: a.overtimeMinutes + sign * b.overtimeMinutes,
  doubleTimeMinutes: a.doubleTimeMinutes + sign * b.doubleTimeMinutes,
});

const byName = (a: PayLine, b: PayLine): number =>
  a.name.localeCompare(b.name) || a.weekStartsOn.localeCompare(b.weekStartsOn);

/** Adds up each technician's lines, including corrections: what payroll gets. By name. */
export function totalsByTechnician(
  lines: readonly PayLine[],
): (KindMinutes & { technicianId: string; name: string })[] {
  const sums = new Map<string, KindMinutes & { technicianId: string; name: string }>();
  for (const line of lines) {
    const { technicianId, name } = line;
    const sum = sums.get(technicianId) ?? { technicianId, name, ...NOTHING };
    sums.set(technicianId, { ...sum, ...combined(sum, line, 1) });
  }
  return [...sums.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
