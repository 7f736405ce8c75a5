import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { amountCents } from '../money/schema';
import { line, optionalDate, recordId } from '../record/schema';
import { FINANCING_STATES, FINANCING_SUBJECTS } from './schema';

/**
 * For staff: starts an application for the total of an estimate or invoice, or for the part that no other application covers yet.
 * `financingId` makes it idempotent. The customer has consented to get the link: without that nothing is started.
 */
export const offerFinancing = defineContract({
  name: 'offerFinancing',
  input: z
    .object({
      financingId: recordId.max(100),
      subjectKind: z.enum(FINANCING_SUBJECTS),
      subjectId: recordId,
      /** 0 for a prequalification, which only a directly connected lender offers. */
      amountCents,
      kind: z.enum(['loan', 'prequal']).default('loan'),
      hasConsent: z.literal(true, 'Ask the customer first'),
      /** True for an application with the second lender, after the first declined. */
      isSecondLender: z.boolean().default(false),
    })
    .refine(({ kind, amountCents: cents }) => kind === 'prequal' || cents > 0, {
      path: ['amountCents'],
      message: 'Enter an amount',
    }),
  output: z.object({ link: z.string() }),
});

/**
 * For staff: records an application's state as shown in the lender's portal. `paid-out` enters the payment in the books, `refunded`
 * reverses all or part of it.
 */
export const setFinancingState = defineContract({
  name: 'setFinancingState',
  input: z.object({
    financingId: recordId,
    state: z.enum(FINANCING_STATES),
    note: line(500).default(''),
    /** The approved amount; null leaves it unchanged. */
    approvedCents: amountCents.nullable().default(null),
    expiresOn: optionalDate,
    /** For a payout: the day (YYYY-MM-DD) it arrived, and the lender's fee. */
    paidOutOn: optionalDate,
    feeCents: amountCents.nullable().default(null),
    /**
     * For a refund: the total refunded so far, including this one; null = all of the loan. The same total twice is one refund, so that
     * neither a second click nor a second person refunds it again.
     */
    givenBackCents: amountCents.nullable().default(null),
  }),
  output: z.object({}),
});

/** For staff: asks the lender for an application's state. In link mode there is no lender to ask. */
export const refreshFinancing = defineContract({
  name: 'refreshFinancing',
  input: z.object({ financingId: recordId }),
  output: z.object({}),
});
