import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { quantityE4 } from '../money/schema';
import { line, optionalRecordId, recordId, requiredLine } from '../record/schema';
import { isShareToken } from '../public-document/token';
import { signatureSchema } from './schema';

/** A customer's choices on an estimate. */
/** More lines than an estimate has. */
const MAX_CHOSEN = 500;

export const estimateChoiceSchema = z.object({
  /** '' if there are no options. */
  optionId: optionalRecordId,
  /** The chosen optional lines. */
  selectedLineIds: z.array(recordId).max(MAX_CHOSEN).default([]),
  /** Quantities of lines whose quantity may be changed, if it was. */
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
    /** Becomes a member along with it, at member prices; `hash` is that of what was on the screen. */
    membership: z
      .object({ hash: z.string().length(64), agreesToRenewal: z.boolean() })
      .nullable()
      .default(null),
  }),
  z.object({ kind: z.literal('decline'), reason: requiredLine(1000, 'Tell us why, in a word or two') }),
  z.object({ kind: z.literal('change'), message: requiredLine(2000, 'Tell us what should change') }),
]);

/**
 * Accepts, declines or requests a change, for anyone with the link. `documentHash` and `totalCents` are what was on the screen: rejected
 * with `aborted` if the estimate has changed since. Repeating the same answer is not an error.
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

/** Approves on the customer's behalf (by phone, on paper), for staff, with a note how. */
export const approveEstimate = defineContract({
  name: 'approveEstimate',
  input: z.object({
    estimateId: recordId,
    choice: estimateChoiceSchema,
    note: requiredLine(120, 'Enter how the customer agreed'),
    /** Whether they also took the plan offered with it. */
    isMember: z.boolean().default(false),
  }),
  output: z.object({}),
});

/** Records that the customer declined, for staff. */
export const declineEstimate = defineContract({
  name: 'declineEstimate',
  input: z.object({ estimateId: recordId, reason: requiredLine(1000, 'Enter a reason so others know why.') }),
  output: z.object({}),
});

/** Archives the current revision and opens the next one for editing (state `draft`), for staff. */
export const reviseEstimate = defineContract({
  name: 'reviseEstimate',
  input: z.object({ estimateId: recordId }),
  output: z.object({ revisionNumber: z.number().int() }),
});

/**
 * Converts an approved estimate to a job or draft invoice, for staff, carrying over the chosen lines; a paid deposit is settled when the
 * invoice is issued. Repeating the call returns what was created the first time.
 */
export const convertEstimate = defineContract({
  name: 'convertEstimate',
  input: z.object({ estimateId: recordId, to: z.enum(['job', 'invoice']), title: line(160).default('') }),
  output: z.object({ jobId: z.string(), invoiceId: z.string() }),
});
