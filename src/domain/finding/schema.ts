import { z } from 'zod';
import { documentLineSchema } from '../billing/schema';
import { MAX_AMOUNT_CENTS } from '../money/limits';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { searchWordsField } from '../search/words';

/** As ServiceTrade grades a deficiency: it does not work, it will not for long, it could be better. */
export const SEVERITIES = ['inoperable', 'deficient', 'suggested'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Where a finding was made. */
export const FINDING_SOURCES = ['inspection', 'diagnostic', 'job'] as const;
export type FindingSourceKind = (typeof FINDING_SOURCES)[number];

/** Follows from the facts (`stateOf`); stored for lists and counts, and the rules refuse one that does not follow. */
export const FINDING_STATES = ['open', 'offered', 'approved', 'declined', 'scheduled', 'repaired', 'verified'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** By what it was seen that the repair holds: a later set of readings, an item of a later inspection, or a look at it. */
const VERIFIED_BY = ['', 'diagnostic', 'inspection', 'seen'] as const;

export const OPTIONS_PER_FINDING_LIMIT = 3;
export const LINES_PER_FINDING_OPTION_LIMIT = 20;

/** One way to put it right, priced from the pricebook. */
const findingOptionSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Name the option'),
  lines: z
    .array(documentLineSchema)
    .max(LINES_PER_FINDING_OPTION_LIMIT, `At most ${LINES_PER_FINDING_OPTION_LIMIT} lines`),
});

/** The id of another record, '' for none. */
const relatedId = z.string().max(128).default('');

/**
 * companies/{c}/findings/{id}: something that was found at a customer, from the day it was seen to the day its repair was
 * verified. Its pictures are the `photos` that name it, and those of the item it was found at. Each step says when and by whom.
 */
export const findingSchema = z.object({
  /** `F26-K7M3Q`, made on the device like a job's number. */
  number: z.string().max(20),
  title: requiredLine(160, 'Say what is wrong'),
  note: text(5000).default(''),
  severity: z.enum(SEVERITIES).default('deficient'),
  source: z.object({
    kind: z.enum(FINDING_SOURCES),
    /** Of the inspection, the set of readings, or the job. */
    id: relatedId,
    /** The inspection's item or the reading; '' = the whole. */
    itemId: relatedId,
    /** What lists call it: `Refrigerant circuit D26-K7M3Q`. */
    label: line(200).default(''),
  }),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  propertyId: relatedId,
  equipmentId: relatedId,
  /** The unit as it was called then. */
  unitName: line(200).default(''),
  /** On which it was found. */
  jobId: relatedId,
  raisedAt: isoInstant,
  raisedByName: line(160).default(''),
  /** By when it should be put right; '' = no day. */
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
  /** The way that was agreed to without an estimate; '' = the estimate says it, or no way was named. */
  approvedOptionId: relatedId,
  /** The way that the accepted estimate says; its lines are billed by the estimate, so it is not the field above. */
  acceptedOptionId: relatedId,

  declinedAt: optionalInstant,
  declinedByName: line(160).default(''),
  declineReason: line(300).default(''),

  /** The job that puts it right. */
  repairJobId: relatedId,
  scheduledAt: optionalInstant,
  repairedAt: optionalInstant,
  repairedByName: line(160).default(''),

  verifiedAt: optionalInstant,
  verifiedByName: line(160).default(''),
  verifiedBy: z.enum(VERIFIED_BY).default(''),
  /** Of the set of readings or the inspection that shows it. */
  verificationId: relatedId,
  verificationNote: line(300).default(''),

  state: z.enum(FINDING_STATES).default('open'),
  searchWords: searchWordsField,
});
export type Finding = z.infer<typeof findingSchema>;
export type FindingSource = Finding['source'];

const DRAWING_LIMIT = 80_000;

/** Who signed, on the technician's device; `imageDataUrl` is '' for a typed name. */
const SIGNED = {
  name: requiredLine(120, 'Enter your name'),
  imageDataUrl: z.string().max(DRAWING_LIMIT, 'The signature is too large').default(''),
  signedAt: isoInstant,
};

/** The id of what a customer signed about a finding: by it the rules find the signature that a name on the finding needs. */
export const signedPaperId = (findingId: string, signedAt: string): string =>
  `${findingId}-${signedAt.replaceAll(/\D/g, '')}`;

/**
 * companies/{c}/findingDeclines/{id}: that a customer was informed and declined the repair, signed on the
 * technician's device. Written once, even offline. What was declined keeps the name it had at the time.
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
 * companies/{c}/findingApprovals/{id}: that a customer agreed to have a finding put right, signed on the technician's device.
 * Written once, also without a connection, and kept as it was shown then, whatever becomes of the finding's options.
 */
export const findingApprovalSchema = z.object({
  findingId: recordId,
  customerId: recordId,
  title: requiredLine(160, 'Say what is wrong'),
  /** The way that was chosen; '' where there was one. */
  optionName: line(120).default(''),
  /** What is done for it, a line each, as it was shown. */
  work: text(5000).default(''),
  /** Before tax; null where nothing was priced. */
  totalCents: z.number().int().min(0).max(MAX_AMOUNT_CENTS).nullable().default(null),
  ...SIGNED,
});
export type FindingApproval = z.infer<typeof findingApprovalSchema>;
