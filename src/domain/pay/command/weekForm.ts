import { decimalText, exactText, fraction, times, toCents } from '../fraction';
import { leastWageCents, wageTerms } from '../law/wageRules';
import { judgeMeals } from '../mealPremium';
import { federalOvertime, overtimeMethods } from '../overtime';
import { extrasByWeek, type SheetWeek } from '../severalWeeks';
import { spreadOfHours } from '../spread';
import { payFor, weekPay, type WeekExtras, type WeekPay } from '../weekPay';
import type { Workday } from '../workdays';
import { datesOf, sheetWeeks, type timeSheetSchema, type SheetHours } from './timeSheet';
import type { z } from 'zod';

/** One printed object; its keys are those of the cases. */
export type Printed = Record<string, unknown>;
type Sheet = z.infer<typeof timeSheetSchema>;

/** Calculates the pay of a time sheet. With more than one workweek, each is shown separately, plus a total. */
export function printSheet(sheet: Sheet, hours: SheetHours, isSummed: boolean): Printed {
  const weeks = sheetWeeks(hours);
  // One shift that crosses into the next week is shown as one.
  if (weeks.length < 2 || isSummed || hours.work.length === 1) return printOne(sheet, hours);
  const extras = extrasByWeek(weeks, hours.extras);
  const printed = weeks.map((week, index) => {
    const { minutes, regularRate, cents } = payOfWeek(sheet, hours, week, extras[index] ?? hours.extras).printed;
    // This form doesn't break breaks down by week.
    return { minutes: { ...minutes, unpaidMeal: 0, paidBreak: 0 }, regularRate, cents, workweek: week.begins };
  });
  return { weeks: printed, cents: { total: printed.reduce((sum, { cents }) => sum + cents.total, 0) } };
}

/** Calculates a week's pay including everything added by its days: premium hours, missed rest breaks, long days. */
function payOfWeek(
  sheet: Sheet,
  hours: SheetHours,
  { days, workplace }: Omit<SheetWeek, 'begins'>,
  extras: WeekExtras,
) {
  const dates = new Set(days.flatMap(datesOf));
  const missed = Object.entries(sheet.missedRestPeriods ?? {}).filter(([date]) => dates.has(date));
  const missedRestPeriods = missed.reduce((sum, [, periods]) => sum + periods, 0);
  const pay = weekPay(days, workplace, { ...extras, missedRestPeriods });
  const premium = breakPremium(sheet, { days, workplace, dates, breaks: hours.breaks }, pay);
  const minimum = sheet.minimumWageCentsPerHour ?? leastWageCents(workplace.state, workplace.date);
  const spread = spreadOfHours(days, workplace.state, minimum);
  const { unpaidMealMinutes: unpaidMeal, paidBreakMinutes: paidBreak } = hours.paid;
  const { cents, ...rest } = basics(pay, { unpaidMeal, paidBreak }, premium.cents + pay.missedRestCents);
  const printed = {
    ...rest,
    cents: {
      ...cents,
      ...(pay.bonusPremiumCents > 0 ? { bonusOvertimePremium: pay.bonusPremiumCents } : {}),
      ...(spread.cents > 0 ? { spreadOfHours: spread.cents } : {}),
      total: cents.total + pay.bonusPremiumCents + spread.cents,
    },
  };
  return { pay, premium, spread, printed };
}

function printOne(sheet: Sheet, hours: SheetHours): Printed {
  const { workplace, extras } = hours;
  const days = hours.weeks.flatMap((week) => week.days);
  const { pay, premium, spread, printed } = payOfWeek(sheet, hours, { days, workplace }, extras);
  return {
    ...printed,
    ...stubLines(hours, pay),
    ...(pay.bonusPremiumCents > 0 && pay.bonusPerHour ? { bonusPerHourExact: exactText(pay.bonusPerHour) } : {}),
    ...(spread.cents > 0 ? { spreadMinutes: spread.longestMinutes } : {}),
    ...methods(days, hours),
    ...(premium.cents > 0 && pay.bonusPerHour ? { breakPremium: premium.told } : {}),
  };
}

