import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { amountCents } from '../money/schema';
import { line, optionalDate, recordId } from '../record/schema';
import { FINANCING_STATES, FINANCING_SUBJECTS } from './schema';

/**
 * Staff: starts an application for what an estimate or invoice comes to, or for what no other application covers yet. `financingId` makes a
 * repeat harmless. The customer has agreed to get the link: without that nothing is started.
 */
export const offerFinancing = defineContract({
  name: 'offerFinancing',
  input: z
    .object({
      financingId: recordId.max(100),
      subjectKind: z.enum(FINANCING_SUBJECTS),
      subjectId: recordId,
      /** 0 for a prequalification, which only a lender that we are connected to gives. */
      amountCents,
      kind: z.enum(['loan', 'prequal']).default('loan'),
      hasConsent: z.literal(true, 'Ask the customer first'),
      /** With the second lender, after the first declined. */
      isSecondLender: z.boolean().default(false),
    })
    .refine(({ kind, amountCents: cents }) => kind === 'prequal' || cents > 0, {
      path: ['amountCents'],
      message: 'Enter an amount',
    }),
  output: z.object({ link: z.string() }),
});

/**
 * Staff: says where an application is, as the lender's portal shows it. `paid-out` enters the payment in the books, `refunded` takes all
 * of it or a part back.
 */
export const setFinancingState = defineContract({
  name: 'setFinancingState',
  input: z.object({
    financingId: recordId,
    state: z.enum(FINANCING_STATES),
    note: line(500).default(''),
    /** What was approved; null leaves it as it is. */
    approvedCents: amountCents.nullable().default(null),
    expiresOn: optionalDate,
    /** Of a payout: the day (YYYY-MM-DD) it arrived, and what the lender kept. */
    paidOutOn: optionalDate,
    feeCents: amountCents.nullable().default(null),
    /**
     * Of a refund: how much of the loan has been given back in all, with this time; null = all of it. The same sum twice is one refund, so that
     * neither a second click nor a second person gives it back again.
     */
    givenBackCents: amountCents.nullable().default(null),
  }),
  output: z.object({}),
});

/** Staff: asks the lender where an application is. In link mode there is nobody to ask. */
export const refreshFinancing = defineContract({
  name: 'refreshFinancing',
  input: z.object({ financingId: recordId }),
  output: z.object({}),
});
