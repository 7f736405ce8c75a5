import { collections } from '@/data/collections';
import type { CollectionDefinition } from '@/data/records/definition';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { can } from '@/domain/access/permissions';
import type { BillingSettings } from '@/domain/billing/settings';
import { agreedEstimate, estimatesMadeIntoJob, estimatesOfJob } from '@/domain/estimate/queries';
import type { Estimate } from '@/domain/estimate/schema';
import { newInvoiceDraft, copyOfInvoice, withTotal } from '@/domain/invoice/create';
import { invoicesOfEstimate, invoicesOfJob } from '@/domain/invoice/queries';
import type { Invoice, InvoiceInput } from '@/domain/invoice/schema';
import { newNumber } from '@/domain/record/number';
import type { Stored } from '@/domain/record/schema';
import { exemptionsFor } from '@/domain/tax/exemptionRecord';
import { withMemberPrices } from '@/domain/agreement/record/memberPrices';
import { readMemberPrices } from '@/entities/agreement/readMemberPrices';
import { readBillingSettings } from '@/entities/tax/readTax';
import { readTaxCertificates, readTaxZones } from '@/entities/tax/readTaxRecords';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import { newId } from '@/lib/ids';

/** An invoice's sources; '' where it has none. */
export type OriginIds = { customerId: string; jobId: string; estimateId: string; copyOf: string };
export type Origin = { draft: InvoiceInput; settings: BillingSettings; earlier: Stored<Invoice>[]; missing: string[] };

/** Like `readOne`, but adds a requested record that doesn't exist to `missing`. */
async function readNamed<T extends object>(
  workspace: Workspace,
  definition: CollectionDefinition<T>,
  id: string,
  missing: string[],
): Promise<Stored<T> | null> {
  const record = await readOne(workspace, definition, id);
  if (!record && id !== '') missing.push(definition.name);
  return record;
}

async function acceptedEstimate(workspace: Workspace, jobId: string): Promise<Stored<Estimate> | null> {
  const rights = workspace.getState();
  if (jobId === '' || !can(rights, 'read', 'estimates')) return null;
  const repository = workspace.repository(collections.estimates);
  const lists = await Promise.all(
    [estimatesOfJob(jobId), estimatesMadeIntoJob(jobId)].map((query) => repository.getAll(query)),
  );
  return agreedEstimate(lists.flat());
}

/** Reads the starting data for an invoice of a job, an estimate, a customer or another invoice. Works offline with cached data. */
export async function readOrigin(workspace: Workspace, ids: OriginIds, now: Date = new Date()): Promise<Origin> {
  const missing: string[] = [];
  const { company } = workspace.getState();
  if (!company) throw new AppError({ code: 'failed-precondition', userMessage: 'User not associated with a company' });
  const today = calendarDay(company.timeZone, now);
  const [copied, job, named, settings] = await Promise.all([
    readNamed(workspace, collections.invoices, ids.copyOf, missing),
    readNamed(workspace, collections.jobs, ids.jobId, missing),
    readNamed(workspace, collections.estimates, ids.estimateId, missing),
    readBillingSettings(workspace),
  ]);
  const draftNumber = newNumber('invoiceDraft', now);
  if (copied) {
    const discountIds = [...new Set(copied.document.discounts.map(({ discountId }) => discountId))].filter(
      (id) => id !== '',
    );
    const [zones, certificates, ...discounts] = await Promise.all([
      readTaxZones(workspace),
      readTaxCertificates(workspace, copied.customerId),
      ...discountIds.map((id) => readOne(workspace, collections.discounts, id)),
    ]);
    const exemptions = exemptionsFor(certificates, {
      customerId: copied.customerId,
      propertyId: copied.propertyId,
      date: today,
    });
    const draft = copyOfInvoice(copied, {
      draftNumber,
      today,
      newLineId: () => newId(),
      zones,
      exemptions,
      discounts: discounts.filter((discount) => discount !== null),
    });
    return { draft, settings, earlier: [], missing };
  }

  const estimate = named ?? (await acceptedEstimate(workspace, ids.jobId));
  const customerId = job?.customerId || estimate?.customerId || ids.customerId;
  const jobId = job?.id ?? estimate?.jobId ?? '';
  const invoices = workspace.repository(collections.invoices);
  const [customer, property, work, zones, certificates, ofJob, ofEstimate] = await Promise.all([
    readNamed(workspace, collections.customers, customerId, missing),
    readOne(workspace, collections.properties, job?.propertyId || estimate?.propertyId || ''),
    readOne(workspace, collections.jobWork, job?.id ?? ''),
    readTaxZones(workspace),
    readTaxCertificates(workspace, customerId),
    jobId === '' ? [] : invoices.getAll(invoicesOfJob(jobId)),
    estimate ? invoices.getAll(invoicesOfEstimate(estimate.id)) : [],
  ]);
  const earlier = [...new Map([...ofJob, ...ofEstimate].map((invoice) => [invoice.id, invoice])).values()].filter(
    ({ state }) => state !== 'void' && state !== 'credited',
  );
  const finished = job?.progressLog.findLast(({ state }) => state === 'work-done')?.at ?? '';
  const draft = await withPrices(
    workspace,
    newInvoiceDraft({
      draftNumber,
      today,
      settings,
      zones,
      customer,
      property,
      job,
      estimate,
      exemptions: exemptionsFor(certificates, { customerId, propertyId: property?.id ?? '', date: today }),
      workLines: work?.workLines ?? [],
      serviceDate: finished === '' ? '' : calendarDay(company.timeZone, new Date(finished)),
      billed: earlier.flatMap(({ document, kind }) => (kind === 'standard' ? document.lines : [])),
      newLineId: () => newId(),
    }),
  );
  return { draft, settings, earlier, missing };
}

/** Applies member discounts, unless an estimate fixes what was agreed to. */
async function withPrices(workspace: Workspace, draft: InvoiceInput): Promise<InvoiceInput> {
  if (draft.estimateId !== '') return draft;
  const prices = await readMemberPrices(workspace, draft);
  const discounts = withMemberPrices(draft.document.discounts, prices);
  return withTotal({ ...draft, document: { ...draft.document, discounts } });
}
