import { dividedBy, fraction, largest, plus, toCents, type Fraction } from './fraction';
import { federalOvertime } from './overtime';
import { payFor, perHour } from './weekPay';

/** A piece-rate week. Minutes and cents. */
export type PieceWeek = {
  pieceEarningsCents: number;
  productiveMinutes: number;
  /** Waiting, meetings, training: paid by the hour. */
  nonproductiveMinutes: number;
  nonproductiveRateCentsPerHour: number;
  restAndRecoveryMinutes: number;
  minimumWageCentsPerHour: number;
};

export type PieceWeekPay = {
  workedMinutes: number;
  overtimeMinutes: number;
  /** Cents per hour. */
  restRate: Fraction;
  pieceCents: number;
  nonproductiveCents: number;
  restAndRecoveryCents: number;
  overtimePremiumCents: number;
};

/**
 * Calculates a week under California Labor Code 226.2: piece workers' rest breaks are paid at the week's average (all pay excluding rest
 * breaks and overtime premium, over all hours excluding rest breaks) or the minimum wage, if that is more; other nonproductive time by
 * the hour, at least at the minimum wage. The pay stub shows all three.
 */
export function pieceWeekPay(week: PieceWeek): PieceWeekPay {
  const minimum = fraction(week.minimumWageCentsPerHour);
  const nonproductiveRate = largest(minimum, fraction(week.nonproductiveRateCentsPerHour));
  const nonproductive = payFor(week.nonproductiveMinutes, nonproductiveRate);
  const pieces = fraction(week.pieceEarningsCents);
  const average = perHour(plus(pieces, nonproductive), week.productiveMinutes + week.nonproductiveMinutes);
  const restRate = largest(minimum, average);
  const rest = payFor(week.restAndRecoveryMinutes, restRate);
  const workedMinutes = week.productiveMinutes + week.nonproductiveMinutes + week.restAndRecoveryMinutes;
  const overtimeMinutes = federalOvertime(workedMinutes);
  const regularRate = perHour(plus(pieces, nonproductive, rest), workedMinutes);
  return {
    workedMinutes,
    overtimeMinutes,
    restRate,
    pieceCents: week.pieceEarningsCents,
    nonproductiveCents: toCents(nonproductive),
    restAndRecoveryCents: toCents(rest),
    overtimePremiumCents: toCents(dividedBy(payFor(overtimeMinutes, regularRate), fraction(2))),
  };
}
