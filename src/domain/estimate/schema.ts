import { z } from 'zod';
import { membershipOfferSchema } from '../agreement/record/membershipOffer';
import { ESTIMATE_STATES } from '../billing/estimateState';
import { documentInputSchema } from '../billing/schema';
import { amountCents } from '../money/schema';
import { PAPER_CREDENTIALS_LIMIT, paperCredentialSchema } from '../paper/schema';
import {
  isoInstant,
  line,
  optionalDate,
  optionalInstant,
  pictureAddress,
  recordId,
  requiredLine,
  text,
} from '../record/schema';
import { searchWordsField } from '../search/words';

export const ESTIMATE_PHOTO_LIMIT = 20;
export const ESTIMATE_REVISION_LIMIT = 50;
export const ESTIMATE_FINDING_LIMIT = 20;

/** A picture shown to the customer, by its URL. */
export const shownPhotoSchema = z.object({ id: recordId, url: pictureAddress, caption: line(300).default('') });

/** A signature: drawn (a PNG as a data URL, at most 60 kB) or typed. */
export const signatureSchema = z.object({
  name: requiredLine(120, 'Enter your name'),
  kind: z.enum(['drawn', 'typed']),
  imageDataUrl: z
    .string()
    .max(80_000, 'The signature is too large')
    .regex(/^(data:image\/png;base64,[A-Za-z0-9+/=]+)?$/, 'Not a signature')
    .default(''),
});
export type Signature = z.infer<typeof signatureSchema>;

/**
 * A customer's approval (or the office's on their behalf). Never changed later; a new revision gets its own approval.
 */
export const approvalSchema = z.object({
  revisionNumber: z.number().int().min(1),
  optionId: z.string().max(128),
  selectedLineIds: z.array(recordId).max(500),
  /** For lines whose quantity the customer may change. */
  quantitiesE4: z.record(z.string(), z.number().int().min(0)),
  totalCents: amountCents,
  /** SHA-256 (hex) of the accepted document, see `documentHash`. */
  documentHash: z.string().regex(/^[0-9a-f]{64}$/),
  signature: signatureSchema.nullable(),
  /** The customer through the link, or a member of the office on their behalf. */
  by: z.enum(['customer', 'office']),
  /** The member who agreed for the customer, or on whose device the customer signed; '' for the customer's own. */
  byUid: z.string().max(128).default(''),
  at: isoInstant,
  /** The network address of the request. */
  ipAddress: z.string().max(64).default(''),
  userAgent: z.string().max(300).default(''),
  /** Whether the customer also accepted the plan offered with the estimate. */
  joinsPlan: z.boolean().default(false),
});
export type Approval = z.infer<typeof approvalSchema>;

/** Fields that people edit: on devices, offline too, while the state is `draft`. */
const estimateFields = z.object({
  /** `E26-K7M3Q`, generated on the device like a job's number. */
  number: z.string().max(20),
  title: requiredLine(160, 'Enter what the estimate is for'),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  customerSortName: z.string().max(330).default(''),
  propertyId: z.string().max(128).default(''),
  propertyAddress: z.string().max(600).default(''),
  jobId: z.string().max(128).default(''),
  /** The business unit that issues it (`BillingSettings.units`); '' = the company. */
  businessUnitId: z.string().max(128).default(''),
  /** Lines, options, discounts, taxes, deposit. Its type is `estimate`. */
  document: documentInputSchema,
  /** The last day on which it can be accepted; '' = open. */
  validUntil: optionalDate,
  message: text(2000).default(''),
  terms: text(10_000).default(''),
  internalNotes: text(10_000).default(''),
  photos: z
    .array(shownPhotoSchema)
    .max(ESTIMATE_PHOTO_LIMIT, `At most ${ESTIMATE_PHOTO_LIMIT} pictures`)
    .overwrite((photos) => photos.filter(({ url }) => url !== ''))
    .default([]),
  /** The findings it should fix: a trigger records the customer's answer on them. */
  findingIds: z.array(recordId).max(ESTIMATE_FINDING_LIMIT).default([]),
  /** A plan that the customer may take with it, for member prices on this work; null = none is offered. */
  membership: membershipOfferSchema.nullable().default(null),
  /** For lists: the total of the recommended option, or of the first. Recomputed by the server when it is sent. */
  totalCents: amountCents.default(0),
});

/** The form fields. */
export const estimateInputSchema = estimateFields;
export type EstimateInput = z.infer<typeof estimateInputSchema>;

/** companies/{c}/estimates/{id}. Everything below the people's fields is written by functions only. */
export const estimateSchema = estimateFields.extend({
  state: z.enum(ESTIMATE_STATES).default('draft'),
  revisionNumber: z.number().int().min(1).default(1),
  /** The public link's token; '' = not shared. */
  token: z.string().max(64).default(''),
  sentAt: optionalInstant,
  /** The company's credentials as sent with it, and from the approval on as approved; null = the current ones. */
  sentCredentials: z.array(paperCredentialSchema).max(PAPER_CREDENTIALS_LIMIT).nullable().default(null),
  firstViewedAt: optionalInstant,
  lastViewedAt: optionalInstant,
  viewCount: z.number().int().min(0).default(0),
  answeredAt: optionalInstant,
  declineReason: line(1000).default(''),
  changeRequest: text(2000).default(''),
  /** The latest approval. While a newer revision waits for its signature, that of the earlier one. */
  approval: approvalSchema.nullable().default(null),
  remindedAt: z.array(isoInstant).max(20).default([]),
  convertedAt: optionalInstant,
  convertedJobId: z.string().max(128).default(''),
  invoiceIds: z.array(recordId).max(100).default([]),
  searchWords: searchWordsField,
});
export type Estimate = z.infer<typeof estimateSchema>;

/** companies/{c}/estimates/{id}/revisions/{n}: an earlier revision as it was, kept permanently. */
export const estimateRevisionSchema = z.object({
  revisionNumber: z.number().int().min(1),
  replacedAt: isoInstant,
  replacedBy: z.string().max(128),
  estimate: estimateSchema,
});
export type EstimateRevision = z.infer<typeof estimateRevisionSchema>;
