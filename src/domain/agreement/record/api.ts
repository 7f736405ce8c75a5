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
 * Accepts or declines, for anyone with the link. `termsHash` is that of what was on the screen: rejected with `aborted` if it has changed
 * since. If the plan renews automatically, that needs separate consent. Repeating the same answer is not an error.
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

/**
 * Ends a running agreement at the end of what is paid for, for anyone with the link. Returns the receipt number and the first day without
 * coverage.
 */
export const cancelMyAgreement = defineContract({
  name: 'cancelMyAgreement',
  input: z.object({ token, reason: line(300) }),
  output: z.object({ receipt: z.string(), cancelsOn: z.string() }),
});

/**
 * Pauses a running agreement for some months, as its plan allows, or resumes it, for anyone with the link. Repeating the same is not an
 * error.
 */
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

/** Starts an agreement that the customer accepted by phone or on paper, for staff; `note` says how. */
export const startAgreement = defineContract({
  name: 'startAgreement',
  input: z.object({ agreementId: recordId, note: requiredLine(120, 'Enter how the customer agreed') }),
  output: z.object({}),
});

/**
 * Another plan (`planId`; '' = the terms already agreed to), billing interval, price or units, as agreed with the customer (`note` says
 * how).
 */
export const wantedTermsSchema = z.object({
  planId: recordId.or(z.literal('')),
  interval: z.enum(BILLING_INTERVALS),
  units: agreementInputSchema.shape.units,
  priceCents: amountCents,
  when: z.enum(TERMS_FROM),
  note: requiredLine(120, 'Enter how the customer agreed'),
});

export const agreementChangeSchema = z.discriminatedUnion('kind', [
  /** Withdraws an offer to change it. */
  z.object({ kind: z.literal('reopen') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('renew') }),
  wantedTermsSchema.extend({ kind: z.literal('terms') }),
  /** Withdraws terms that wait for their day. */
  z.object({ kind: z.literal('drop-terms') }),
  z.object({
    kind: z.literal('cancel'),
    when: z.enum(['period-end', 'today']),
    reason: requiredLine(300, 'Enter a reason so others know why.'),
  }),
  /** Records a notice sent today other than by our e-mail. */
  z.object({
    kind: z.literal('notice'),
    ruleId: requiredLine(60, 'Name the rule'),
    notice: z.enum(NOTICE_KINDS).default('renewal'),
  }),
  /** Whether bills are charged to the card on file or sent for manual payment. */
  z.object({ kind: z.literal('autopay'), isOn: z.boolean() }),
  /** Gives time to pay what is open, until a day. */
  z.object({ kind: z.literal('give-time'), until: z.iso.date() }),
  /** Settles a disputed charge as far as the office is concerned: bills are charged again. */
  z.object({ kind: z.literal('settle-dispute') }),
  /** Reverts an end for an unpaid bill. */
  z.object({ kind: z.literal('reinstate') }),
  /** Sets the business unit of its bills from the next one on; '' = the one that does maintenance. */
  z.object({ kind: z.literal('unit'), businessUnitId: recordId.or(z.literal('')) }),
  /** Creates the missing credit notes for a cancellation's refund after a failure. */
  z.object({ kind: z.literal('credit') }),
  /** Marks a visit as done without a job, or as owed again. */
  z.object({ kind: z.literal('visit'), visitId: recordId, state: z.enum(['used', 'due', 'lapsed']) }),
]);
export type AgreementChange = z.infer<typeof agreementChangeSchema>;

/** Pauses, resumes, renews or cancels an agreement, or marks one of its visits, for staff. `revision` is the one on the screen. */
export const changeAgreement = defineContract({
  name: 'changeAgreement',
  input: z.object({ agreementId: recordId, revision: z.string().max(64), change: agreementChangeSchema }),
  output: z.object({
    /** The refund, before tax. */
    refundCents: z.number().int(),
    /** The numbers of the refund's credit notes. */
    creditNotes: z.array(z.string()).default([]),
    /** Why they couldn't be created, as a sentence; '' = they were, or nothing is refunded. */
    creditFault: z.string().default(''),
  }),
});

export const PLANNED_AT_ONCE = 50;

/**
 * Creates a job for each of the visits, for staff. Visits that have one keep it. `isTimed`: with a time and a technician, spread over the
 * days on which the visits can be done; otherwise, and if no one is free, the job waits for its time.
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
    /** Number of the jobs created by this call that have a time. */
    timed: z.number().int().default(0),
  }),
});

/**
 * Prepares an agreement for the new owner of the house, under `newId`, for staff; they accept it under a link of their own. The earlier
 * owner's continues until then. A repeated request with the same id returns the same one.
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

/**
 * Imports members of another program, for staff. They wait until someone has reviewed their first run; members who already exist stay as
 * they are.
 */
export const importMembers = defineContract({
  name: 'importMembers',
  input: z.object({ members: z.array(importedMemberSchema).min(1).max(IMPORTED_AT_ONCE) }),
  output: z.object({ added: z.number().int(), known: z.number().int(), faults: z.array(z.string()) }),
});

export const APPROVED_AT_ONCE = 50;

/** Starts imported agreements, or removes them again, for staff. Repeating the same is not an error. */
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
