import { dividedBy, fraction, fractionOf, isLess, plus, times, toCents, ZERO, type Fraction } from './fraction';
import { wageTerms } from './law/wageRules';
import { federalOvertime, FEDERAL_WEEK_MINUTES, weekMinutes, type WeekMinutes, type Workplace } from './overtime';
import { minutesOf, sumMinutes, type PaidTime } from './punches';
import type { Workday } from './workdays';

const HOUR_MINUTES = fraction(60);
const HALF = fraction(1, 2);

/** Earnings for one workweek in addition to hourly pay. Cents. */
export type WeekExtras = {
  /** For piecework or flat-rate hours: includes the straight pay of the time it took. */
  pieceCents: number;
  commissionCents: number;
  /** Promised in advance, and so part of the regular rate. */
  bonusCents: number;
  /** The exact amounts both add to the week, if they are shares of an amount for several weeks; null = their cents. */
  shares: { commission: Fraction; bonus: Fraction } | null;
  /** A share of all earnings of the week, including overtime; 0 = none. It already includes its own overtime. */
  bonusPercentOfEarnings: number;
  /** Number of rest breaks that weren't allowed, for each of which the state adds minutes of pay. */
  missedRestPeriods: number;
  /** Worker and employer agreed before the work on overtime at the rate of the job performed (29 CFR 778.419). */
  isOvertimeByJobRate: boolean;
};

export const NO_EXTRAS: WeekExtras = {
  pieceCents: 0,
  commissionCents: 0,
  bonusCents: 0,
  shares: null,
  bonusPercentOfEarnings: 0,
  missedRestPeriods: 0,
  isOvertimeByJobRate: false,
};

/** One workweek's pay. Every amount of cents is exact up to its line, and rounded there once. */
export type WeekPay = {
  workedMinutes: number;
  minutes: WeekMinutes;
  /** Cents per hour: all pay for the week's work over all its hours; in California excluding a flat bonus, whose part is `bonusPerHour`. */
  regularRate: Fraction;
  /** The rate for one hour of break premium. */
  premiumRate: Fraction;
  /** Flat bonus per non-overtime hour, if the law divides that way; else null. */
  bonusPerHour: Fraction | null;
  straightCents: number;
  overtimePremiumCents: number;
  doubleTimePremiumCents: number;
  /** Premium on a flat bonus, if the law counts it separately. */
  bonusPremiumCents: number;
  bonusCents: number;
  commissionCents: number;
  missedRestCents: number;
  /** The part required by federal law alone: the half over 40 hours. Form W-2 reports it (box 12, code TT). */
  qualifiedOvertimeCents: number;
};

/** Calculates pay for minutes at cents per hour, exactly. */
export const payFor = (minutes: number, centsPerHour: Fraction): Fraction =>
  dividedBy(times(fraction(minutes), centsPerHour), HOUR_MINUTES);

/** Calculates the straight pay for paid time, each piece at its own rate. */
export const straightPay = (paid: readonly PaidTime[]): Fraction =>
  plus(ZERO, ...paid.map((time) => payFor(minutesOf(time), fraction(time.rateCentsPerHour))));

/**
 * Calculates the pay of one workweek: straight time for all minutes, the premium for overtime and double time at the regular rate, bonus,
 * commission. 29 CFR part 778; the states' rules are in `law/rules.json`.
 * @param days in order, all in one workweek
 */
export function weekPay(days: readonly Workday[], workplace: Workplace, extras: WeekExtras): WeekPay {
  const paid = days.flatMap((day) => day.times);
  const worked = sumMinutes(paid);
  const minutes = weekMinutes(
    days.map((day) => day.times),
    workplace,
  );
  const straight = plus(straightPay(paid), fraction(extras.pieceCents));
  const isBonusApart = wageTerms('regularRate', workplace.state, workplace.date).divisor !== undefined;
  const { commission, bonus } = extras.shares ?? {
    commission: fraction(extras.commissionCents),
    bonus: fraction(extras.bonusCents),
  };
  const joined = plus(straight, commission, isBonusApart ? ZERO : bonus);
  const regularRate = perHour(joined, worked);
  const bonusPerHour = isBonusApart && isLess(ZERO, bonus) ? perHour(bonus, minutes.regular) : null;
  const premiumFor = (overtimeMinutes: number): Fraction =>
    extras.isOvertimeByJobRate
      ? jobRatePremium(paid, overtimeMinutes)
      : times(HALF, payFor(overtimeMinutes, regularRate));
  const premium = premiumFor(minutes.overtime);
  const double = payFor(minutes.doubleTime, regularRate);
  const earned = toCents(straight) + toCents(premium) + toCents(double);
  const percent = fractionOf(extras.bonusPercentOfEarnings);
  return {
    workedMinutes: worked,
    minutes,
    regularRate,
    premiumRate: plus(regularRate, bonusPerHour ?? ZERO),
    bonusPerHour,
    straightCents: toCents(straight),
    overtimePremiumCents: toCents(premium),
    doubleTimePremiumCents: toCents(double),
    bonusPremiumCents: toCents(bonusPremium(minutes, bonusPerHour)),
    bonusCents: extras.bonusCents + toCents(dividedBy(times(percent, fraction(earned)), fraction(100))),
    commissionCents: extras.commissionCents,
    missedRestCents: toCents(missedRestPay(worked, regularRate, extras, workplace)),
    qualifiedOvertimeCents: toCents(premiumFor(federalOvertime(worked))),
  };
}

/** Converts an amount over minutes to cents per hour; the amount is ignored if no time was worked. */
export const perHour = (amount: Fraction, minutes: number): Fraction =>
  minutes === 0 ? ZERO : dividedBy(times(amount, HOUR_MINUTES), fraction(minutes));

/**
 * Alvarado v. Dart Container: 1.5 times the per-hour bonus of a non-overtime hour for each overtime hour, twice that bonus for each
 * double-time hour.
 */
function bonusPremium({ overtime, doubleTime }: WeekMinutes, perNonOvertimeHour: Fraction | null): Fraction {
  if (!perNonOvertimeHour) return ZERO;
  return plus(
    times(fraction(3, 2), payFor(overtime, perNonOvertimeHour)),
    times(fraction(2), payFor(doubleTime, perNonOvertimeHour)),
  );
}

/** Returns half of each job's rate for the last minutes of the week. */
function jobRatePremium(paid: readonly PaidTime[], overtimeMinutes: number): Fraction {
  let left = overtimeMinutes;
  const parts = paid.toReversed().map((time) => {
    const minutes = Math.min(left, minutesOf(time));
    left -= minutes;
    return times(HALF, payFor(minutes, fraction(time.rateCentsPerHour)));
  });
  return plus(ZERO, ...parts);
}

/**
 * Adds minutes of pay for each rest break that wasn't allowed (Colorado). They also count as hours worked: over 40 in the week they are
 * overtime.
 */
function missedRestPay(
  worked: number,
  regularRate: Fraction,
  { missedRestPeriods }: WeekExtras,
  { state, date }: Workplace,
): Fraction {
  const { extraMinutesEach = 0 } = wageTerms('breakPremium', state, date);
  const extra = missedRestPeriods * extraMinutesEach;
  const over = Math.min(extra, Math.max(0, worked + extra - FEDERAL_WEEK_MINUTES));
  return plus(payFor(extra, regularRate), times(HALF, payFor(over, regularRate)));
}
