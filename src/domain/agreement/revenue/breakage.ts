import { fieldFault } from '../../calculation/fieldFault';
import { portionOf } from '../../money/allocate';

export const BREAKAGE_METHODS = ['proportional', 'remote'] as const;
export type BreakageTerms = {
  totalCents: number;
  includedVisits: number;
  performedVisits: number;
  /** The average number of visits that customers use, in hundredths: 1.6 is 160. */
  expectedVisitsE2: number;
  /** `proportional`: a reliable share lapses, so revenue follows use; `remote`: no estimate, the unused part waits for the end. */
  method: (typeof BREAKAGE_METHODS)[number];
  isExpired: boolean;
  /** Visits that roll over are still owed, so there is no breakage. */
  isRolledOver: boolean;
};
/** `breakageCents` is what the end of the term adds for visits that were never used; null while it runs. */
export type Breakage = { recognizedCents: number; deferredCents: number; breakageCents: number | null };

/**
 * Returns the revenue of a plan of equal visits when some are never used: `min(total, total × done ÷ expected)`, or the unused part at
 * the end, when the customer's right is gone. Money owed back and unclaimed property aren't part of it. Method A4.
 * @throws AppError `invalid` for more visits done than included, or an expectation of none
 */
export function breakageOf(terms: BreakageTerms): Breakage {
  const { totalCents, includedVisits, performedVisits, expectedVisitsE2, isExpired, isRolledOver } = terms;
  if (performedVisits > includedVisits) throw fieldFault('performed', `must be at most ${includedVisits}`);
  if (terms.method === 'proportional' && expectedVisitsE2 <= 0)
    throw fieldFault('expectedVisitsTimes100', 'must be above 0');
  const byUse =
    terms.method === 'proportional' && !isRolledOver
      ? portionOf(totalCents, Math.min(100 * performedVisits, expectedVisitsE2), expectedVisitsE2)
      : portionOf(totalCents, performedVisits, includedVisits);
  if (!isExpired || isRolledOver)
    return { recognizedCents: byUse, deferredCents: totalCents - byUse, breakageCents: null };
  return { recognizedCents: totalCents, deferredCents: 0, breakageCents: totalCents - byUse };
}
