import { dividedBy, fraction, times, toCents, ZERO, type Fraction } from './fraction';
import { federalOvertime } from './overtime';

/** The methods for spreading a commission or bonus over several weeks (29 CFR 778.119 and 778.120). */
export type CommissionSpread =
  | { kind: 'month' }
  | { kind: 'halfMonth' }
  /** Equal shares over this many whole workweeks. */
  | { kind: 'weeks'; count: number }
  /** The same amount for every hour worked. */
  | { kind: 'hours' }
  /** Each week's earnings are known. */
  | { kind: 'known' };

export type CommissionWeek = { begins: string; workedMinutes: number; commissionCents: number };

export type WeekOfCommission = {
  begins: string;
  workedMinutes: number;
  overtimeMinutes: number;
  /** Cents. Exact: rounding a share first would change the cents in some weeks. */
  share: Fraction;
  /** Overtime still owed for the week: half of what the share adds to each hour. */
  additionalOvertimeCents: number;
};

const WEEKS_A_YEAR = 52;

/** Spreads a commission over its weeks. Past payrolls stay unchanged: the sum is paid on the next payday. */
export function spreadCommission(
  commissionCents: number,
  weeks: readonly CommissionWeek[],
  spread: CommissionSpread,
): WeekOfCommission[] {
  const allMinutes = weeks.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0);
  return weeks.map(({ begins, workedMinutes, commissionCents: known }) => {
    const share = shareOf(fraction(commissionCents), spread, { workedMinutes, allMinutes, known });
    const overtimeMinutes = federalOvertime(workedMinutes);
    const additional = workedMinutes === 0 ? ZERO : times(share, fraction(overtimeMinutes, 2 * workedMinutes));
    return { begins, workedMinutes, overtimeMinutes, share, additionalOvertimeCents: toCents(additional) };
  });
}

type Hours = { workedMinutes: number; allMinutes: number; known: number };

function shareOf(
  commission: Fraction,
  spread: CommissionSpread,
  { workedMinutes, allMinutes, known }: Hours,
): Fraction {
  switch (spread.kind) {
    case 'month':
      return times(commission, fraction(12, WEEKS_A_YEAR));
    case 'halfMonth':
      return times(commission, fraction(24, WEEKS_A_YEAR));
    case 'weeks':
      return dividedBy(commission, fraction(spread.count));
    case 'known':
      return fraction(known);
    case 'hours':
      return allMinutes === 0 ? ZERO : times(commission, fraction(workedMinutes, allMinutes));
  }
}

/** Totals what is still owed for all weeks. */
export const owedForOvertime = (weeks: readonly WeekOfCommission[]): number =>
  weeks.reduce((sum, { additionalOvertimeCents }) => sum + additionalOvertimeCents, 0);
