import type { Transaction } from 'firebase-admin/firestore';
import { memberPrices, withMemberPrices } from '@/domain/agreement/record/memberPrices';
import { agreementsOf } from '@/domain/agreement/record/queries';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { agreedEstimate, estimatesMadeIntoJob, estimatesOfJob } from '@/domain/estimate/queries';
import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { linesToPrice, newInvoiceDraft, withTotal } from '@/domain/invoice/create';
import { invoicesOfEstimate, invoicesOfJob } from '@/domain/invoice/queries';
import { invoiceSchema, type Invoice, type InvoiceInput } from '@/domain/invoice/schema';
import { jobSchema, type Job } from '@/domain/job/schema';
import { jobWorkSchema } from '@/domain/job/workLines';
import { propertySchema } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import { isRecordId } from '@/domain/record/recordId';
import type { Stored } from '@/domain/record/schema';
import { exemptionsFor, exemptionsOf } from '@/domain/tax/exemptionRecord';
import { TAX_ZONE_LIST_LIMIT } from '@/domain/tax/zoneRecord';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { recordsIn } from '../platform/readable';
import { issueDrafts } from './issueInvoices';
import { moneyTransaction } from './moneyTransaction';
import { heldInvoices, readCompanyDay, type Held } from './records';
import { certificatesIn, zonesIn } from './taxRecords';

type OfJob = { companyId: string; jobId: string };

/** The bill for a job: the existing invoice, or the draft made from its work. */
export type JobBill = {
  job: Job;
  customer: Customer | null;
  /** An invoice issued or begun by the office, preferring one with a balance; null = none. */
  invoice: Held<Invoice> | null;
  /** The rest to bill; null if an invoice exists or everything is billed. */
  draft: InvoiceInput | null;
  /** Number of invoices the job has had, for the next one's id. */
  count: number;
};

const isAlive = ({ record }: Held<Invoice>): boolean => record.state !== 'void' && record.state !== 'credited';

/** Returns the invoice to show on site: one with a balance, else one begun by the office, else the latest. */
const shown = (latestFirst: readonly Held<Invoice>[]): Held<Invoice> | null =>
  latestFirst.find(({ record }) => record.isOpen) ?? latestFirst.find(({ record }) => record.state === 'draft') ?? null;

/**
 * Reads what bills a job, like the office's “Invoice now” does on a device: agreed amounts first, then the work entered.
 * @throws AppError `not-found`
 */
export async function readJobBill(deps: Deps, transaction: Transaction, { companyId, jobId }: OfJob): Promise<JobBill> {
  const of = (name: Parameters<typeof inCompany>[2]) => inCompany(deps.db, companyId, name);
  const stored = await transaction.get(of('jobs').doc(jobId));
  if (!stored.exists) throw notFound('Job');
  const job = jobSchema.parse(stored.data());
  const [customerData, ofJob, own, made] = await Promise.all([
    transaction.get(of('customers').doc(job.customerId)),
    transaction.get(asked(of('invoices'), invoicesOfJob(jobId))),
    transaction.get(asked(of('estimates'), estimatesOfJob(jobId))),
    transaction.get(asked(of('estimates'), estimatesMadeIntoJob(jobId))),
  ]);
  const estimate = agreedEstimate(recordsIn(estimateSchema, [...own.docs, ...made.docs]));
  const ofEstimate = estimate && (await transaction.get(asked(of('invoices'), invoicesOfEstimate(estimate.id))));
  const all = new Map(heldInvoices([...ofJob.docs, ...(ofEstimate?.docs ?? [])]).map((one) => [one.ref.id, one]));
  const earlier = [...all.values()].filter(isAlive).sort((a, b) => (a.record.issuedAt < b.record.issuedAt ? 1 : -1));
  const customer = customerSchema.safeParse(customerData.data()).data ?? null;
  const bill = { job, customer, count: all.size };
  const invoice = shown(earlier);
  if (invoice || !customer) return { ...bill, invoice, draft: null };
  const draft = await draftOf(deps, transaction, {
    companyId,
    job: { ...job, id: jobId },
    customer: { ...customer, id: job.customerId },
    estimate,
    earlier,
  });
  return { ...bill, invoice: draft ? null : (earlier[0] ?? null), draft };
}

