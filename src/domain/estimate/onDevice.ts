import { z } from 'zod';
import { amountCents, quantityE4 } from '../money/schema';
import type { ListQuery } from '../record/listQuery';
import { isoInstant, line, recordId, requiredLine } from '../record/schema';

const DRAWING_LIMIT = 80_000;
/** More lines than an estimate has. */
const CHOSEN_LIMIT = 500;

/** '': the server hasn't processed it yet; `taken`: the estimate was accepted with it; `refused`: it couldn't be, with the reason. */
const SIGNED_STATES = ['', 'taken', 'refused'] as const;

/**
 * companies/{c}/estimateSignatures/{id}: a customer's acceptance of an estimate, signed on a company member's device, possibly offline.
 * Written once. The server accepts the estimate with it if that is still what was signed, and records the outcome here.
 */
export const estimateSignatureSchema = z.object({
  estimateId: recordId,
  customerId: recordId,
  title: line(160).default(''),
  revisionNumber: z.number().int().min(1).max(10_000),
  /** The hash of what was on the screen. */
  documentHash: z.string().length(64),
  /** As in `EstimateChoice`: '' without options. */
  optionId: z.string().max(128).default(''),
  selectedLineIds: z.array(recordId).max(CHOSEN_LIMIT).default([]),
  quantities: z
    .array(z.object({ lineId: recordId, quantityE4 }))
    .max(CHOSEN_LIMIT)
    .default([]),
  totalCents: amountCents,
  /** The hash of the plan taken with it, as shown on the screen (`membershipHash`); '' = none. */
  membershipHash: z.string().max(64).default(''),
  /** Consent to the plan's renewal, which has a separate checkbox. */
  agreesToRenewal: z.boolean().default(false),
  name: requiredLine(120, 'Enter your name'),
  imageDataUrl: z.string().max(DRAWING_LIMIT, 'The signature is too large').default(''),
  signedAt: isoInstant,
  /** Written by the server. */
  state: z.enum(SIGNED_STATES).default(''),
  /** Why it was refused, as a sentence. */
  reason: line(400).default(''),
});
export type EstimateSignature = z.infer<typeof estimateSignatureSchema>;

const OF_ESTIMATE_LIMIT = 10;

/** Signatures for an estimate on the company's devices, latest first. */
export const signaturesOfEstimate = (estimateId: string): ListQuery => ({
  where: [{ field: 'estimateId', operator: '==', value: estimateId }],
  orderBy: [{ field: 'signedAt', direction: 'desc' }],
  limit: OF_ESTIMATE_LIMIT,
});
