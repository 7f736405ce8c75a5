import { z } from 'zod';
import { amountCents, ratePpm } from '../../money/schema';
import { isoInstant, line, optionalDate, optionalInstant, recordId } from '../../record/schema';
import { scheduleOfValuesLineSchema, SCHEDULE_LINE_LIMIT } from '../record/scheduleOfValues';
import { retainageTermsSchema } from '../record/parts';

/** A billed line: the contract's line, plus what was billed before the first application here. */
export const bookLineSchema = scheduleOfValuesLineSchema.extend({
  storedRetainagePpm: ratePpm.nullable().default(null),
  previousCents: amountCents.default(0),
});
export type BookLine = z.infer<typeof bookLineSchema>;

export const bookLinesSchema = z
  .array(bookLineSchema)
  .max(SCHEDULE_LINE_LIMIT, `At most ${SCHEDULE_LINE_LIMIT} lines`)
  .refine(
    (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
    'A line is in the schedule twice. Reload the page and enter it again.',
  );

export const PROJECT_KINDS = ['private', 'public', 'federal'] as const;
export const PROJECT_KIND_LABELS: Record<(typeof PROJECT_KINDS)[number], string> = {
  private: 'Private',
  public: 'Public (state or local)',
  federal: 'Federal',
};

/** Input for the legal deadlines and limits. */
export const billingTermsSchema = z.object({
  retainage: retainageTermsSchema.default(retainageTermsSchema.parse({})),
  /** Certified before the first application here, for a contract that was taken over. */
  previousCertificatesCents: amountCents.default(0),
  firstNumber: z.number().int().min(1).max(10_000).default(1),
  /** The payment term, counted from the day on which an application was certified. */
  paymentDays: z.number().int().min(0).max(180).default(30),
  project: z.enum(PROJECT_KINDS).default('private'),
  /** Two-letter code of the state where the work is. */
  state: line(2).default(''),
  isResidential: z.boolean().default(false),
  dwellingUnits: z.number().int().min(0).max(100_000).nullable().default(null),
  /** Whether the contract is with the owner of the property. */
  isPrime: z.boolean().default(true),
  /** The first day on which work or material was furnished; starts the preliminary-notice deadline. */
  firstFurnishedOn: optionalDate,
});
export type BillingTerms = z.infer<typeof billingTermsSchema>;

export const CLOCK_LIMIT = 150;
export const SERVED_LIMIT = 300;

/** A deadline that must not be missed. */
export const clockSchema = z.object({
  /** `notice-{ruleId}`, `payment-{applicationId}` or `subs-{applicationId}`. */
  id: recordId,
  kind: z.enum(['notice', 'payment', 'subcontractors']),
  label: line(200),
  /** From this day on it is shown to the office; '' = no day can be determined. */
  warnOn: optionalDate,
  dueOn: optionalDate,
  /** '' = still open. */
  doneOn: optionalDate,
  /** The rule behind it; '' = the contract's own term. */
  ruleId: line(60).default(''),
});
export type Clock = z.infer<typeof clockSchema>;

/** companies/{c}/contractBooks/{contractId}: how a contract is billed. Written by functions only. */
export const contractBookSchema = z.object({
  contractId: recordId,
  /** Copied from the contract. */
  number: line(30).default(''),
  title: line(200).default(''),
  contractOn: optionalDate,
  originalSumCents: amountCents.default(0),
  lines: bookLinesSchema.default([]),
  terms: billingTermsSchema.default(billingTermsSchema.parse({})),
  /** Time the first application was sent: texts and values of lines are frozen from then on. */
  frozenAt: optionalInstant,
  /** Preliminary notices served, by the law's rule, and payments passed on, by their clock. */
  served: z
    .array(z.object({ ruleId: line(140), on: z.iso.date('Use a valid date') }))
    .max(SERVED_LIMIT)
    .default([]),
  /** The invoice for the contract's deposit; '' = it hasn't been requested. */
  depositInvoiceId: z.string().max(128).default(''),
  clocks: z.array(clockSchema).max(CLOCK_LIMIT).default([]),
  /** The earliest `warnOn` of an open clock; '' = none. */
  nextClockOn: optionalDate,
  changedAt: isoInstant.or(z.literal('')).default(''),
});
export type ContractBook = z.infer<typeof contractBookSchema>;
