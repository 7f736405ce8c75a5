import { z } from 'zod';
import { documentLineSchema } from '../billing/schema';
import { MAX_AMOUNT_CENTS } from '../money/limits';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { searchWordsField } from '../search/words';

/** ServiceTrade's grades of a deficiency: doesn't work, won't for long, could be better. */
export const SEVERITIES = ['inoperable', 'deficient', 'suggested'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Places a finding can be raised. */
export const FINDING_SOURCES = ['inspection', 'diagnostic', 'job'] as const;
export type FindingSourceKind = (typeof FINDING_SOURCES)[number];

/** Derived from the facts (`stateOf`); stored for lists and counts, and the rules reject one that doesn't match. */
export const FINDING_STATES = ['open', 'offered', 'approved', 'declined', 'scheduled', 'repaired', 'verified'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Ways the repair was verified: a later set of readings, an item of a later inspection, or by sight. */
const VERIFIED_BY = ['', 'diagnostic', 'inspection', 'seen'] as const;

export const OPTIONS_PER_FINDING_LIMIT = 3;
export const LINES_PER_FINDING_OPTION_LIMIT = 20;

/** One repair option, priced from the pricebook. */
const findingOptionSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Name the option'),
  lines: z
    .array(documentLineSchema)
    .max(LINES_PER_FINDING_OPTION_LIMIT, `At most ${LINES_PER_FINDING_OPTION_LIMIT} lines`),
});

/** The ID of another record, '' for none. */
const relatedId = z.string().max(128).default('');

/**
 * companies/{c}/findings/{id}: a problem found at a customer, from the day it was seen to the day its repair was verified. Its pictures
 * are the `photos` that name it, and those of the item it was found at. Each step records when and by whom.
 */
export const findingSchema = z.object({
  /** `F26-K7M3Q`, generated on the device like a job's number. */
  number: z.string().max(20),
  title: requiredLine(160, 'Say what is wrong'),
  note: text(5000).default(''),
  severity: z.enum(SEVERITIES).default('deficient'),
  source: z.object({
    kind: z.enum(FINDING_SOURCES),
    /** ID of the inspection, the set of readings, or the job. */
    id: relatedId,
    /** The inspection's item or the reading; '' = all of it. */
    itemId: relatedId,
    /** Its label in lists: `Refrigerant circuit D26-K7M3Q`. */
    label: line(200).default(''),
  }),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  propertyId: relatedId,
  equipmentId: relatedId,
  /** The unit's name at the time. */
  unitName: line(200).default(''),
  /** The job it was found on. */
  jobId: relatedId,
  raisedAt: isoInstant,
  raisedByName: line(160).default(''),
  /** Deadline for the repair; '' = none. */
  dueOn: optionalDate,
  options: z
    .array(findingOptionSchema)
    .max(OPTIONS_PER_FINDING_LIMIT, `At most ${OPTIONS_PER_FINDING_LIMIT} options`)
    .default([]),

  /** The latest estimate it is on. */
  estimateId: relatedId,
  estimateNumber: z.string().max(20).default(''),
  offeredAt: optionalInstant,
  offeredByName: line(160).default(''),

  approvedAt: optionalInstant,
  approvedByName: line(160).default(''),
  /** The option agreed to without an estimate; '' = the estimate has it, or none was named. */
  approvedOptionId: relatedId,
  /** The option from the accepted estimate; its lines are billed by the estimate, so it is separate from the field above. */
  acceptedOptionId: relatedId,

  declinedAt: optionalInstant,
  declinedByName: line(160).default(''),
  declineReason: line(300).default(''),

  /** The repair job. */
  repairJobId: relatedId,
  scheduledAt: optionalInstant,
  repairedAt: optionalInstant,
  repairedByName: line(160).default(''),

  verifiedAt: optionalInstant,
  verifiedByName: line(160).default(''),
  verifiedBy: z.enum(VERIFIED_BY).default(''),
  /** The set of readings or the inspection that verifies it. */
  verificationId: relatedId,
  verificationNote: line(300).default(''),

  state: z.enum(FINDING_STATES).default('open'),
  searchWords: searchWordsField,
});
export type Finding = z.infer<typeof findingSchema>;
export type FindingSource = Finding['source'];

const DRAWING_LIMIT = 80_000;

/** The signer, on the technician's device; `imageDataUrl` is '' for a typed name. */
const SIGNED = {
  name: requiredLine(120, 'Enter your name'),
  imageDataUrl: z.string().max(DRAWING_LIMIT, 'The signature is too large').default(''),
  signedAt: isoInstant,
};

/**
 * Returns the ID of the document a customer signed about a finding; the rules use it to find the signature required for a name on the
 * finding.
 */
export const signedPaperId = (findingId: string, signedAt: string): string =>
  `${findingId}-${signedAt.replaceAll(/\D/g, '')}`;

/**
 * companies/{c}/findingDeclines/{id}: a customer was informed and declined the repair, signed on the technician's device. Written once,
 * even offline. The declined finding keeps its name from that time.
 */
export const findingDeclineSchema = z.object({
  findingId: recordId,
  customerId: recordId,
  title: requiredLine(160, 'Say what is wrong'),
  severity: z.enum(SEVERITIES),
  note: text(5000).default(''),
  reason: requiredLine(300, 'Choose or enter a reason'),
  ...SIGNED,
});

/**
 * companies/{c}/findingApprovals/{id}: a customer approved the repair of a finding, signed on the technician's device. Written once, even
 * offline, and kept as shown then, whatever happens to the finding's options.
 */
export const findingApprovalSchema = z.object({
  findingId: recordId,
  customerId: recordId,
  title: requiredLine(160, 'Say what is wrong'),
  /** The chosen option; '' if there was only one. */
  optionName: line(120).default(''),
  /** The work included, one line each, as shown. */
  work: text(5000).default(''),
  /** Before tax; null if nothing was priced. */
  totalCents: z.number().int().min(0).max(MAX_AMOUNT_CENTS).nullable().default(null),
  ...SIGNED,
});
export type FindingApproval = z.infer<typeof findingApprovalSchema>;
