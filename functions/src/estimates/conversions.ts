import type { BillingSettings } from '@/domain/billing/settings';
import type { Customer } from '@/domain/customer/schema';
import type { EstimateChoice } from '@/domain/estimate/api';
import { invoiceDocument, workDescription, workMinutes } from '@/domain/estimate/conversion';
import type { Approval, Estimate } from '@/domain/estimate/schema';
import { customerFields } from '@/domain/invoice/create';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { newJob } from '@/domain/job/create';
import { jobInputSchema, type Job } from '@/domain/job/schema';
import type { Property } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import type { Stored } from '@/domain/record/schema';
import { dueDateOf } from '@/domain/billing/aging';
import { propertyFields } from '@/domain/property/copies';

/** An approved estimate, with the related data a job or an invoice needs. */
export type Source = {
  estimateId: string;
  estimate: Estimate;
  approval: Approval;
  choice: EstimateChoice;
  customer: Customer & Pick<Stored<Customer>, 'id'>;
  property: (Property & { id: string }) | null;
  settings: BillingSettings;
  /** Durations of the estimate's pricebook items, by id. */
  minutesOf: Readonly<Record<string, number>>;
  /** The job's title; '' = the estimate's. */
  title: string;
  uid: string;
  now: string;
  today: string;
};

/** The job type for approved work. */
export const WORK_TYPE = 'service';

/** Builds an unscheduled job with the approved work. */
export function jobOfEstimate(
  { estimate, choice, customer, property, minutesOf, title, uid, now }: Source,
  { parentJobId, requiredSkills }: { parentJobId: string; requiredSkills: readonly string[] },
): Job {
  const durationMinutes = workMinutes(estimate.document, choice, minutesOf);
  const input = jobInputSchema.parse({
    ...(durationMinutes > 0 && { durationMinutes }),
    title: title || estimate.title,
    type: WORK_TYPE,
    businessUnitId: estimate.businessUnitId,
    requiredSkills,
    customerId: estimate.customerId,
    propertyId: property?.id ?? '',
    description: workDescription(estimate.document, choice),
    internalNotes: estimate.internalNotes,
    source: customer.source,
  });
  return newJob(input, {
    number: newNumber('job', new Date(now)),
    nowIso: now,
    uid,
    customer,
    property,
    parentJobId,
    isUnscheduled: true,
  });
}

/** Builds the draft invoice: the approved amounts, to the cent. */
export function invoiceOfEstimate(
  { estimateId, estimate, approval, choice, customer, property, settings, today, now }: Source,
  job: Pick<Invoice, 'jobId' | 'jobNumber'>,
): Invoice {
  const fields = customerFields(customer, property, settings);
  return invoiceSchema.parse({
    ...fields,
    ...propertyFields(property),
    ...job,
    draftNumber: newNumber('invoiceDraft', new Date(now)),
    title: estimate.title,
    estimateId,
    businessUnitId: estimate.businessUnitId,
    document: invoiceDocument(estimate.document, choice, today),
    dueOn: dueDateOf(today, fields.paymentTerms),
    message: settings.invoiceMessage,
    terms: settings.invoiceTerms,
    totalCents: approval.totalCents,
  });
}
