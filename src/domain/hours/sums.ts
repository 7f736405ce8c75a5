import type { Stored } from '../record/schema';
import { durationOf } from '../scheduling/span';
import { daySpan } from '../scheduling/wallClock';
import type { TimeEntry, TimeKind, Timesheet, TimesheetDay } from './schema';
import { piecesOf, piecesWithin, spansOf, type TimeClock, type TimePiece } from './timeline';
import { daysOfWeek } from './week';

/** 29 CFR 785.18: rest of up to about 20 minutes is working time. */
const PAID_BREAK_MINUTES = 20;
/** 29 USC 207(a)(1): what exceeds 40 hours in a week is overtime. What single states ask for beyond it is not known here. */
const REGULAR_MINUTES = 40 * 60;

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

/** The combined time of several people, each from their own entries: simultaneous work by two counts twice. */
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

/** The breaks in a day where one resumes what the other ended. */
function breaksOf(pieces: readonly TimePiece[]): number[] {
  const breaks = pieces.filter(({ kind }) => kind === 'break');
  return breaks.reduce<number[]>((lengths, piece, index) => {
    const before = breaks[index - 1];
    const last = lengths.at(-1);
    return before?.endsAt === piece.startsAt && last !== undefined
      ? [...lengths.slice(0, -1), last + durationOf(piece)]
      : [...lengths, durationOf(piece)];
  }, []);
}

/** A day's minutes: what of it lies between the company's midnights, and what of that wages are due for. */
export function dayOfPieces(pieces: readonly TimePiece[], date: string, timeZone: string): TimesheetDay {
  const own = piecesWithin(pieces, daySpan(date, timeZone));
  const kinds = minutesByKind(own);
  const paidBreak = breaksOf(own)
    .filter((minutes) => minutes <= PAID_BREAK_MINUTES)
    .reduce((sum, minutes) => sum + Math.floor(minutes), 0);
  const paidMinutes = kinds.driveMinutes + kinds.workMinutes + kinds.supplyRunMinutes + paidBreak;
  return { date, ...kinds, paidMinutes };
}

/** The seven days of a week. */
export const weekOfPieces = (pieces: readonly TimePiece[], weekStartsOn: string, timeZone: string): TimesheetDay[] =>
  daysOfWeek(weekStartsOn).map((date) => dayOfPieces(pieces, date, timeZone));

export type WeekSums = KindMinutes & { paidMinutes: number; overtimeMinutes: number };

export function sumsOf(days: readonly TimesheetDay[]): WeekSums {
  const sum = (field: Exclude<keyof TimesheetDay, 'date'>): number =>
    days.reduce((total, day) => total + day[field], 0);
  const paidMinutes = sum('paidMinutes');
  return {
    driveMinutes: sum('driveMinutes'),
    workMinutes: sum('workMinutes'),
    supplyRunMinutes: sum('supplyRunMinutes'),
    breakMinutes: sum('breakMinutes'),
    paidMinutes,
    overtimeMinutes: Math.max(0, paidMinutes - REGULAR_MINUTES),
  };
}

/** Whether the approved time no longer matches the entries: a visit was reopened, or a device was late. */
export const hasChangedSince = ({ state, days }: Pick<Timesheet, 'state' | 'days'>, now: readonly TimesheetDay[]) =>
  state === 'approved' && sumsOf(days).paidMinutes !== sumsOf(now).paidMinutes;

/** `7.75`: hours as payroll programs take them. */
const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2);

export const HOURS_HEADERS = [
  'Technician',
  'Date',
  'Driving',
  'Working',
  'Supply runs',
  'Breaks',
  'Paid hours',
  'Overtime of the week',
  'Status',
] as const;

/** One line for each day with time; the week's overtime is on its last one. */
export function hoursTable(
  weeks: readonly { name: string; status: string; days: readonly TimesheetDay[] }[],
): (string | number)[][] {
  return weeks.flatMap(({ name, status, days }) => {
    const worked = days.filter((day) => day.paidMinutes + day.breakMinutes > 0);
    const { overtimeMinutes } = sumsOf(days);
    return worked.map((day, index) => [
      name,
      day.date,
      ...[day.driveMinutes, day.workMinutes, day.supplyRunMinutes, day.breakMinutes, day.paidMinutes].map((minutes) =>
        Number(decimalHours(minutes)),
      ),
      index === worked.length - 1 ? Number(decimalHours(overtimeMinutes)) : 0,
      status,
    ]);
  });
}
