import { wageTerms } from './law/wageRules';
import { minutesOf, sumMinutes, type PaidTime } from './punches';

/** The minutes of one workweek by pay type. `regular + overtime + doubleTime` is the total worked. */
export type WeekMinutes = { regular: number; overtime: number; doubleTime: number };

/** Factors other than hours that overtime depends on. */
export type Workplace = {
  /** Abbreviation of the state in which the work was done. */
  state: string;
  /** The day (YYYY-MM-DD) whose law applies. */
  date: string;
  rateCentsPerHour: number;
  employerHeadcount: number | null;
  /** Nevada: both sides agreed on four ten-hour days. */
  hasFourTenAgreement: boolean;
  /** Alaska: the department approved a flexible work hour plan. */
  hasFlexiblePlan: boolean;
};

/** Colorado's three counts. */
export type OvertimeMethods = { weekly: number; daily: number; consecutive: number };

/** 29 USC 207(a). */
export const FEDERAL_WEEK_MINUTES = 2400;
const DAYS = 7;

/** Returns the minutes over 40 hours: overtime under federal law, which a state can't reduce. */
export const federalOvertime = (workedMinutes: number): number => Math.max(0, workedMinutes - FEDERAL_WEEK_MINUTES);

/**
 * Calculates overtime and double time of one workweek under state and federal law, whichever is better for the worker.
 * @param days the paid time of each workday, in order, days without work left out
 */
export function weekMinutes(days: readonly (readonly PaidTime[])[], workplace: Workplace): WeekMinutes {
  const { consecutive } = overtimeMethods(days, workplace);
  return minutesOfDays(days.map(sumMinutes), workplace, consecutive);
}

/**
 * Calculates the same from each day's minutes alone.
 * @param workedByDay in order, days without work left out
 * @param consecutive minutes beyond the state's limit for one run of work, as far as known
 */
export function minutesOfDays(workedByDay: readonly number[], workplace: Workplace, consecutive = 0): WeekMinutes {
  const daily = dailyTerms(workplace);
  const worked = sum(workedByDay);
  if (daily.combine === 'max') {
    const overtime = Math.max(federalOvertime(worked), overDays(workedByDay, daily.dailyMinutes), consecutive);
    return { regular: worked - overtime, overtime, doubleTime: 0 };
  }
  const double = wageTerms('doubleTime', workplace.state, workplace.date);
  const isSeventh = isSeventhDayPaid(workedByDay, workplace);
  let straight = 0;
  let doubleTime = 0;
  workedByDay.forEach((minutes, index) => {
    const isLast = isSeventh && index === DAYS - 1;
    const twice = over(minutes, isLast ? double.seventhDayAfterMinutes : double.dailyMinutes);
    doubleTime += twice;
    straight += isLast ? 0 : Math.min(minutes - twice, daily.dailyMinutes ?? Infinity);
  });
  // Hours that already count as daily overtime don't count again toward the week's 40.
  const regular = Math.min(straight, FEDERAL_WEEK_MINUTES);
  return { regular, overtime: worked - regular - doubleTime, doubleTime };
}

const sum = (minutes: readonly number[]): number => minutes.reduce((total, one) => total + one, 0);
const over = (minutes: number, limit = Infinity): number => Math.max(0, minutes - limit);
const overDays = (workedByDay: readonly number[], dailyMinutes: number | undefined): number =>
  sum(workedByDay.map((minutes) => over(minutes, dailyMinutes)));

/** Calculates each of Colorado's counts; the one that pays most is due, not their sum. */
export function overtimeMethods(days: readonly (readonly PaidTime[])[], workplace: Workplace): OvertimeMethods {
  const { dailyMinutes, consecutiveMinutes } = dailyTerms(workplace);
  const worked = days.map(sumMinutes);
  return {
    weekly: federalOvertime(sum(worked)),
    daily: overDays(worked, dailyMinutes),
    consecutive: sum(runs(days.flat()).map((minutes) => over(minutes, consecutiveMinutes))),
  };
}

/** Returns the minutes of each run of work without an unpaid gap. */
function runs(times: readonly PaidTime[]): number[] {
  const lengths: number[] = [];
  times.forEach((time, index) => {
    const goesOn = times[index - 1]?.endMs === time.startMs;
    lengths.push((goesOn ? (lengths.pop() ?? 0) : 0) + minutesOf(time));
  });
  return lengths;
}

/** Returns the state's daily rule, as far as it applies to this worker. */
function dailyTerms({ state, date, ...workplace }: Workplace) {
  const terms = wageTerms('overtimeDaily', state, date);
  const { minEmployees, dailyMinutes: flexibleMinutes } = wageTerms('exemption', state, date);
  const isBelow =
    terms.appliesBelowCentsPerHour === undefined || workplace.rateCentsPerHour < terms.appliesBelowCentsPerHour;
  const isSmall =
    minEmployees !== undefined && workplace.employerHeadcount !== null && workplace.employerHeadcount < minEmployees;
  const hasAgreed = terms.fourTenAgreement === true && workplace.hasFourTenAgreement;
  if (!isBelow || isSmall || hasAgreed) return {};
  return workplace.hasFlexiblePlan && flexibleMinutes !== undefined
    ? { ...terms, dailyMinutes: flexibleMinutes }
    : terms;
}

/** Whether the seventh day of a week worked every day is paid at a premium, from its first minute. */
function isSeventhDayPaid(workedByDay: readonly number[], { state, date }: Workplace): boolean {
  const { seventhDayFirstMinutes } = wageTerms('overtimeDaily', state, date);
  const { multiplier, exceptionDayMinutes = 0, exceptionWeekMinutes = 0 } = wageTerms('seventhDay', state, date);
  if (workedByDay.length < DAYS) return false;
  const worked = sum(workedByDay);
  // Kentucky's rule doesn't apply to a worker who may not exceed 40 hours in the week.
  if (seventhDayFirstMinutes === undefined) return multiplier !== undefined && worked > FEDERAL_WEEK_MINUTES;
  const isShort = workedByDay.every((minutes) => minutes <= exceptionDayMinutes);
  return !(isShort && worked <= exceptionWeekMinutes);
}
