import { z } from 'zod';
import { fraction, times, toCents } from '../pay/fraction';
import { isoInstant, recordId } from '../record/schema';
import { earningSchema, type Earning } from './earning';
import { unsettledOf } from './record';

const wholeCents = z.number().int();
const minutes = z.number().int().min(0).max(100_000);

const itemSchema = z.object({
  earningId: z.string().max(400),
  source: earningSchema.shape.source,
  jobId: z.string().max(128),
  title: z.string().max(200),
  cents: wholeCents,
  /** True when part of it belongs to a week of a previously closed period. */
  isCorrection: z.boolean().default(false),
  /** The reasons, as of when the period was closed. */
  lines: earningSchema.shape.lines,
  /** Number of lines that did not fit; they are included in the amount. */
  linesLeftOut: z.number().int().min(0).default(0),
});
export type StatementItem = z.infer<typeof itemSchema>;

const weekSchema = z.object({
  weekStartsOn: z.iso.date(),
  /** The amount this statement pays for the week's work, and the part of it that counts toward the regular rate. */
  cents: wholeCents,
  rateCents: wholeCents,
  /** The hours it was spread over. */
  workedMinutes: minutes,
  overtimeMinutes: minutes,
  doubleTimeMinutes: minutes,
  /** The amount it adds to the week's overtime pay. */
  overtimeCents: wholeCents,
});
type StatementWeek = z.infer<typeof weekSchema>;

export const STATEMENT_ITEMS_LIMIT = 1000;
/** Maximum lines per statement; a document is limited to one megabyte. */
const STATEMENT_LINES_LIMIT = 1500;

/** companies/{c}/payStatements/{startsOn}_{technicianId}: what a closed period paid one person on top of hours, and why. Never changed. */
export const payStatementSchema = z.object({
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  technicianId: recordId,
  accountUid: z.string().max(128).default(''),
  name: z.string().max(200),
  items: z.array(itemSchema).max(STATEMENT_ITEMS_LIMIT),
  weeks: z.array(weekSchema).max(200),
  totalCents: wholeCents,
  overtimeCents: wholeCents,
  closedAt: isoInstant,
});
export type PayStatement = z.infer<typeof payStatementSchema>;

export const statementIdOf = (startsOn: string, technicianId: string): string => `${startsOn}_${technicianId}`;

export type WeekHours = Pick<StatementWeek, 'workedMinutes' | 'overtimeMinutes' | 'doubleTimeMinutes'>;

/**
 * Computes what piece-rate pay adds to a week's overtime: it already pays every hour once, so each overtime hour gets half of the
 * resulting hourly rate, and each double-time hour all of it (29 CFR 778.118 to 778.120; California divides a production bonus the same
 * way). Halves away from zero.
 */
export function overtimeShare(
  rateCents: number,
  { workedMinutes, overtimeMinutes, doubleTimeMinutes }: WeekHours,
): number {
  if (workedMinutes <= 0) return 0;
  return toCents(times(fraction(rateCents), fraction(overtimeMinutes + 2 * doubleTimeMinutes, 2 * workedMinutes)));
}

type OpenEarning = Earning & { id: string };
type PaidWeeks = Pick<PayStatement, 'technicianId' | 'weeks'>;

export type Settling = {
  startsOn: string;
  endsOn: string;
  /** Everyone's earnings that aren't fully settled. */
  open: readonly OpenEarning[];
  /** From earlier periods, whose hours may have been corrected. */
  earlier: readonly PaidWeeks[];
  /** Current approved hours of a technician's week; null if unknown here. */
  hoursOf: (technicianId: string, weekStartsOn: string) => WeekHours | null;
  nameOf: (technicianId: string) => string;
  accountOf: (technicianId: string) => string;
};

export type Settled = Omit<PayStatement, 'closedAt'>;

/**
 * Computes what closing a period pays each person on top of hours: new earnings up to its last day, and corrections of earlier over- or
 * underpayments.
 */
