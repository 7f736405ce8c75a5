import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { quantityE4 } from '../money/schema';
import { line, optionalRecordId, recordId, requiredLine } from '../record/schema';
import { isShareToken } from '../public-document/token';
import { signatureSchema } from './schema';

/** What somebody chose of an estimate. */
/** More lines than an estimate has. */
const MAX_CHOSEN = 500;

export const estimateChoiceSchema = z.object({
  /** '' where there are no options. */
  optionId: optionalRecordId,
  /** Of the optional lines. */
  selectedLineIds: z.array(recordId).max(MAX_CHOSEN).default([]),
  /** Of the lines whose quantity may be changed, where it was. */
  quantitiesE4: z
    .record(recordId, quantityE4)
    .refine((quantities) => Object.keys(quantities).length <= MAX_CHOSEN, 'Too many quantities')
    .default({}),
});
export type EstimateChoice = z.infer<typeof estimateChoiceSchema>;

const answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accept'),
    choice: estimateChoiceSchema,
    signature: signatureSchema,
    totalCents: z.number().int().min(0),
    /** Becomes a member with it, at member prices; `hash` is that of what was on the screen. */
    membership: z
      .object({ hash: z.string().length(64), agreesToRenewal: z.boolean() })
      .nullable()
      .default(null),
  }),
  z.object({ kind: z.literal('decline'), reason: requiredLine(1000, 'Tell us why, in a word or two') }),
  z.object({ kind: z.literal('change'), message: requiredLine(2000, 'Tell us what should change') }),
]);

/**
 * Anyone with the link: accepts, declines or requests a change. `documentHash` and `totalCents` are what was on the
 * screen: rejected with `aborted` if the estimate has changed since. Repeating the same answer is not an error.
 */
export const answerEstimate = defineContract({
  name: 'answerEstimate',
  input: z.object({
    token: z.string().refine(isShareToken, 'This link is not complete'),
    documentHash: z.string().length(64),
    answer,
  }),
  output: z.object({ state: z.string(), depositDueCents: z.number().int() }),
});

/** Staff: approves on the customer's behalf (by phone, on paper), with a note how. */
export const approveEstimate = defineContract({
  name: 'approveEstimate',
  input: z.object({
    estimateId: recordId,
    choice: estimateChoiceSchema,
    note: requiredLine(120, 'Enter how the customer agreed'),
    /** They took the plan that is offered with it, too. */
    isMember: z.boolean().default(false),
  }),
  output: z.object({}),
});

/** Staff: the customer declined. */
export const declineEstimate = defineContract({
  name: 'declineEstimate',
  input: z.object({ estimateId: recordId, reason: requiredLine(1000, 'Enter a reason so others know why.') }),
  output: z.object({}),
});

/** Staff: keeps the present revision as it is and opens the next one for editing (state `draft`). */
export const reviseEstimate = defineContract({
  name: 'reviseEstimate',
  input: z.object({ estimateId: recordId }),
  output: z.object({ revisionNumber: z.number().int() }),
});

/**
 * Staff: turns an approved estimate into a job or draft invoice, carrying over the chosen lines; a paid deposit is
 * settled when the invoice is issued. Repeating the call returns what was created the first time.
 */
export const convertEstimate = defineContract({
  name: 'convertEstimate',
  input: z.object({ estimateId: recordId, to: z.enum(['job', 'invoice']), title: line(160).default('') }),
  output: z.object({ jobId: z.string(), invoiceId: z.string() }),
});
