import type { AgreementMonth } from '@/domain/agreement/record/schema';
import type { Stored } from '@/domain/record/schema';

/** A month of the report: what was paid ahead before and after it follows from its sums. */
export type IncomeRow = AgreementMonth & { openingCents: number };

/** The months in order. */
export const incomeRows = (months: readonly Stored<AgreementMonth>[]): IncomeRow[] =>
  months
    .map((month) => ({
      ...month,
      openingCents: month.closingCents - month.billedCents + month.recognizedCents + month.refundedCents,
    }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
