import { z } from 'zod';
import { optionalEmail } from '../../contact/schema';
import { signatureSchema } from '../../estimate/schema';
import { MAX_AMOUNT_CENTS } from '../../money/limits';
import { amountCents, currencyCode } from '../../money/schema';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../../record/schema';
import { searchWordsField } from '../../search/words';
import { documentTaxSchema } from '../../tax/schema';
import { chargeTries, savedCardSchema } from '../payment/schema';
import { agreementNoticeSchema } from './notice';
import { BILLING_INTERVALS, planTermsSchema } from './plan';
import { AGREEMENT_STATES } from './state';

export const COVERED_UNIT_LIMIT = 50;
export const VISIT_LIMIT = 120;
export const LOG_LIMIT = 200;
/** Ten years of monthly bills. */
const BILL_LIMIT = 130;
const REFUND_LIMIT = 50;
/** Unearned amounts are in the newest bills: rarely in more than one. */
export const REFUND_NOTES_LIMIT = 6;
export const NOTICE_LIMIT = 60;

/** Fields that people edit: on devices, offline too, while the state is `draft`. */
const agreementFields = z.object({
  /** `S26-K7M3Q`, generated on the device like a job's number. */
  number: z.string().max(20),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  customerSortName: z.string().max(330).default(''),
  customerEmail: optionalEmail,
  propertyId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose the property it covers'),
  propertyAddress: z.string().max(600).default(''),
  planId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a plan'),
  planVersion: z.number().int().min(1).max(10_000).default(1),
  /** The terms as they were agreed to. */
  plan: planTermsSchema,
  units: z
    .array(z.object({ equipmentId: recordId, name: line(200) }))
    .max(COVERED_UNIT_LIMIT, `At most ${COVERED_UNIT_LIMIT} units`)
    .default([]),
  interval: z.enum(BILLING_INTERVALS),
  /** Per billing period, before tax. */
  priceCents: amountCents,
  currency: currencyCode,
  tax: documentTaxSchema,
  startsOn: z.iso.date('Use a valid date'),
  /** `draft`: someone reviews each bill before it goes out; `send`: issued and e-mailed automatically. */
  billing: z.enum(['draft', 'send']).default('send'),
  internalNotes: text(10_000).default(''),
  /** The business unit that bills it and makes its visits; '' = the one that does maintenance (`unitOfAgreement`). */
  businessUnitId: z.string().max(128).default(''),
});

/** The form fields. */
export const agreementInputSchema = agreementFields;
export type AgreementInput = z.infer<typeof agreementInputSchema>;

export const VISIT_DUE_STATES = ['due', 'scheduled', 'used', 'lapsed', 'rolled-over'] as const;
export type VisitDueState = (typeof VISIT_DUE_STATES)[number];
export const VISIT_DUE_LABELS: Record<VisitDueState, string> = {
  due: 'Due',
  scheduled: 'Scheduled',
  used: 'Done',
  lapsed: 'Lapsed',
  'rolled-over': 'Rolled over',
};

/** A visit owed to the member. */
export const agreementVisitSchema = z.object({
  /** Derived from the plan's visit and the day on which it becomes due. */
  id: recordId,
  name: requiredLine(120, 'Enter the work included'),
  state: z.enum(VISIT_DUE_STATES).default('due'),
  /** The first day on which it can be done … */
  dueFrom: z.iso.date(),
  /** … and the last. */
  dueBy: z.iso.date(),
  durationMinutes: z.number().int().min(5).max(1440).default(60),
  valueCents: amountCents.default(0),
  /** The job it is planned as; '' = none. */
  plannedAs: z.string().max(128).default(''),
  /** The day on which it was done. */
  usedOn: optionalDate,
});
export type AgreementVisit = z.infer<typeof agreementVisitSchema>;

/** A placeholder for an invoice: paid in another program, or by a house's earlier owner, whose documents are no one else's. */
export const OPENING = 'opening';

/**
 * A billed period: `from` inclusive, `until` exclusive. A pause moves `until` by the paused days, in which nothing is earned. A
 * mid-period change adds a credit (below 0) for the old price and a charge for the new one, which wait for an invoice.
 */