/** Calculates both overtime counts: what the state requires, and the half over 40 hours that federal law requires and Form W-2 reports. */
export function printOvertimeReport(hours: SheetHours): Printed {
  const weeks = sheetWeeks(hours);
  const extras = extrasByWeek(weeks, hours.extras);
  const pays = weeks.map(({ days, workplace }, index) => weekPay(days, workplace, extras[index] ?? hours.extras));
  const sum = (of: (pay: WeekPay) => number): number => pays.reduce((all, pay) => all + of(pay), 0);
  const federal = sum(({ workedMinutes }) => federalOvertime(workedMinutes));
  const overtime = sum(({ minutes }) => minutes.overtime + minutes.doubleTime);
  const premium = sum((pay) => pay.overtimePremiumCents + pay.doubleTimePremiumCents + pay.bonusPremiumCents);
  const straightOfOvertime = sum((pay) =>
    toCents(payFor(pay.minutes.overtime + pay.minutes.doubleTime, pay.regularRate)),
  );
  return {
    minutes: {
      worked: sum(({ workedMinutes }) => workedMinutes),
      overtime,
      stateOvertime: overtime,
      federalOvertime: federal,
    },
    cents: {
      overtimePaid: straightOfOvertime + premium,
      stateOvertimePremium: premium,
      qualifiedOvertime: sum((pay) => pay.qualifiedOvertimeCents),
    },
  };
}

type PremiumDays = Pick<SheetWeek, 'days' | 'workplace'> & { dates: ReadonlySet<string>; breaks: SheetHours['breaks'] };
type Breaks = { unpaidMeal: number; paidBreak: number };

function basics(pay: WeekPay, breaks: Breaks, breakPremiumCents: number) {
  const cents = {
    straightTime: pay.straightCents,
    overtimePremium: pay.overtimePremiumCents,
    doubleTimePremium: pay.doubleTimePremiumCents,
    commission: pay.commissionCents,
    bonus: pay.bonusCents,
    breakPremium: breakPremiumCents,
  };
  return {
    minutes: { worked: pay.workedMinutes, ...pay.minutes, ...breaks },
    regularRate: { exact: `${exactText(pay.regularRate)} cents per hour`, decimalCents: decimalText(pay.regularRate) },
    cents: { ...cents, total: Object.values(cents).reduce((sum, line) => sum + line, 0) },
  };
}

/** Splits the same pay into regular, overtime and double-time lines, which only work with a single hourly rate. */
function stubLines({ work, extras }: SheetHours, { minutes, regularRate, bonusCents }: WeekPay): Printed {
  const [rate = 0, ...others] = new Set(work.map(({ rateCentsPerHour }) => rateCentsPerHour));
  const isPlain = exactText(regularRate) === String(rate) && extras.bonusPercentOfEarnings === 0;
  const hasOther = extras.commissionCents + extras.pieceCents > 0 || (bonusCents > 0 && !isPlain);
  if (rate === 0 || others.length > 0 || hasOther || !isPlain) return {};
  const line = (of: number, multiplier: number): number =>
    toCents(times(payFor(of, fraction(rate)), fraction(multiplier, 2)));
  const lines = {
    regular: line(minutes.regular, 2),
    overtime: line(minutes.overtime, 3),
    doubleTime: line(minutes.doubleTime, 4),
  };
  return { stubLines: { ...lines, sum: lines.regular + lines.overtime + lines.doubleTime } };
}

function methods(days: readonly Workday[], { workplace }: SheetHours): Printed {
  if (wageTerms('overtimeDaily', workplace.state, workplace.date).combine !== 'max') return {};
  const counted = overtimeMethods(
    days.map(({ times: paid }) => paid),
    workplace,
  );
  return Math.max(...Object.values(counted)) > 0 ? { overtimeMinutesByMethod: counted } : {};
}

/**
 * Adds one hour for each day with a meal violation and one for each day without its rest breaks, at the regular rate including everything
 * promised.
 */
function breakPremium(
  { missedRest = [], missedMeal = [] }: Sheet,
  { days, workplace: { state, date }, dates, breaks: all }: PremiumDays,
  pay: WeekPay,
) {
  const { perDayMeal = 0, perDayRest = 0 } = wageTerms('breakPremium', state, date);
  const breached = days.filter(({ date: day, times: paid }) => {
    const breaks = all.filter(({ startMs }) => paid.some((time) => isNear(time, startMs)));
    return missedMeal.includes(day) || judgeMeals(state, paid, breaks) === 'breached';
  });
  const meal = breached.length * perDayMeal;
  const rest = new Set(missedRest.filter((day) => dates.has(day))).size * perDayRest;
  const centsEach = toCents(pay.premiumRate);
  const told = { meal, rest, centsEach, rateExact: exactText(pay.premiumRate) };
  return { cents: (meal + rest) * centsEach, told };
}

/** A break belongs to the work it interrupts: it begins where a piece of work ends, or within it. */
const isNear = ({ startMs, endMs }: { startMs: number; endMs: number }, at: number): boolean =>
  startMs <= at && at <= endMs;
