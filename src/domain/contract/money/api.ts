import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId, requiredLine } from '../../record/schema';
import { billingTermsSchema, bookLinesSchema } from './book';
import { changeOrderInputSchema, recordedSignatureSchema } from './changeOrder';
import { signedCents } from '../../money/schema';
import { signingSchema, waiverInputSchema } from './lienWaiver';
import { logParts } from './log';
import { applicationInputSchema } from './payApplication';

/** The revision on the screen; '' for a record that doesn't exist yet. */
const revision = z.string().max(64);
const day = z.iso.date('Use a valid date');

/** Changes how a signed contract is billed, for staff. Rejected with `conflict` when someone has changed it since. */
export const changeContractBook = defineContract({
  name: 'changeContractBook',
  input: z.object({
    contractId: recordId,
    revision,
    change: z.discriminatedUnion('kind', [
      /** Editable until the first application is sent; the lines must add up to the contract sum by then. */
      z.object({ kind: z.literal('schedule'), lines: bookLinesSchema }),
      z.object({ kind: z.literal('terms'), terms: billingTermsSchema }),
      /** Records that a preliminary notice was served, by its rule, or a payment passed on, by its clock. */
      z.object({ kind: z.literal('served'), ruleId: requiredLine(140, 'Name the rule'), on: day }),
      /** Requests the contract's deposit from the customer, with an invoice. */
      z.object({ kind: z.literal('deposit') }),
    ]),
  }),
  /** Why the deposit's invoice stayed a draft; otherwise ''. */
  output: z.object({ depositFault: z.string() }),
});
export type ContractBookChange = z.infer<typeof changeContractBook.input>['change'];

/** Saves a contract's budget, costs, subcontracts, or RFIs and submittals, for staff, each list as a whole. */
export const changeContractLog = defineContract({
  name: 'changeContractLog',
  input: z.object({
    contractId: recordId,
    revision,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('budget'), budget: logParts.budget }),
      z.object({ kind: z.literal('costs'), costs: logParts.costs }),
      z.object({ kind: z.literal('subcontracts'), subcontracts: logParts.subcontracts }),
      z.object({ kind: z.literal('requests'), requests: logParts.requests }),
    ]),
  }),
  output: z.object({}),
});

const changeOrderChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), fields: changeOrderInputSchema }),
  z.object({ kind: z.literal('send') }),
  /** Reopens it for changes, which voids its signatures. */
  z.object({ kind: z.literal('reopen') }),
  z.object({ kind: z.literal('reject'), reason: requiredLine(500, 'Enter why it was rejected') }),
  z.object({ kind: z.literal('sign'), signature: recordedSignatureSchema }),
  z.object({ kind: z.literal('delete') }),
]);
export type ChangeOrderChange = z.infer<typeof changeOrderChangeSchema>;

/** Writes, sends, signs, rejects or deletes a change order, for staff. The server numbers it and decides when it is approved. */
export const changeChangeOrder = defineContract({
  name: 'changeChangeOrder',
  input: z.object({ contractId: recordId, orderId: recordId, revision, change: changeOrderChangeSchema }),
  output: z.object({ number: z.number().int() }),
});

const applicationChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), fields: applicationInputSchema }),
  /** Calculates it, freezes the copy, and freezes the schedule with it. */
  z.object({ kind: z.literal('submit') }),
  /** Reopens a submitted one as a revision with the next letter; the copy that was sent stays. */
  z.object({ kind: z.literal('revise'), newId: recordId }),
  /** The amount certified by the architect or owner; null = all. Creates the bill. */
  z.object({
    kind: z.literal('certify'),
    certifiedCents: signedCents.nullable(),
    certifiedBy: requiredLine(160, 'Enter who certified it'),
    certifiedOn: day,
  }),
  /** Creates the bill again if that had failed or it was voided. */
  z.object({ kind: z.literal('bill') }),
  z.object({ kind: z.literal('delete') }),
]);
export type ApplicationChange = z.infer<typeof applicationChangeSchema>;

/** Takes an application for payment from draft to bill, for staff. `billFault` says why it has no bill, '' if it has one or needs none. */
export const changeApplication = defineContract({
  name: 'changeApplication',
  input: z.object({ contractId: recordId, applicationId: recordId, revision, change: applicationChangeSchema }),
  output: z.object({ number: z.number().int(), invoiceId: z.string(), billFault: z.string() }),
});

const waiverChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), fields: waiverInputSchema }),
  z.object({ kind: z.literal('sign'), signing: signingSchema }),
  z.object({ kind: z.literal('void'), reason: requiredLine(500, 'Enter why it is void') }),
  z.object({ kind: z.literal('delete') }),
]);
export type WaiverChange = z.infer<typeof waiverChangeSchema>;

/** Manages a lien waiver, for staff. An unconditional one is refused until its payment has settled. */
export const changeLienWaiver = defineContract({
  name: 'changeLienWaiver',
  input: z.object({ contractId: recordId, waiverId: recordId, revision, change: waiverChangeSchema }),
  output: z.object({ number: z.number().int() }),
});