export const agreementBillSchema = z.object({
  /** '' = waits for the next invoice. */
  invoiceId: recordId.or(z.literal('')),
  on: z.iso.date(),
  from: z.iso.date(),
  until: z.iso.date(),
  priceCents: z.number().int().min(-MAX_AMOUNT_CENTS).max(MAX_AMOUNT_CENTS),
  /** Its line on the invoice, and the line's text; '' = the plan's own line. */
  lineId: z.string().max(128).default(''),
  name: line(200).default(''),
  pausedDays: z.number().int().min(0).default(0),
  /** The last day to pay it; '' = its invoice is still a draft. */
  dueOn: optionalDate,
  isPaid: z.boolean().default(false),
  tries: chargeTries,
});
export type AgreementBill = z.infer<typeof agreementBillSchema>;

/** A cancellation's refund, before tax, and its credit notes; none while they still have to be created. */
const agreementRefundSchema = z.object({
  on: z.iso.date(),
  amountCents,
  creditNotes: z
    .array(z.object({ creditNoteId: recordId, number: line(30), invoiceId: recordId }))
    .max(REFUND_NOTES_LIMIT)
    .default([]),
});

/** Record of how the customer agreed. Never changed later. */
export const agreementConsentSchema = z.object({
  by: z.enum(['customer', 'office']),
  byUid: z.string().max(128).default(''),
  signature: signatureSchema,
  /** The text next to the renewal checkbox; '' if nothing renews. */
  renewalText: line(600).default(''),
  /** SHA-256 (hex) of the terms, price and schedule that were agreed to. */
  termsHash: z.string().regex(/^[0-9a-f]{64}$/),
  at: isoInstant,
  ipAddress: z.string().max(64).default(''),
  userAgent: z.string().max(300).default(''),
});
export type AgreementConsent = z.infer<typeof agreementConsentSchema>;

const LOG_KINDS = [
  'offered',
  'agreed',
  'declined',
  'billed',
  'past-due',
  'paid-up',
  'paused',
  'resumed',
  'renewed',
  'notice',
  'expired',
  'cancelled',
  'changed',
  'terms',
  'terms-ahead',
  'transferred',
  'card-added',
  'card-removed',
  'charge-failed',
  'autopay-off',
  'autopay-on',
  'disputed',
  'given-time',
  'ended-unpaid',
  'reinstated',
  'imported',
  'unit',
] as const;
/** The history, oldest first; the member reads it too. */
const agreementLogSchema = z.object({
  kind: z.enum(LOG_KINDS),
  at: isoInstant,
  by: z.string().max(128).default(''),
  text: line(300).default(''),
});
export type AgreementLogEntry = z.infer<typeof agreementLogSchema>;

/**
 * Options for the prepaid part when a house is sold: it goes along, or is refunded and the new owner pays for the rest.
 */
export const UNUSED_ON_TRANSFER = ['along', 'refunded'] as const;
export type UnusedOnTransfer = (typeof UNUSED_ON_TRANSFER)[number];

/** Terms that take effect on a day: another plan or version, billing interval, or units. */
const agreementTermsSchema = agreementFields
  .pick({ planVersion: true, plan: true, units: true, interval: true, priceCents: true })
  .extend({
    planId: recordId,
    on: z.iso.date(),
    /** The bulk migration that it belongs to; '' = this agreement alone. */
    migrationId: z.string().max(128).default(''),
  });
export type AgreementTerms = z.infer<typeof agreementTermsSchema>;

