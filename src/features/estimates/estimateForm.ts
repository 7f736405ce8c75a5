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
  /** What this customer pays less as a member. */
  memberPrices?: readonly DocumentDiscount[];
  customer: Stored<Customer> | null;
  property: Stored<Property> | null;
  job: Pick<Stored<Job>, 'id' | 'title' | 'type' | 'businessUnitId'> | null;
  /** The work entered on the job, and the materials of a calculation. */
  workLines: readonly DocumentLine[];
  copyOf: Stored<Estimate> | null;
  /** The underlying calculation: `scope` is its results as text; '' where they are lines. */
  load: { title: string; scope: string } | null;
  /** The findings that it is to put right. */
  found: readonly FoundForEstimate[];
  /** The lead that asked for it. */
  lead: Stored<Lead> | null;
};

/** As much as an estimate's message holds. */
const MESSAGE_LENGTH = 2000;

/** What a new estimate's form starts with. A copy takes over the work and the words, not the customer's answer. */
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
      // The same lines, so that the job's invoice bills them once.
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

/** The work and its prices on another day. Approvals for one customer's document don't carry over to the next. */
const copiedDocument = (document: DocumentInput, today: string): DocumentInput => ({
  ...document,
  date: today,
  discounts: document.discounts.map((discount) => ({ ...discount, approvedBy: '' })),
  tax: { ...document.tax, date: today },
  settlements: [],
});

/** A stored estimate as its form shows it. */
export const toEstimateForm = (estimate: Estimate): EstimateInput => estimateInputSchema.parse(estimate);

/** An estimate that is still being written, with something in each place that may not be empty on paper. */
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
