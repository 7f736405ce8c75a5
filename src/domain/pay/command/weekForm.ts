import { decimalText, exactText, fraction, times, toCents } from '../fraction';
import { wageTerms } from '../law/wageRules';
import { judgeMeals } from '../mealPremium';
import { federalOvertime, overtimeMethods } from '../overtime';
import { spreadOfHours } from '../spread';
import { payFor, weekPay, type WeekPay } from '../weekPay';
import type { Workday, Workweek } from '../workdays';
import type { timeSheetSchema, SheetHours } from './timeSheet';
import type { z } from 'zod';

/** One printed object; its keys are those of the cases. */
export type Printed = Record<string, unknown>;
type Sheet = z.infer<typeof timeSheetSchema>;

/** The pay of a time sheet. With more than one workweek each stands alone, and the total adds them. */
export function printSheet(sheet: Sheet, hours: SheetHours, isSummed: boolean): Printed {
  const { weeks, work } = hours;
  // One shift that crosses into the next week is shown as one.
  if (weeks.length < 2 || isSummed || work.length === 1) return printOne(sheet, hours);
  const printed = weeks.map((week) => printWeek(week, hours));
  return { weeks: printed, cents: { total: printed.reduce((sum, { cents }) => sum + cents.total, 0) } };
}

function printWeek({ begins, days }: Workweek, { workplace, extras }: SheetHours) {
  const pay = weekPay(days, workplace, extras);
  // Breaks are not told by week in this form.
  return { ...basics(pay, { unpaidMeal: 0, paidBreak: 0 }, 0), workweek: begins };
}

function printOne(sheet: Sheet, hours: SheetHours): Printed {
  const { weeks, workplace, extras, paid } = hours;
  const days = weeks.flatMap((week) => week.days);
  const pays = weeks.map((week) => weekPay(week.days, workplace, extras));
  const pay = pays.length === 1 && pays[0] ? pays[0] : weekPay(days, workplace, extras);
  const premium = breakPremium(sheet, hours, pay);
  const spread = spreadOfHours(days, workplace.state, sheet.minimumWageCentsPerHour ?? 0);
  const breaks = { unpaidMeal: paid.unpaidMealMinutes, paidBreak: paid.paidBreakMinutes };
  const printed = basics(pay, breaks, premium.cents + pay.missedRestCents);
  const bonusPremium = pay.bonusPremiumCents > 0 ? { bonusOvertimePremium: pay.bonusPremiumCents } : {};
  const spreadPay = spread.cents > 0 ? { spreadOfHours: spread.cents } : {};
  return {
    ...printed,
    cents: {
      ...printed.cents,
      ...bonusPremium,
      ...spreadPay,
      total: printed.cents.total + pay.bonusPremiumCents + spread.cents,
    },
    ...stubLines(hours, pay),
    ...(pay.bonusPremiumCents > 0 && pay.bonusPerHour ? { bonusPerHourExact: exactText(pay.bonusPerHour) } : {}),
    ...(spread.cents > 0 ? { spreadMinutes: spread.longestMinutes } : {}),
    ...methods(days, hours),
    ...(premium.cents > 0 && pay.bonusPerHour ? { breakPremium: premium.told } : {}),
  };
}

/** The two counts of overtime: what the state asks, and the half over 40 hours that federal law asks and Form W-2 reports. */
export function printOvertimeReport({ weeks, workplace, extras }: SheetHours): Printed {
  const pays = weeks.map(({ days }) => weekPay(days, workplace, extras));
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

/** The same pay as regular, overtime and double-time lines, which only a single hourly rate has. */
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

/** One hour for a day with a breached meal and one for a day without its rests, at the regular rate with everything promised in it. */
function breakPremium({ missedRest = [], missedMeal = [] }: Sheet, hours: SheetHours, pay: WeekPay) {
  const { state, date } = hours.workplace;
  const { perDayMeal = 0, perDayRest = 0 } = wageTerms('breakPremium', state, date);
  const breached = hours.weeks
    .flatMap(({ days }) => days)
    .filter(({ date: day, times: paid }) => {
      const breaks = hours.breaks.filter(({ startMs }) => paid.some((time) => isNear(time, startMs)));
      return missedMeal.includes(day) || judgeMeals(state, paid, breaks) === 'breached';
    });
  const meal = breached.length * perDayMeal;
  const rest = new Set(missedRest).size * perDayRest;
  const centsEach = toCents(pay.premiumRate);
  const told = { meal, rest, centsEach, rateExact: exactText(pay.premiumRate) };
  return { cents: (meal + rest) * centsEach, told };
}

/** A break belongs to the work that it interrupts: it begins where a piece of it ends, or within it. */
const isNear = ({ startMs, endMs }: { startMs: number; endMs: number }, at: number): boolean =>
  startMs <= at && at <= endMs;
