import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { signatureSchema } from '../../estimate/schema';
import { isShareToken } from '../../public-document/token';
import { amountCents } from '../../money/schema';
import { line, recordId, requiredLine } from '../../record/schema';
import { importedMemberSchema } from '../import/member';
import { BILLING_INTERVALS } from './plan';
import { NOTICE_KINDS } from './notice';
import { agreementInputSchema, UNUSED_ON_TRANSFER } from './schema';
import { TERMS_FROM } from './terms';

const token = z.string().refine(isShareToken, 'This link is not complete');

/**
 * Anyone with the link: agrees or declines. `termsHash` is that of what was on the screen: rejected with `aborted` if it has changed since.
 * Where the plan renews automatically, that needs a yes of its own. Repeating the same answer is not an error.
 */
export const answerAgreement = defineContract({
  name: 'answerAgreement',
  input: z.object({
    token,
    termsHash: z.string().length(64),
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('accept'), signature: signatureSchema, agreesToRenewal: z.boolean() }),
      z.object({ kind: z.literal('decline'), reason: requiredLine(1000, 'Tell us why, in a word or two') }),
    ]),
  }),
  output: z.object({ state: z.string() }),
});

/** Anyone with the link: ends a running agreement with what is paid for. Gives the number of the receipt and the first day without it. */
export const cancelMyAgreement = defineContract({
  name: 'cancelMyAgreement',
  input: z.object({ token, reason: line(300) }),
  output: z.object({ receipt: z.string(), cancelsOn: z.string() }),
});

/** Anyone with the link: rests a running agreement for some months, as its plan allows, or goes on with it. Repeating the same is not an error. */
export const pauseMyAgreement = defineContract({
  name: 'pauseMyAgreement',
  input: z.object({
    token,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('pause'), months: z.number().int().min(1).max(12) }),
      z.object({ kind: z.literal('resume') }),
    ]),
  }),
  output: z.object({ state: z.string(), resumesOn: z.string() }),
});

/** Staff: the customer agreed by phone or on paper; `note` says how. */
export const startAgreement = defineContract({
  name: 'startAgreement',
  input: z.object({ agreementId: recordId, note: requiredLine(120, 'Enter how the customer agreed') }),
  output: z.object({}),
});

/** Another plan (`planId`; '' = the terms that were agreed to), way of paying, price or units, as the customer agreed to (`note` says how). */
export const wantedTermsSchema = z.object({
  planId: recordId.or(z.literal('')),
  interval: z.enum(BILLING_INTERVALS),
  units: agreementInputSchema.shape.units,
  priceCents: amountCents,
  when: z.enum(TERMS_FROM),
  note: requiredLine(120, 'Enter how the customer agreed'),
});

export const agreementChangeSchema = z.discriminatedUnion('kind', [
  /** Takes an offer back to change it. */
  z.object({ kind: z.literal('reopen') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('renew') }),
  wantedTermsSchema.extend({ kind: z.literal('terms') }),
  /** Terms that wait for their day are taken back. */
  z.object({ kind: z.literal('drop-terms') }),
  z.object({
    kind: z.literal('cancel'),
    when: z.enum(['period-end', 'today']),
    reason: requiredLine(300, 'Enter a reason so others know why.'),
  }),
  /** A notice went out today, by another way than our e-mail. */
  z.object({
    kind: z.literal('notice'),
    ruleId: requiredLine(60, 'Name the rule'),
    notice: z.enum(NOTICE_KINDS).default('renewal'),
  }),
  /** Bills are charged to the card on file, or go out to be paid by hand. */
  z.object({ kind: z.literal('autopay'), isOn: z.boolean() }),
  /** Time to pay what is open, until a day. */
  z.object({ kind: z.literal('give-time'), until: z.iso.date() }),
  /** A disputed charge is settled as far as the office is concerned: bills are charged again. */
  z.object({ kind: z.literal('settle-dispute') }),
  /** Takes back an end for an unpaid bill. */
  z.object({ kind: z.literal('reinstate') }),
  /** Its bills from the next one on are those of another business unit; '' = of the one that does maintenance. */
  z.object({ kind: z.literal('unit'), businessUnitId: recordId.or(z.literal('')) }),
  /** Makes the credit notes of what a cancellation gave back, where that broke off. */
  z.object({ kind: z.literal('credit') }),
  /** Of a visit: done without a job, or owed again. */
  z.object({ kind: z.literal('visit'), visitId: recordId, state: z.enum(['used', 'due', 'lapsed']) }),
]);
export type AgreementChange = z.infer<typeof agreementChangeSchema>;

/** Staff: pauses, resumes, renews or cancels an agreement, or marks one of its visits. `revision` is the one on the screen. */
export const changeAgreement = defineContract({
  name: 'changeAgreement',
  input: z.object({ agreementId: recordId, revision: z.string().max(64), change: agreementChangeSchema }),
  output: z.object({
    /** Given back by it, before tax. */
    refundCents: z.number().int(),
    /** The numbers of the credit notes that give it back. */
    creditNotes: z.array(z.string()).default([]),
    /** Why they could not be made, as a sentence; '' = they were, or nothing is given back. */
    creditFault: z.string().default(''),
  }),
});

export const PLANNED_AT_ONCE = 50;

/**
 * Staff: a job for each of the visits. Those that have one keep it. `isTimed`: with a time and a technician, spread over the days on which the visits can be done;
 * otherwise, and where nobody is free, it waits for its time.
 */
export const planAgreementVisits = defineContract({
  name: 'planAgreementVisits',
  input: z.object({
    visits: z
      .array(z.object({ agreementId: recordId, visitId: recordId }))
      .min(1, 'Choose a visit')
      .max(PLANNED_AT_ONCE, `At most ${PLANNED_AT_ONCE} at once`),
    isTimed: z.boolean().default(false),
  }),
  output: z.object({
    jobIds: z.array(z.string()),
    skipped: z.number().int(),
    /** Of the jobs that were made by this call: how many have a time. */
    timed: z.number().int().default(0),
  }),
});

/**
 * Staff: prepares an agreement for the new owner of the house, under `newId`, which they agree to under a link of their own. The earlier owner's
 * goes on until then. Asked again with the same id, it is the same one.
 */
export const transferAgreement = defineContract({
  name: 'transferAgreement',
  input: z.object({
    agreementId: recordId,
    newId: recordId,
    customerId: recordId,
    on: z.iso.date('Use a valid date'),
    unused: z.enum(UNUSED_ON_TRANSFER),
  }),
  output: z.object({ agreementId: z.string() }),
});

export const IMPORTED_AT_ONCE = 25;

/** Staff: members of another program. They wait until somebody has looked at their first run; those who are here already stay as they are. */
export const importMembers = defineContract({
  name: 'importMembers',
  input: z.object({ members: z.array(importedMemberSchema).min(1).max(IMPORTED_AT_ONCE) }),
  output: z.object({ added: z.number().int(), known: z.number().int(), faults: z.array(z.string()) }),
});

export const APPROVED_AT_ONCE = 50;

/** Staff: imported agreements run from now on, or are taken out again. Repeating the same is not an error. */
export const decideImported = defineContract({
  name: 'decideImported',
  input: z.object({
    agreementIds: z
      .array(recordId)
      .min(1, 'Choose a member')
      .max(APPROVED_AT_ONCE, `At most ${APPROVED_AT_ONCE} at once`),
    decision: z.enum(['approve', 'remove']),
  }),
  output: z.object({ done: z.number().int() }),
});
