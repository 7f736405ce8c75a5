import type { Stored } from '../record/schema';
import { durationOf } from '../scheduling/span';
import { daySpan } from '../scheduling/wallClock';
import type { WeekOvertime } from './overtime';
import type { TimeEntry, TimeKind, Timesheet, TimesheetDay } from './schema';
import { piecesOf, piecesWithin, spansOf, type TimeClock, type TimePiece } from './timeline';
import { daysOfWeek } from './week';

/** 29 CFR 785.18: rest of up to about 20 minutes is working time. */
const PAID_BREAK_MINUTES = 20;

export type KindMinutes = Pick<TimesheetDay, 'driveMinutes' | 'workMinutes' | 'supplyRunMinutes' | 'breakMinutes'>;

/** Whole minutes by kind, rounded down. */
export function minutesByKind(pieces: readonly TimePiece[]): KindMinutes {
  const of = (kind: TimeKind): number =>
    Math.floor(pieces.filter((piece) => piece.kind === kind).reduce((sum, piece) => sum + durationOf(piece), 0));
  return {
    driveMinutes: of('drive'),
    workMinutes: of('work'),
    supplyRunMinutes: of('supply-run'),
    breakMinutes: of('break'),
  };
}

/** Returns the combined time of several people, each from their own entries: simultaneous work by two counts twice. */
export function timeOfTechnicians(entries: readonly Stored<TimeEntry>[], clock: TimeClock): KindMinutes {
  const ids = [...new Set(entries.map(({ technicianId }) => technicianId))];
  return minutesByKind(
    ids.flatMap((id) =>
      piecesOf(
        spansOf(
          entries.filter(({ technicianId }) => technicianId === id),
          clock,
        ),
      ),
    ),
  );
}

/** Groups a stretch of days' pieces into breaks: one that continues where another ended is the same break, also at midnight. */
function breaksOf(pieces: readonly TimePiece[]): TimePiece[][] {
  const breaks: TimePiece[][] = [];
  for (const piece of pieces.filter(({ kind }) => kind === 'break')) {
    const last = breaks.at(-1);
    if (last?.at(-1)?.endsAt === piece.startsAt) last.push(piece);
    else breaks.push([piece]);
  }
  return breaks;
}

/** Returns the pieces of breaks short enough to be paid, ignoring seconds: midnight in between doesn't matter. */
function paidBreaks(pieces: readonly TimePiece[]): TimePiece[] {
  return breaksOf(pieces)
    .filter((parts) => Math.floor(parts.reduce((sum, part) => sum + durationOf(part), 0)) <= PAID_BREAK_MINUTES)
    .flat();
}

/**
 * Returns whole minutes that add up to the rounded-up total: each part is rounded down, and the missing minutes go to those that lost the
 * most. Recorded seconds are never taken away (29 CFR 785.47), and parts must add up.
 */
function wholeMinutes(exact: readonly number[]): number[] {
  const whole = exact.map((minutes) => Math.floor(minutes));
  // Milliseconds as minutes aren't exact: less than a thousandth is zero.
  const total = Math.ceil(exact.reduce((sum, minutes) => sum + minutes, 0) - 0.001);
  const missing = total - whole.reduce((sum, minutes) => sum + minutes, 0);
  const byLoss = exact.map((minutes, index) => ({ index, loss: minutes % 1 })).toSorted((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, Math.max(0, missing))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/**
 * Returns a day's minutes between the company's midnights, and how many of them wages are due for. `pieces` include those of the
 * surrounding days: a break over midnight is one break.
 */
export function dayOfPieces(pieces: readonly TimePiece[], date: string, timeZone: string): TimesheetDay {
  const day = daySpan(date, timeZone);
  const own = piecesWithin(pieces, day);
  const sum = (list: readonly TimePiece[], kind: TimeKind): number =>
    list.filter((piece) => piece.kind === kind).reduce((total, piece) => total + durationOf(piece), 0);
  const [driveMinutes = 0, workMinutes = 0, supplyRunMinutes = 0, paidBreak = 0] = wholeMinutes([
    sum(own, 'drive'),
    sum(own, 'work'),
    sum(own, 'supply-run'),
    sum(piecesWithin(paidBreaks(pieces), day), 'break'),
  ]);
  return {
    date,
    driveMinutes,
    workMinutes,
    supplyRunMinutes,
    breakMinutes: Math.max(paidBreak, Math.floor(sum(own, 'break'))),
    paidMinutes: driveMinutes + workMinutes + supplyRunMinutes + paidBreak,
  };
}

/** The seven days of a week. */
export const weekOfPieces = (pieces: readonly TimePiece[], weekStartsOn: string, timeZone: string): TimesheetDay[] =>
  daysOfWeek(weekStartsOn).map((date) => dayOfPieces(pieces, date, timeZone));

export type WeekSums = KindMinutes & { paidMinutes: number };

export function sumsOf(days: readonly TimesheetDay[]): WeekSums {
  const sum = (field: Exclude<keyof TimesheetDay, 'date'>): number =>
    days.reduce((total, day) => total + day[field], 0);
  return {
    driveMinutes: sum('driveMinutes'),
    workMinutes: sum('workMinutes'),
    supplyRunMinutes: sum('supplyRunMinutes'),
    breakMinutes: sum('breakMinutes'),
    paidMinutes: sum('paidMinutes'),
  };
}

/** Weeks approved when each kind was rounded down differ by that alone. */
const ROUNDING_OF_KIND = 1;
const ROUNDING_OF_DAY = 4;

/** Whether the approved time no longer matches the entries: a visit was reopened, or a device was late. */
export function hasChangedSince(
  { state, days }: Pick<Timesheet, 'state' | 'days'>,
  now: readonly TimesheetDay[],
): boolean {
  if (state !== 'approved') return false;
  return [...new Set([...days, ...now].map(({ date }) => date))].some((date) => {
    const [before, after] = [days, now].map((list) => list.find((day) => day.date === date));
    const differs = (field: Exclude<keyof TimesheetDay, 'date'>, most: number): boolean =>
      Math.abs((before?.[field] ?? 0) - (after?.[field] ?? 0)) > most;
    return (
      differs('driveMinutes', ROUNDING_OF_KIND) ||
      differs('workMinutes', ROUNDING_OF_KIND) ||
      differs('supplyRunMinutes', ROUNDING_OF_KIND) ||
      differs('paidMinutes', ROUNDING_OF_DAY)
    );
  });
}

/** `7.75`: hours in the format of payroll programs. */
export const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2);

export const HOURS_HEADERS = [
  'Technician',
  'Date',
  'Driving',
  'Working',
  'Supply runs',
  'Breaks',
  'Paid hours',
  'Overtime of the week',
  'Double time of the week',
  'Status',
] as const;

/** Returns one line for each day with time; the week's overtime and double time are on its last one. */
export function hoursTable(
  weeks: readonly { name: string; status: string; days: readonly TimesheetDay[]; overtime: WeekOvertime }[],
): (string | number)[][] {
  return weeks.flatMap(({ name, status, days, overtime }) => {
    const worked = days.filter((day) => day.paidMinutes + day.breakMinutes > 0);
    const ofWeek = [overtime.overtimeMinutes, overtime.doubleTimeMinutes];
    return worked.map((day, index) => [
      name,
      day.date,
      ...[day.driveMinutes, day.workMinutes, day.supplyRunMinutes, day.breakMinutes, day.paidMinutes].map((minutes) =>
        Number(decimalHours(minutes)),
      ),
      ...ofWeek.map((minutes) => (index === worked.length - 1 ? Number(decimalHours(minutes)) : 0)),
      status,
    ]);
  });
}
