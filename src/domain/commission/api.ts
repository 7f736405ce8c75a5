import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { signedCents } from '../money/schema';
import { optionalRecordId, recordId, requiredLine } from '../record/schema';
import { payPlanSchema } from './plan';

/** Keeps the rules that hold from a day on. A plan whose day is over is never replaced. */
export const savePayPlan = defineContract({
  name: 'savePayPlan',
  input: payPlanSchema,
  /** `isWorkedOut` is false where there is more work since that day than the call had time for: the night does the rest. */
  output: z.object({ startsOn: z.string(), isWorkedOut: z.boolean() }),
});

export const payEntryInputSchema = z.object({
  /** Made by the caller: the same entry twice is one. */
  requestId: recordId,
  technicianId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose who it is for'),
  on: z.iso.date('Use a valid date'),
  amountCents: signedCents.refine((cents) => cents !== 0, 'Enter an amount'),
  reason: requiredLine(300, 'Say what it is for'),
  jobId: optionalRecordId,
  isInRegularRate: z.boolean().default(true),
});
export type PayEntryInput = z.infer<typeof payEntryInputSchema>;

/** Adds to somebody's pay, or takes from it, with a reason: also how a closed period is put right. */
export const addPayEntry = defineContract({
  name: 'addPayEntry',
  input: payEntryInputSchema,
  output: z.object({ earningId: z.string() }),
});