type ToBill = {
  companyId: string;
  job: Job & { id: string };
  customer: Customer & { id: string };
  estimate: Stored<Estimate> | null;
  earlier: readonly Held<Invoice>[];
};

/** Returns the draft made from a job's work, or null if everything is billed. */
async function draftOf(
  deps: Deps,
  transaction: Transaction,
  { companyId, job, customer, estimate, earlier }: ToBill,
): Promise<InvoiceInput | null> {
  const of = (name: Parameters<typeof inCompany>[2]) => inCompany(deps.db, companyId, name);
  const propertyId = job.propertyId || (estimate?.propertyId ?? '');
  const [{ today, settings }, propertyData, work, zones, certificates, agreements] = await Promise.all([
    readCompanyDay(deps, transaction, companyId),
    isRecordId(propertyId) ? transaction.get(of('properties').doc(propertyId)) : null,
    transaction.get(of('jobWork').doc(job.id)),
    transaction.get(of('taxes').limit(TAX_ZONE_LIST_LIMIT)),
    transaction.get(asked(of('taxExemptions'), exemptionsOf(customer.id))),
    transaction.get(asked(of('agreements'), agreementsOf(customer.id))),
  ]);
  const property = propertySchema.safeParse(propertyData?.data()).data;
  const draft = newInvoiceDraft({
    draftNumber: newNumber('invoiceDraft', new Date(deps.now())),
    today,
    settings,
    zones: zonesIn(zones),
    customer,
    property: property ? { ...property, id: propertyId } : null,
    job,
    estimate,
    exemptions: exemptionsFor(certificatesIn(certificates), {
      customerId: customer.id,
      propertyId: property ? propertyId : '',
      date: today,
    }),
    workLines: jobWorkSchema.safeParse(work.data()).data?.workLines ?? [],
    serviceDate: today,
    billed: earlier.flatMap(({ record: { document, kind } }) => (kind === 'standard' ? document.lines : [])),
    newLineId: deps.newId,
  });
  if (draft.document.lines.length === 0 || (earlier.length > 0 && linesToPrice(draft).length > 0)) return null;
  return estimate ? draft : withMembers(draft, agreements.docs);
}

/** Applies member prices, unless an estimate has agreed prices. */
function withMembers(draft: InvoiceInput, agreements: Parameters<typeof recordsIn>[1]): InvoiceInput {
  const prices = memberPrices(recordsIn(agreementSchema, agreements), draft);
  const discounts = withMemberPrices(draft.document.discounts, prices);
  return withTotal({ ...draft, document: { ...draft.document, discounts } });
}

/** Returns why a draft can't be billed without the office, as a sentence; '' = it can. */
export function draftFault({ draft, job, customer }: JobBill): string {
  if (!customer) return 'The customer of this job is gone. Ask the office.';
  if (!draft) return '';
  const open = linesToPrice(draft);
  const name = draft.document.lines.find(({ id }) => open.includes(id))?.name ?? job.title;
  if (open.length > 0)
    return `“${name}” has no price yet. Enter what was done and what it costs under “Work and parts”.`;
  return draft.totalCents === 0 ? 'It comes to nothing: there is nothing to collect.' : '';
}

/**
 * Ensures that a job has an issued invoice, and returns its id. Two phones asking at once get the same one.
 * @throws AppError `failed-precondition` with why it can't be billed, or that there is nothing to bill
 */
export async function billJob(deps: Deps, { companyId, jobId, uid }: OfJob & { uid: string }): Promise<string> {
  const invoiceId = await moneyTransaction(deps, companyId, async (transaction) => {
    const bill = await readJobBill(deps, transaction, { companyId, jobId });
    if (bill.invoice) return bill.invoice.ref.id;
    const fault = draftFault(bill);
    if (fault !== '') throw precondition(fault);
    if (!bill.draft) throw precondition('There is nothing to bill for this job.');
    const ref = inCompany(deps.db, companyId, 'invoices').doc(`${jobId}-${bill.count + 1}`);
    transaction.create(ref, { ...invoiceSchema.parse(bill.draft), ...createdAudit(uid, deps.now()) });
    return ref.id;
  });
  const [issued] = await issueDrafts(deps, { companyId, uid }, [invoiceId]);
  if (!issued || issued.number === '') throw precondition(issued?.error || 'It could not be issued.');
  return invoiceId;
}