/** companies/{c}/agreements/{id}. Everything below the people's fields is written by functions only. */
export const agreementSchema = agreementFields.extend({
  state: z.enum(AGREEMENT_STATES).default('draft'),
  token: z.string().max(64).default(''),
  sentAt: optionalInstant,
  firstViewedAt: optionalInstant,
  lastViewedAt: optionalInstant,
  viewCount: z.number().int().min(0).default(0),
  consent: agreementConsentSchema.nullable().default(null),
  declineReason: line(1000).default(''),
  /** The day from which billing periods are counted, and the first day of the current term. */
  anchorOn: optionalDate,
  termStartsOn: optionalDate,
  /** The first day after the term; '' = until one side ends it. */
  endsOn: optionalDate,
  /** The index (from the anchor) and first day of the period to bill next; '' = nothing more is billed. */
  nextPeriod: z.number().int().min(0).max(10_000).default(0),
  nextBillOn: optionalDate,
  visits: z.array(agreementVisitSchema).max(VISIT_LIMIT).default([]),
  /** The first day of the earliest visit that is due and unplanned; '' = none. */
  nextVisitOn: optionalDate,
  pausedOn: optionalDate,
  /** The day on which a pause ends automatically; '' = when the office says so. */
  resumesOn: optionalDate,
  pastDueSince: optionalDate,
  /** The payment method that bills are charged to; null = they are sent for manual payment. */
  card: savedCardSchema.nullable().default(null),
  /** Since when bills aren't charged although there is a card; '' = they are. */
  autopayOffOn: optionalDate,
  /** Since when a charge is disputed at the bank: nothing is charged until it is settled. */
  disputedOn: optionalDate,
  /** The office's last day to pay what is open; '' = only the plan's grace period applies. */
  graceUntil: optionalDate,
  /** The day on which it ended because a bill stayed unpaid. */
  endedUnpaidOn: optionalDate,
  /** The first day on which it no longer applies, once canceled. */
  cancelsOn: optionalDate,
  /** The first day on which it no longer had a member: canceled, expired or passed on; '' = it has one. */
  leftOn: optionalDate,
  cancelReason: line(300).default(''),
  cancelReceipt: z.string().max(20).default(''),
  /** Notices sent, by the law's rule. */
  notices: z.array(agreementNoticeSchema).max(NOTICE_LIMIT).default([]),
  /** The next day on which the nightly run checks for a due notice; '' = on its next run, or never again. */
  nextNoticeOn: optionalDate,
  /** The last day of a notice that a person has to handle, and why; '' = none. */
  noticeBy: optionalDate,
  noticeWhy: line(300).default(''),
  /** The next day on which the nightly run has something to do; '' = never again. */
  nextActionOn: optionalDate,
  /** All bills of its price, oldest first, and all refunds: income is derived from these. */
  bills: z.array(agreementBillSchema).max(BILL_LIMIT).default([]),
  refunds: z.array(agreementRefundSchema).max(REFUND_LIMIT).default([]),
  /** Agreed terms that take effect on a later day; null = none. */
  nextTerms: agreementTermsSchema.nullable().default(null),
  /** The first day of the year whose visits are in the ledger because a plan was changed; '' = they are derived from the plan. */
  visitYearOn: optionalDate,
  /** The agreement of the house's earlier owner that this one takes over once it is accepted; null = none. */
  transfer: z
    .object({
      fromId: recordId,
      fromNumber: z.string().max(20),
      on: z.iso.date(),
      unused: z.enum(UNUSED_ON_TRANSFER),
      /** As of the offer: the end of the term, the end of what is billed, and the new owner’s part of that, before tax. */
      endsOn: optionalDate,
      billedUntil: optionalDate,
      restCents: z.number().int().default(0),
    })
    .nullable()
    .default(null),
  /** The agreement by which a new owner took this one over; '' = none. */
  transferredTo: z.string().max(128).default(''),
  /** The last month (YYYY-MM) whose income is posted, and the total posted so far; '' = none yet. */
  postedMonth: z.string().max(7).default(''),
  recognizedCents: z.number().int().default(0),
  /** Amounts billed and refunded in all posted months; null = derived from the bills and refunds. */
  postedCents: z.object({ billed: z.number().int(), refunded: z.number().int() }).nullable().default(null),
  log: z.array(agreementLogSchema).max(LOG_LIMIT).default([]),
  searchWords: searchWordsField,
});
export type Agreement = z.infer<typeof agreementSchema>;

/** Fields that only functions write. */
export const AGREEMENT_FIELDS_OF_SERVER = Object.keys(agreementSchema.shape).filter(
  (field) => !(field in agreementFields.shape),
);
