import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { ledgerMonthSchema, receivablesSchema } from '../../ledger/schema';
import { currencyCode } from '../../money/schema';
import { COMPARISONS, RANGES } from '../range';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const place = { companyId: z.string(), name: z.string() };

const companySumsSchema = z.object({
  ...place,
  isCurrent: z.boolean(),
  currency: currencyCode,
  /** The current day in its time zone (YYYY-MM-DD). */
  today: z.string(),
  /** Its own months, and the comparison: both may be less than requested (`span.ts`). */
  range: z.object({ from: month, to: month }),
  comparison: z.enum(COMPARISONS),
  ledger: z.array(
    ledgerMonthSchema.pick({
      ...{ month: true, issuedCount: true, salesCents: true, taxCents: true, receivedCents: true, refundedCents: true },
      days: true,
    }),
  ),
  receivables: receivablesSchema.pick({ byDueOn: true }),
});
/** One company's part of the multi-company view. */
export type CompanySums = z.infer<typeof companySumsSchema>;

/**
 * Returns monthly totals, for anyone signed in with a confirmed address, of those of their companies in which they are admin or manager
 * and may read them, by name. `from`, `to`: the months of the range `custom`. `leftOut`: their other companies, and whether it is their
 * role there or that company's plan that excludes them.
 */
export const readCompaniesReport = defineContract({
  name: 'readCompaniesReport',
  input: z.object({
    range: z.enum([...RANGES, 'custom']),
    from: month.optional(),
    to: month.optional(),
    comparison: z.enum(COMPARISONS),
  }),
  output: z.object({
    companies: z.array(companySumsSchema),
    leftOut: z.array(z.object({ ...place, why: z.enum(['role', 'plan']) })),
  }),
});
export type LeftOut = z.infer<typeof readCompaniesReport.output>['leftOut'][number];
