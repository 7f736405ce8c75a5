import { fieldFault } from '../calculation/fieldFault';
import { multiplyDivide } from '../money/rounding';

export const POUNDS_PER_TON = 2_000;

export type ScaleTicket = { grossPounds: number; tarePounds: number; ratePerTonCents: number; minimumCents: number };

/**
 * Calculates the weight and fee of a scale ticket: the exact tons times the rate, rounded once, or the facility's minimum. Method C3.
 * @throws AppError `invalid` for a truck that was heavier empty
 */
export function scaleTicketFee({ grossPounds, tarePounds, ratePerTonCents, minimumCents }: ScaleTicket): {
  netPounds: number;
  tonsThousandths: number;
  feeCents: number;
} {
  const netPounds = grossPounds - tarePounds;
  if (netPounds < 0) throw fieldFault('tarePounds', 'must not be more than grossPounds');
  return {
    netPounds,
    tonsThousandths: multiplyDivide(netPounds, 1_000, POUNDS_PER_TON),
    feeCents: Math.max(multiplyDivide(netPounds, ratePerTonCents, POUNDS_PER_TON), minimumCents),
  };
}
