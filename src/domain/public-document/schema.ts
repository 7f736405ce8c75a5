import { z } from 'zod';
import { publicFinancingSchema } from '../financing/publicOffer';
import { viewedAgreementSchema } from '../agreement/record/viewed';
import { BILLING_INTERVALS } from '../agreement/record/plan';
import { ESTIMATE_STATES } from '../billing/estimateState';
import { INVOICE_STATUSES } from '../billing/invoiceState';
import { documentInputSchema } from '../billing/schema';
import { viewedDiagnosticSchema } from '../diagnostics/record/viewed';
import { shownPhotoSchema } from '../estimate/schema';
import { viewedInspectionSchema } from '../inspection/viewed';
import { viewedLoadSchema } from '../load-calc/project/viewed';
import { currencyCode } from '../money/schema';
import { paperSchema } from '../paper/schema';
import { PAYMENT_METHODS } from '../payment/schema';
import { viewedPlumbingSchema } from '../plumbing/record/viewed';
import { isoInstant, optionalDate, optionalInstant } from '../record/schema';

export const PUBLIC_KINDS = [
  'estimate',
  'invoice',
  'service-report',
  'pricebook-item',
  'load-calculation',
  'plumbing',
  'inspection',
  'readings',
  'visit',
  'agreement',
] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** Changes since the revision the customer signed, as text; amounts are each one's effect on the total. */
export const revisionChangeSchema = z.object({
  label: z.string().max(300),
  before: z.string().max(300),
  after: z.string().max(300),
  changeCents: z.number().int(),
});
export type RevisionChange = z.infer<typeof revisionChangeSchema>;

/** A plan that can be joined with an estimate, as the customer sees it. */
const publicMembershipSchema = z.object({
  planName: z.string(),
  summary: z.string(),
  interval: z.enum(BILLING_INTERVALS),
  /** Per billing period, including tax. */
  totalCents: z.number().int(),
  benefits: z.array(z.string()),
  visits: z.array(z.object({ name: z.string(), text: z.string() })),
  coverage: z.string(),
  terms: z.string(),
  /** Renewal terms that need separate consent; '' if nothing renews. */
  renewalText: z.string(),
  hash: z.string().max(64),
  /** The document's discounts for members, replacing the regular ones. */
  discounts: documentInputSchema.shape.discounts,
});
export type PublicMembership = z.infer<typeof publicMembershipSchema>;

const publicEstimateSchema = z.object({
  state: z.enum(ESTIMATE_STATES),
  revisionNumber: z.number().int().min(1),
  validUntil: optionalDate,
  /** The basis for the totals while the customer chooses; `customerDocument` of the stored one. */
  document: documentInputSchema,
  documentHash: z.string().max(64),
  photos: z.array(shownPhotoSchema).max(20),
  answeredAt: optionalInstant,
  /** The signer and content of the latest approval. */
  approval: z
    .object({
      revisionNumber: z.number().int(),
      optionId: z.string(),
      selectedLineIds: z.array(z.string()).max(500),
      quantitiesE4: z.record(z.string(), z.number()),
      totalCents: z.number().int(),
      name: z.string(),
      at: isoInstant,
    })
    .nullable(),
  /** Changes since the approved revision; empty when there is none or nothing changed. */
  changes: z.array(revisionChangeSchema).max(200),
  /** Unpaid deposit after approval, and whether it can be paid by card here. */
  depositDueCents: z.number().int(),
  /** Payments before the invoice, minus refunds. Faces that predate this field have none. */
  depositPaidCents: z.number().int().default(0),
  canPayByCard: z.boolean(),
  /** Monthly payments; null if not offered. */
  financing: publicFinancingSchema.nullable().default(null),
  /** Set while the estimate can be answered; null = no plan is offered. */
  membership: publicMembershipSchema.nullable().default(null),
  /** The plan joined with it; '' = none. */
  joinedPlan: z.string().default(''),
  /** Whether its prices are member prices. */
  hasMemberPrices: z.boolean().default(false),
});
export type PublicEstimate = z.infer<typeof publicEstimateSchema>;

