import { fraction, plus, times, toCents, ZERO, type Fraction } from './fraction';
import { wageTerms } from './law/wageRules';
import { weekMinutes, type Workplace } from './overtime';
import type { Workday } from './workdays';
import type { WeekExtras } from './weekPay';

/** One workweek of a time sheet, under the law of its own days. */
export type SheetWeek = { begins: string; days: readonly Workday[]; workplace: Workplace };

/**
 * Splits a bonus and a commission over several weeks: even shares (29 CFR 778.120 and 778.209), and if the law divides a flat bonus by
 * non-overtime hours, shares by those hours, so that an hour has the same bonus in every week. The cents are rounded running totals: they
 * add up.
 */
export function extrasByWeek(weeks: readonly SheetWeek[], extras: WeekExtras): WeekExtras[] {
  if (weeks.length < 2) return weeks.map(() => extras);
  const even = weeks.map(() => fraction(1, weeks.length));
  const commissions = sharesOf(extras.commissionCents, even);
  const bonuses = sharesOf(extras.bonusCents, bonusParts(weeks) ?? even);
  const commissionLines = linesOf(commissions);
  const bonusLines = linesOf(bonuses);
  return weeks.map((_week, index) => ({
    ...extras,
    commissionCents: commissionLines[index] ?? 0,
    bonusCents: bonusLines[index] ?? 0,
    shares: { commission: commissions[index] ?? ZERO, bonus: bonuses[index] ?? ZERO },
  }));
}

/** Returns each week's share of the non-overtime hours; null if the law doesn't divide by them. */
function bonusParts(weeks: readonly SheetWeek[]): Fraction[] | null {
  const isApart = weeks.every(
    ({ workplace }) => wageTerms('regularRate', workplace.state, workplace.date).divisor !== undefined,
  );
  const regular = weeks.map(
    ({ days, workplace }) =>
      weekMinutes(
        days.map((day) => day.times),
        workplace,
      ).regular,
  );
  const all = regular.reduce((sum, minutes) => sum + minutes, 0);
  return isApart && all > 0 ? regular.map((minutes) => fraction(minutes, all)) : null;
}

const sharesOf = (amount: number, parts: readonly Fraction[]): Fraction[] =>
  parts.map((part) => times(fraction(amount), part));

function linesOf(shares: readonly Fraction[]): number[] {
  let running = ZERO;
  return shares.map((share) => {
    const before = toCents(running);
    running = plus(running, share);
    return toCents(running) - before;
  });
}
