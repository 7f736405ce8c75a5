import { newNumber } from '@/domain/record/number';
import { addCalendarDays } from '@/lib/calendar';
import type { DocumentInput, DocumentLine } from '@/domain/billing/schema';
import { unitOfJob } from '@/domain/business-unit/units';
import type { BillingSettings } from '@/domain/billing/settings';
import type { DocumentDiscount } from '@/domain/discount/schema';
import type { Customer } from '@/domain/customer/schema';
import { estimateOfFindings, estimateTitleOf } from '@/domain/finding/estimateLines';
import { customerCopies } from '@/domain/estimate/create';
import { ESTIMATE_PHOTO_LIMIT, estimateInputSchema, type Estimate, type EstimateInput } from '@/domain/estimate/schema';
import type { Job } from '@/domain/job/schema';
import type { Lead } from '@/domain/lead/schema';
import type { Property } from '@/domain/property/schema';
import { propertyFields } from '@/domain/property/copies';
import type { Stored } from '@/domain/record/schema';
import { isEmptyLine } from '@/entities/billing/newLine';
import type { DocumentTax } from '@/domain/tax/schema';
import { cutText } from '@/lib/cutText';
import type { FoundForEstimate } from './readFindings';

export type EstimateOrigin = {
  today: string;
  settings: BillingSettings;
  tax: DocumentTax;
  /** The customer's member discounts. */
  memberPrices?: readonly DocumentDiscount[];
  customer: Stored<Customer> | null;
  property: Stored<Property> | null;
  job: Pick<Stored<Job>, 'id' | 'title' | 'type' | 'businessUnitId'> | null;
  /** Work entered on the job, and a calculation's materials. */
  workLines: readonly DocumentLine[];
  copyOf: Stored<Estimate> | null;
  /** The underlying calculation: `scope` is its results as text, or '' if they become lines. */
  load: { title: string; scope: string } | null;
  /** Findings that the work should fix. */
  found: readonly FoundForEstimate[];
  /** The lead that requested it. */
  lead: Stored<Lead> | null;
};

/** Length limit of an estimate's message. */
const MESSAGE_LENGTH = 2000;

/** Builds a new estimate's initial values. A copy takes over the work and the texts, but not the customer's response. */
export function newEstimateValues(
  {
    today,
    settings,
    tax,
    memberPrices = [],
    customer,
    property,
    job,
    workLines,
    copyOf,
    load,
    found,
    lead,
  }: EstimateOrigin,
  now: Date,
): EstimateInput {
  const start = { number: newNumber('estimate', now), validUntil: addCalendarDays(today, settings.estimateValidDays) };
  if (copyOf)
    return { ...toEstimateForm(copyOf), ...start, findingIds: [], document: copiedDocument(copyOf.document, today) };
  const findings = found.map(({ finding }) => finding);
  const { lines, options } = estimateOfFindings(findings);
  return {
    ...start,
    ...customerCopies(customer),
    ...propertyFields(property),
    title: estimateTitleOf(findings) || (job?.title ?? load?.title ?? lead?.wanted ?? ''),
    jobId: job?.id ?? '',
    businessUnitId: unitOfJob(settings.units, job),
    document: {
      type: 'estimate',
      currency: settings.currency,
      date: today,
      // Reuses the same lines, so that the job's invoice bills them once.
      lines: findings.length > 0 ? lines : [...workLines],
      options,
      selectedOptionId: '',
      discounts: [...memberPrices],
      enteredCodes: [],
      discountUsage: {},
      fees: [],
      tax,
      tipCents: 0,
      deposit: settings.deposit,
      settlements: [],
    },
    message: cutText([load?.scope ?? '', settings.estimateMessage].filter(Boolean).join('\n\n'), MESSAGE_LENGTH),
    terms: settings.estimateTerms,
    internalNotes: lead?.message ?? '',
    photos: found.flatMap(({ photos }) => photos).slice(0, ESTIMATE_PHOTO_LIMIT),
    findingIds: findings.map(({ id }) => id),
    membership: null,
    totalCents: 0,
  };
}

/** Copies the work and its prices to another date. One customer's approvals don't carry over to the next document. */
const copiedDocument = (document: DocumentInput, today: string): DocumentInput => ({
  ...document,
  date: today,
  discounts: document.discounts.map((discount) => ({ ...discount, approvedBy: '' })),
  tax: { ...document.tax, date: today },
  settlements: [],
});

/** Converts a stored estimate to form values. */
export const toEstimateForm = (estimate: Estimate): EstimateInput => estimateInputSchema.parse(estimate);

/** Fills in placeholders for fields that can't be empty on paper, while an estimate is still being written. */
export const estimateOnPaper = (values: EstimateInput): EstimateInput => ({
  ...values,
  title: values.title || 'Estimate',
  customerId: values.customerId || 'none',
  document: {
    ...values.document,
    lines: values.document.lines
      .filter((line) => !isEmptyLine(line))
      .map((line) => ({ ...line, name: line.name || '…' })),
    options: values.document.options.map((option, index) => ({
      ...option,
      name: option.name || `Option ${index + 1}`,
    })),
    fees: values.document.fees.map((fee) => ({ ...fee, name: fee.name || 'Fee' })),
  },
});
