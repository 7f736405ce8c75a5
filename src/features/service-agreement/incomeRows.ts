import type { AgreementMonth } from '@/domain/agreement/record/postingSchema';
import { RATE_ONE_PPM } from '@/domain/money/limits';
import { multiplyDivide } from '@/domain/money/rounding';
import type { Stored } from '@/domain/record/schema';

/**
 * A month of the report: deferred income before and after is derived from its totals, and member counts from the current number.
 * `isOpen`: not over yet, so nothing is posted.
 */
export type IncomeRow = AgreementMonth & { openingCents: number; isOpen: boolean } & Members;
/** `membersBefore` and `churnPpm` are null if unknown, or if no one could leave. */
type Members = { membersBefore: number | null; churnPpm: number | null };

/** Returns the months in order. `membersNow`: undefined while counting. */
export function incomeRows(
  months: readonly Stored<AgreementMonth>[],
  { thisMonth, membersNow }: { thisMonth: string; membersNow: number | undefined },
): IncomeRow[] {
  let members = membersNow;
  const newestFirst = months
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))
    .map((month): IncomeRow => {
      if (members !== undefined) members = Math.max(0, members - month.started + month.ended);
      const membersBefore = members ?? null;
      return {
        ...month,
        openingCents: month.closingCents - month.billedCents + month.recognizedCents + month.refundedCents,
        isOpen: month.month >= thisMonth,
        membersBefore,
        churnPpm: membersBefore ? multiplyDivide(month.ended, RATE_ONE_PPM, membersBefore) : null,
      };
    });
  return newestFirst.toReversed();
}
