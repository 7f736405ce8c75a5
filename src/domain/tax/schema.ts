import { z } from 'zod';
import { ratePpm } from '../money/schema';
import { PROPERTY_USES } from '../property/use';
import { line, optionalDate, recordId, requiredLine } from '../record/schema';

/** An item's treatment under tax law. `exempt` is never taxed, anywhere. */
export const TAX_CLASSES = ['labour', 'materials', 'equipment', 'fee', 'shipping', 'other', 'exempt'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];
export const TAX_CLASS_LABELS: Record<TaxClass, string> = {
  labour: 'Labor',
  materials: 'Materials',
  equipment: 'Equipment',
  fee: 'Fees',
  shipping: 'Shipping',
  other: 'Other',
  exempt: 'Never taxed',
};

/** The same for a line or a price list item, where no one may have chosen yet: nothing is taxed by accident. */
export const LINE_TAX_CLASSES = [...TAX_CLASSES, 'unset'] as const;
export type LineTaxClass = (typeof LINE_TAX_CLASSES)[number];
export const LINE_TAX_CLASS_LABELS: Record<LineTaxClass, string> = { ...TAX_CLASS_LABELS, unset: 'Not chosen' };

/** Many states tax building repairs and improvements differently. */
export const JOB_NATURES = ['repair', 'maintenance', 'capital-improvement', 'new-construction'] as const;
export type JobNature = (typeof JOB_NATURES)[number];
export const JOB_NATURE_LABELS: Record<JobNature, string> = {
  repair: 'Repair',
  maintenance: 'Maintenance',
  'capital-improvement': 'Capital improvement',
  'new-construction': 'New construction',
};

/** Pricing of a job. Some states only tax materials that are priced separately. */
export const CONTRACTS = ['separated', 'onePrice'] as const;
export type Contract = (typeof CONTRACTS)[number];
export const CONTRACT_LABELS: Record<Contract, string> = {
  separated: 'Labor and materials separately',
  onePrice: 'One price for the job',
};

/** Whether a rule requires a capital improvement certificate. */
export const CERTIFICATE_STATES = ['on-file', 'missing'] as const;
export const CERTIFICATE_LABELS: Record<(typeof CERTIFICATE_STATES)[number], string> = {
  'on-file': 'With the certificate on file',
  missing: 'Without the certificate',
};

export const JURISDICTION_LEVELS = ['country', 'state', 'county', 'city', 'district'] as const;
export type JurisdictionLevel = (typeof JURISDICTION_LEVELS)[number];

/** A tax on some items during a period, with its rate. A rate of 0 says "reviewed, and not taxed". */
export const taxRuleSchema = z
  .object({
    taxClasses: z.array(z.enum(TAX_CLASSES)).min(1, 'Choose what it covers').max(TAX_CLASSES.length),
    /** Empty = any work. A rule that names the work takes precedence over one that doesn't. */
    jobNatures: z.array(z.enum(JOB_NATURES)).max(JOB_NATURES.length).default([]),
    /** Empty or missing = any property; the same applies to the pricing. */
    places: z.array(z.enum(PROPERTY_USES)).max(PROPERTY_USES.length).optional(),
    contracts: z.array(z.enum(CONTRACTS)).max(CONTRACTS.length).optional(),
    /** Whether the customer's capital improvement certificate must be on file, or must be missing; '' = either. */
    certificate: z.enum(['', ...CERTIFICATE_STATES]).optional(),
    ratePpm,
    /** First and last day; '' = open. If two rules apply on one day, the later one counts. */
    effectiveFrom: optionalDate,
    effectiveTo: optionalDate,
    /** The reason, for printing: "Separately stated labor on a residential repair is not taxed". */
    note: line(300).default(''),
  })
  .refine(({ effectiveFrom: from, effectiveTo: to }) => from === '' || to === '' || from <= to, {
    path: ['effectiveTo'],
    message: 'It must end after it starts',
  });
export type TaxRule = z.infer<typeof taxRuleSchema>;

/** One tax of one jurisdiction, with all its rates over time. */
export const taxSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Enter a name for the tax'),
  jurisdiction: z.object({
    name: requiredLine(120, 'Name the jurisdiction'),
    level: z.enum(JURISDICTION_LEVELS),
    /** State or province (NY, TX, QC) whose law it is, for certificates; '' = the country's. */
    region: line(10).default(''),
  }),
  /** Whether it is charged on the price plus all previous taxes. Compound taxes come last, in `order`. */
  isCompound: z.boolean().default(false),
  order: z.number().int().min(0).max(1000).default(100),
  rules: z.array(taxRuleSchema).max(100),
});
export type Tax = z.infer<typeof taxSchema>;

/** The taxes that are due together at one place. */
export const taxZoneSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Enter a name for the zone'),
  /**
   * `combined`: the rates are added up, rounded as one tax and then divided among the jurisdictions, as US states require. `separate`:
   * each tax is rounded separately, as in Canada.
   */
  stacking: z.enum(['combined', 'separate']).default('combined'),
  taxes: z.array(taxSchema).max(20),
});
export type TaxZone = z.infer<typeof taxZoneSchema>;

/** A tax exemption of a customer or property, proved by a certificate. */
export const taxExemptionSchema = z.object({
  id: recordId,
  certificateNumber: line(60).default(''),
  reason: requiredLine(200, 'Enter a reason, such as resale'),
  /** States or provinces in which it is valid; empty = all. */
  regions: z.array(line(10)).max(60).default([]),
  /** Tax classes it exempts; empty = all. */
  taxClasses: z.array(z.enum(TAX_CLASSES)).max(TAX_CLASSES.length).default([]),
  validFrom: optionalDate,
  /** The last day on which it is valid; '' = it doesn't expire. */
  expiresOn: optionalDate,
});
export type TaxExemption = z.infer<typeof taxExemptionSchema>;

/** All tax data that a document freezes when it is issued. */
export const documentTaxSchema = z.object({
  /** A copy of the zone; null = the company charges no tax here. */
  zone: taxZoneSchema.nullable().default(null),
  /** The day (YYYY-MM-DD) whose rates apply. */
  date: z.iso.date('Use a valid date'),
  jobNature: z.enum(JOB_NATURES).default('repair'),
  /**
   * Where, how it is priced, and whether a capital improvement certificate is on file; see `worksiteOf`. Older documents have none of
   * these. They stay without, so that what was signed keeps its fingerprint.
   */
  place: z.enum(PROPERTY_USES).optional(),
  contract: z.enum(CONTRACTS).optional(),
  hasCertificate: z.boolean().optional(),
  pricesIncludeTax: z.boolean().default(false),
  /**
   * `line`: tax is rounded on each line, then added up; printed amounts add up as printed. `document`: the exact taxes of all lines are
   * added up and rounded once, as some accounting programs do.
   */
  rounding: z.enum(['line', 'document']).default('line'),
  exemptions: z.array(taxExemptionSchema).max(20).default([]),
});
export type DocumentTax = z.infer<typeof documentTaxSchema>;
