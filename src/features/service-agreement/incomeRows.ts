import type { AgreementMonth } from '@/domain/agreement/record/postingSchema';
import { RATE_ONE_PPM } from '@/domain/money/limits';
import { multiplyDivide } from '@/domain/money/rounding';
import type { Stored } from '@/domain/record/schema';

/**
 * A month of the report: what was paid ahead before and after it follows from its sums, and how many members there were from how many there are
 * now. `isOpen`: not over yet, so nothing of it is posted.
 */
export type IncomeRow = AgreementMonth & { openingCents: number; isOpen: boolean } & Members;
/** `membersBefore` and `churnPpm` are null where they are not known, or nobody could leave. */
type Members = { membersBefore: number | null; churnPpm: number | null };

/** The months in order. `membersNow`: undefined while they are being counted. */
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