const publicInvoiceSchema = z.object({
  status: z.enum(INVOICE_STATUSES),
  currency: currencyCode,
  totalCents: z.number().int(),
  balanceCents: z.number().int(),
  dueOn: optionalDate,
  canPayByCard: z.boolean(),
  /** The late fee if it isn't paid in time; '' if there is none. */
  lateFeeNotice: z.string().max(400).default(''),
  /** Monthly payments; null if not offered. */
  financing: publicFinancingSchema.nullable().default(null),
  payments: z
    .array(
      z.object({
        on: z.string(),
        method: z.enum(PAYMENT_METHODS),
        amountCents: z.number().int(),
        isProcessing: z.boolean(),
      }),
    )
    .max(200),
});
export type PublicInvoice = z.infer<typeof publicInvoiceSchema>;

/** The parts of a job's report to include, as chosen by the sender. */
export const reportPartsSchema = z.object({ hasLines: z.boolean(), hasPhotos: z.boolean() });
export type ReportParts = z.infer<typeof reportPartsSchema>;

const publicItemSchema = z.object({
  name: z.string().max(200),
  description: z.string().max(4000),
  photoUrl: z.string().max(2000),
  unit: z.string().max(20),
  currency: currencyCode,
  priceCents: z.number().int(),
  warrantyText: z.string().max(1000),
});

/** A visit's progress, in the few steps that matter to the customer waiting for it. */
const PUBLIC_VISIT_STATES = ['planned', 'on-the-way', 'here', 'done', 'missed', 'canceled'] as const;

/** A person coming, as the customer can recognize them at the door. */
const visitorSchema = z.object({ firstName: z.string().max(80), photoUrl: z.string().max(2000) });

const publicVisitSchema = z.object({
  state: z.enum(PUBLIC_VISIT_STATES),
  /** The planned start; the promised window, if any, takes precedence. Noon of its day if no time was promised. */
  startsAt: isoInstant,
  /** False while the customer knows only the day. Pages shared before this field existed show only the day. */
  isTimePromised: z.boolean().default(false),
  windowStartsAt: optionalInstant,
  windowEndsAt: optionalInstant,
  /** The updated arrival time that they gave themselves. */
  expectedAt: optionalInstant,
  people: z.array(visitorSchema).max(10),
  /** Time the customer asked here to reschedule; '' = never, or already answered. */
  rescheduleAskedAt: optionalInstant,
});
export type PublicVisit = z.infer<typeof publicVisitSchema>;

/** The part of a face for one kind; null in other kinds. */
const part = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** The content shown, by kind. */
const partsSchema = z.object({
  estimate: part(publicEstimateSchema),
  invoice: part(publicInvoiceSchema),
  /** The report itself is in `paper`. */
  serviceReport: part(reportPartsSchema),
  item: part(publicItemSchema),
  /** Calculated where it is shown, with the editor's engine. */
  loadCalculation: part(viewedLoadSchema),
  /** A plumbing calculation, calculated where it is shown, like the loads. */
  plumbing: part(viewedPlumbingSchema),
  /** An inspection and a set of readings, evaluated where they are shown, with their photos. */
  inspection: part(viewedInspectionSchema),
  readings: part(viewedDiagnosticSchema),
  visit: part(publicVisitSchema),
  agreement: part(viewedAgreementSchema),
});
export type PublicPart = keyof z.infer<typeof partsSchema>;

/** A face shows one kind of record: it starts from this, and sets its own part. */
export const NO_PARTS: z.infer<typeof partsSchema> & { paper: null; businessUnitId: string } = {
  businessUnitId: '',
  paper: null,
  estimate: null,
  invoice: null,
  serviceReport: null,
  item: null,
  loadCalculation: null,
  plumbing: null,
  inspection: null,
  readings: null,
  visit: null,
  agreement: null,
};

/**
 * publicDocuments/{token}: what anyone with the link sees. Written only by functions; anyone may get one by its token, no one may list. A
 * revoked link's document is deleted.
 */
export const publicDocumentSchema = z.object({
  kind: z.enum(PUBLIC_KINDS),
  companyId: z.string(),
  subjectId: z.string(),
  /** The business unit whose brand it carries; '' = the company's. */
  businessUnitId: z.string().max(128).default(''),
  updatedAt: isoInstant,
  /** Time the link expires automatically; '' = never while money is owed. See `linkEnd`. */
  endsAt: optionalInstant,
  timeZone: z.string().max(64),
  company: paperSchema.shape.company,
  /** As printed; null for a pricebook item and a calculation. */
  paper: paperSchema.nullable(),
  ...partsSchema.shape,
});
export type PublicDocument = z.infer<typeof publicDocumentSchema>;
