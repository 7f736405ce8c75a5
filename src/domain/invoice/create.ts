import { z } from 'zod';
import { AppError } from '@/lib/appError';
import { dueDateOf } from '../billing/aging';
import { calculateDocument } from '../billing/calculate';
import { emptyLine } from '../billing/emptyLine';
import { calculateProgress } from '../billing/progress';
import { renamed } from '../billing/renamedLine';
import type { DocumentInput, DocumentLine } from '../billing/schema';
import type { BillingSettings } from '../billing/settings';
import { unitOfJob } from '../business-unit/units';
import type { Customer, PaymentTerms } from '../customer/schema';
import { termsOf, type DiscountRecord } from '../discount/discountRecord';
import type { DocumentDiscount } from '../discount/schema';
import { invoiceDocument } from '../estimate/conversion';
import type { Estimate } from '../estimate/schema';
import type { Job } from '../job/schema';
import { propertyFields } from '../property/copies';
import type { Stored } from '../record/schema';
import type { DocumentTax, TaxExemption } from '../tax/schema';
import { zoneForDocument } from '../tax/zoneRecord';
import { agreedLine, unbilledLines } from './billedLines';
import { taxOf, type InvoiceCustomer, type InvoiceProperty, type Zones } from './startingTax';
import { invoiceInputSchema, type InvoiceInput } from './schema';

/** Returns a customer's payment terms: their own if they were chosen, otherwise the company's. */
const termsFor = ({ paymentTerms }: Pick<Customer, 'paymentTerms'>, settings: BillingSettings): PaymentTerms => {
  if (paymentTerms === '') return settings.paymentTerms;
  return paymentTerms === 'on-receipt' ? 'due-on-receipt' : paymentTerms;
};

/** Returns the customer fields that an invoice copies. */
export function customerFields(
  customer: InvoiceCustomer,
  property: InvoiceProperty | null,
  settings: BillingSettings,
): Pick<
  InvoiceInput,
  'customerId' | 'customerName' | 'customerSortName' | 'customerEmail' | 'billTo' | 'paymentTerms'
> {
  const hasAddress = Object.values({ ...customer.billingAddress, country: '' }).some((part) => part !== '');
  return {
    customerId: customer.id,
    customerName: customer.name,
    customerSortName: customer.sortName,
    customerEmail: customer.email,
    billTo: {
      name: customer.name,
      address: hasAddress ? customer.billingAddress : (property?.address ?? customer.billingAddress),
    },
    paymentTerms: termsFor(customer, settings),
  };
}

export type InvoiceOrigin = {
  draftNumber: string;
  /** The company's calendar day (YYYY-MM-DD). */
  today: string;
  settings: BillingSettings;
  zones: Zones;
  /** Those valid for this customer and property today. */
  exemptions?: readonly TaxExemption[];
  customer?: InvoiceCustomer | null;
  property?: InvoiceProperty | null;
  job?: Pick<
    Stored<Job>,
    'id' | 'number' | 'title' | 'type' | 'businessUnitId' | 'poNumber' | 'progressLog' | 'scheduledTime'
  > | null;
  /** The work and parts entered on the job, in addition to what was agreed to. */
  workLines?: readonly DocumentLine[];
  /** The day (YYYY-MM-DD) on which the work was finished; '' = not known. */
  serviceDate?: string;
  /** An accepted estimate. */
  estimate?: Stored<Estimate> | null;
  /** Lines of earlier invoices for the same job or estimate. */
  billed?: readonly DocumentLine[];
  newLineId: () => string;
};

/** Returns a draft with everything known filled in, so that it can be sent as is. Lines without a price still have to be priced. */
export function newInvoiceDraft(origin: InvoiceOrigin): InvoiceInput {
  const { today, settings, customer = null, property = null, job = null, estimate = null } = origin;
  const businessUnitId = (estimate?.businessUnitId ?? '') || unitOfJob(settings.units, job);
  const tax = taxOf({
    customer,
    property,
    zones: origin.zones,
    exemptions: origin.exemptions ?? [],
    settings,
    businessUnitId,
    date: today,
  });
  const document = documentOf(origin, tax);
  const fields = customer && customerFields(customer, property, settings);
  const paymentTerms = fields?.paymentTerms ?? settings.paymentTerms;
  return withTotal(
    draftSchema.parse({
      ...fields,
      ...propertyFields(property),
      draftNumber: origin.draftNumber,
      title: (estimate?.title ?? '') || (job?.title ?? ''),
      jobId: job?.id ?? estimate?.jobId ?? '',
      jobNumber: job?.number ?? '',
      estimateId: estimate?.id ?? '',
      businessUnitId,
      document,
      serviceDate: origin.serviceDate ?? '',
      paymentTerms,
      dueOn: dueDateOf(today, paymentTerms),
      poNumber: job?.poNumber ?? '',
      message: settings.invoiceMessage,
      terms: settings.invoiceTerms,
    }),
  );
}

/** Customer and title may still be missing while it is being filled in. */
const draftSchema = invoiceInputSchema.extend({
  customerId: z.string().default(''),
  title: z.string().max(160).default(''),
});