export function settle({ startsOn, endsOn, open, earlier, hoursOf, nameOf, accountOf }: Settling): Settled[] {
  const people = [...new Set([...open, ...earlier].map(({ technicianId }) => technicianId))];
  return people
    .map((technicianId): Settled => {
      const due = open.filter((earning) => earning.technicianId === technicianId).map((one) => dueOf(one, endsOn));
      const items = due.flatMap(({ item }) => (item.lines.length > 0 || item.cents !== 0 ? [item] : []));
      for (const item of items) item.isCorrection = Object.keys(item.weeks).some((week) => week < startsOn);
      const weeks = weeksOfPerson({
        due,
        before: earlier.filter((one) => one.technicianId === technicianId).flatMap((one) => one.weeks),
        hoursOf: (week) => hoursOf(technicianId, week),
      });
      return {
        ...{ startsOn, endsOn, technicianId },
        ...{ accountUid: accountOf(technicianId), name: nameOf(technicianId) },
        items: fitting(items.map(({ weeks: _, ...item }) => item)),
        weeks,
        totalCents: items.reduce((sum, { cents }) => sum + cents, 0),
        overtimeCents: weeks.reduce((sum, { overtimeCents }) => sum + overtimeCents, 0),
      };
    })
    .filter(({ items, weeks }) => items.length > 0 || weeks.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

type Due = { item: StatementItem & { weeks: Record<string, number> }; isInRegularRate: boolean };

/** Returns weeks up to a period's last day that are unpaid, or whose amount has changed since. */
export function dueWeeks(earning: Pick<Earning, 'weeks' | 'settled'>, endsOn: string): Record<string, number> {
  return Object.fromEntries(Object.entries(unsettledOf(earning)).filter(([week]) => week <= endsOn));
}

function dueOf(earning: OpenEarning, endsOn: string): Due {
  const weeks = dueWeeks(earning, endsOn);
  const { id, source, jobId, title, isInRegularRate } = earning;
  const lines = earning.lines.filter(({ on }) => on <= endsOn && isInWeeks(on, weeks));
  const cents = Object.values(weeks).reduce((sum, amount) => sum + amount, 0);
  return {
    item: { ...{ earningId: id, source, jobId, title, cents, lines, weeks }, isCorrection: false, linesLeftOut: 0 },
    isInRegularRate,
  };
}

const isInWeeks = (on: string, weeks: Record<string, number>): boolean =>
  Object.keys(weeks).some((week) => on >= week && Date.parse(on) - Date.parse(week) < WEEK_MS);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Drops lines that would not fit in a document; the amounts stay. */
function fitting(items: StatementItem[]): StatementItem[] {
  let left = STATEMENT_LINES_LIMIT;
  return items.map((item) => {
    const lines = item.lines.slice(0, Math.max(0, left));
    left -= item.lines.length;
    return { ...item, lines, linesLeftOut: item.lines.length - lines.length };
  });
}

function weeksOfPerson({
  due,
  before,
  hoursOf,
}: {
  due: readonly Due[];
  before: readonly StatementWeek[];
  hoursOf: (week: string) => WeekHours | null;
}): StatementWeek[] {
  const names = new Set([
    ...due.flatMap(({ item }) => Object.keys(item.weeks)),
    ...before.map((one) => one.weekStartsOn),
  ]);
  return [...names].toSorted().flatMap((weekStartsOn): StatementWeek[] => {
    const sum = (of: readonly Due[]): number =>
      of.reduce((total, { item }) => total + (item.weeks[weekStartsOn] ?? 0), 0);
    const paid = before.filter((one) => one.weekStartsOn === weekStartsOn);
    const cents = sum(due);
    const rateCents = sum(due.filter(({ isInRegularRate }) => isInRegularRate));
    const hours = hoursOf(weekStartsOn) ?? { workedMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 };
    const total = (field: 'rateCents' | 'overtimeCents'): number => paid.reduce((so, one) => so + one[field], 0);
    const overtimeCents = overtimeShare(total('rateCents') + rateCents, hours) - total('overtimeCents');
    return cents === 0 && rateCents === 0 && overtimeCents === 0
      ? []
      : [{ ...{ weekStartsOn, cents, rateCents, overtimeCents }, ...hours }];
  });
}