function documentOf(
  { today, settings, job = null, estimate = null, workLines = [], billed = [], newLineId }: InvoiceOrigin,
  tax: DocumentTax,
): DocumentInput {
  const accepted = estimate?.approval ? invoiceDocument(estimate.document, estimate.approval, today) : null;
  // Entries on the job are in addition to what was agreed to. Everything offered is billed as the customer answered it.
  const offered = new Set(estimate?.approval ? estimate.document.lines.map(({ id }) => id) : []);
  const all = [...(accepted?.lines ?? []), ...workLines.filter(({ id }) => !offered.has(id)).map(agreedLine)];
  const lines = all.length === 0 && job ? [withName(emptyLine(newLineId()), job.title)] : unbilledLines(all, billed);
  const empty: DocumentInput = {
    type: 'invoice',
    currency: settings.currency,
    date: today,
    lines,
    options: [],
    selectedOptionId: '',
    discounts: [],
    enteredCodes: [],
    discountUsage: {},
    fees: [],
    tax,
    tipCents: 0,
    deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
    settlements: [],
  };
  if (!accepted) return empty;
  // Fees and fixed discounts are applied once, with the first bill.
  const isFirst = billed.length === 0;
  const discounts = discountsOn(accepted.discounts, lines).filter(({ terms }) => isFirst || terms.kind === 'percent');
  return { ...accepted, lines, discounts, fees: isFirst ? accepted.fees : [] };
}

/** Builds a work line with only a name: its words suggest how it is taxed, or someone has to decide. */
const withName = (line: DocumentLine, name: string): DocumentLine => ({ ...line, ...renamed(line, name) });

/** Returns the discounts that still apply to some line. */
function discountsOn(discounts: readonly DocumentDiscount[], lines: readonly DocumentLine[]): DocumentDiscount[] {
  const ids = new Set(lines.map(({ id }) => id));
  return discounts
    .filter(({ lineIds }) => lineIds.length === 0 || lineIds.some((id) => ids.has(id)))
    .map((discount) => ({ ...discount, lineIds: discount.lineIds.filter((id) => ids.has(id)) }));
}

type CopySource = Pick<InvoiceOrigin, 'draftNumber' | 'today' | 'newLineId'> & {
  zones?: Zones;
  exemptions?: readonly TaxExemption[];
  /** The company's current definitions of the invoice's discounts. */
  discounts?: readonly (DiscountRecord & { id: string })[];
};

/**
 * Copies the invoice as a draft dated today. Its numbers, dates and payments are its own; zone, certificates and discounts use their
 * current definitions, and approvals must be given again.
 */
export function copyOfInvoice(
  invoice: InvoiceInput,
  { draftNumber, today, newLineId, zones = [], exemptions, discounts = [] }: CopySource,
): InvoiceInput {
  const ids = new Map(invoice.document.lines.map(({ id }) => [id, newLineId()]));
  const { document } = invoice;
  const zone = zones.find(({ id }) => id === document.tax.zone?.id);
  const termsNow = (given: DocumentDiscount): DocumentDiscount['terms'] => {
    const defined = discounts.find(({ id }) => id === given.discountId);
    return defined ? termsOf(defined) : given.terms;
  };
  return withTotal({
    ...invoiceInputSchema.parse(invoice),
    kind: 'standard',
    progress: null,
    draftNumber,
    jobId: '',
    jobNumber: '',
    estimateId: '',
    serviceDate: '',
    dueOn: dueDateOf(today, invoice.paymentTerms),
    document: {
      ...document,
      date: today,
      lines: document.lines.map((line) => ({ ...line, id: ids.get(line.id) ?? line.id })),
      discountUsage: {},
      discounts: document.discounts.map((discount) => ({
        ...discount,
        terms: termsNow(discount),
        approvedBy: '',
        lineIds: discount.lineIds.map((id) => ids.get(id) ?? id),
      })),
      tax: {
        ...document.tax,
        date: today,
        ...(zone && { zone: zoneForDocument(zone) }),
        ...(exemptions && { exemptions: [...exemptions] }),
      },
      settlements: [],
    },
  });
}

type Summed = Pick<InvoiceInput, 'document'> & Partial<Pick<InvoiceInput, 'kind' | 'progress'>>;

/** Returns the invoice with its total for lists: 0 while its numbers can't be added up. The server recomputes it. */
export const withTotal = <T extends Summed>(invoice: T): T & { totalCents: number } => ({
  ...invoice,
  totalCents: draftTotal(invoice),
});

function draftTotal({ document, kind, progress }: Summed): number {
  try {
    return kind === 'progress' && progress
      ? calculateProgress(progress).totalCents
      : calculateDocument(document).totalCents;
  } catch (error) {
    if (error instanceof AppError) return 0;
    throw error;
  }
}

/** Returns zero-price lines: built from the job's title, for a person to price before it is sent. */
export const linesToPrice = ({ document, kind }: Pick<InvoiceInput, 'document' | 'kind'>): string[] =>
  kind === 'progress'
    ? []
    : document.lines
        .filter(({ unitPriceCents, quantityE4 }) => unitPriceCents === 0 && quantityE4 > 0)
        .map(({ id }) => id);
