import type { Transaction } from 'firebase-admin/firestore';
import { convertEstimate as contract } from '@/domain/estimate/api';
import { customerSchema } from '@/domain/customer/schema';
import { estimateSchema, type Approval, type Estimate } from '@/domain/estimate/schema';
import { jobSchema } from '@/domain/job/schema';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { propertySchema } from '@/domain/property/schema';
import { choiceOf, currentApproval } from '@/domain/public-document/faceOfEstimate';
import { isRecordId } from '@/domain/record/recordId';
import { calendarDay } from '@/lib/dates';
import { readSkillsOfType } from '../leads/leadCompany';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';
import { readCompany } from '../sharing/readAround';
import { assertCan } from '../sharing/rights';
import { invoiceOfEstimate, jobOfEstimate, WORK_TYPE, type Source } from './conversions';

/** Converts an accepted estimate into a job or a draft invoice. Repeating it returns what was created the first time. */
export const convertEstimate = defineCallable(
  contract,
  { access: member({ feature: 'estimates' }), rateLimit: { perMinute: 30 } },
  async (deps, { estimateId, to, title }, caller) => {
    assertCan(caller, 'create', to === 'job' ? 'jobs' : 'invoices');
    return deps.db.runTransaction(async (transaction) => {
      const source = await readSource(deps, transaction, { estimateId, title, caller });
      return to === 'job' ? toJob(deps, transaction, source, caller) : toInvoice(deps, transaction, source, caller);
    });
  },
);

type Made = { jobId: string; invoiceId: string };
type Read = Source & { stored: Record<string, unknown> };

async function readSource(
  deps: Deps,
  transaction: Transaction,
  { estimateId, title, caller }: { estimateId: string; title: string; caller: Member },
): Promise<Read> {
  const of = (name: 'estimates' | 'customers' | 'properties', id: string) =>
    inCompany(deps.db, caller.companyId, name).doc(id);
  const record = await transaction.get(of('estimates', estimateId));
  const stored = record.data();
  if (!stored) throw notFound('Estimate');
  const estimate = parseRecord(estimateSchema, stored);
  const approval = approvalOf(estimate);
  const [{ company, settings }, customer, property] = await Promise.all([
    readCompany(deps, transaction, caller.companyId),
    transaction.get(of('customers', estimate.customerId)),
    estimate.propertyId === '' ? null : transaction.get(of('properties', estimate.propertyId)),
  ]);
  if (!customer.exists)
    throw precondition('The customer of this estimate was deleted. Choose another one on a copy of it.');
  const now = deps.now();
  return {
    stored,
    estimateId,
    estimate,
    approval,
    choice: choiceOf(approval),
    minutesOf: await readMinutes(deps, transaction, caller.companyId, estimate),
    title,
    settings,
    now,
    uid: caller.uid,
    customer: { ...parseRecord(customerSchema, customer.data()), id: customer.id },
    property: property?.exists ? { ...parseRecord(propertySchema, property.data()), id: property.id } : null,
    today: calendarDay(company.timeZone, new Date(now)),
  };
}

/** Reads the duration of its items from the pricebook, if they are still in it. */
async function readMinutes(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  { document }: Estimate,
): Promise<Record<string, number>> {
  const ids = [...new Set(document.lines.map(({ pricebookItemId }) => pricebookItemId).filter(isRecordId))];
  if (ids.length === 0) return {};
  const items = await transaction.getAll(...ids.map((id) => inCompany(db, companyId, 'pricebook').doc(id)));
  return Object.fromEntries(
    items.map((item) => [item.id, pricebookItemSchema.safeParse(item.data()).data?.durationMinutes ?? 0]),
  );
}

function approvalOf(estimate: Estimate): Approval {
  const approval = currentApproval(estimate);
  if (!approval) throw precondition('The customer has not agreed to this estimate yet.');
  return approval;
}

/** An estimate written on a job becomes work on that job, unless the visit was only for the estimate, or is over. */
async function toJob(deps: Deps, transaction: Transaction, source: Read, caller: Member): Promise<Made> {
  const { estimate, estimateId } = source;
  const jobs = inCompany(deps.db, caller.companyId, 'jobs');
  const invoiceId = estimate.invoiceIds[0] ?? '';
  if (estimate.convertedJobId !== '') return { jobId: estimate.convertedJobId, invoiceId };
  const parent = estimate.jobId === '' ? null : await transaction.get(jobs.doc(estimate.jobId));
  const parentJob = jobSchema.safeParse(parent?.data()).data;
  const isGoingOn =
    parentJob !== undefined &&
    parentJob.type !== 'estimate' &&
    !['invoiced', 'closed', 'cancelled'].includes(parentJob.progress);
  const jobId = isGoingOn ? estimate.jobId : deps.newId();
  if (!isGoingOn)
    transaction.create(jobs.doc(jobId), {
      ...jobOfEstimate(source, {
        parentJobId: parentJob ? estimate.jobId : '',
        requiredSkills: await readSkillsOfType(deps, caller, WORK_TYPE),
      }),
      ...createdAudit(caller.uid, source.now),
    });
  markConverted(deps, transaction, caller, source, { convertedJobId: jobId, estimateId });
  return { jobId, invoiceId };
}

/** The invoice's id is derived from the estimate's, so there is only one no matter how often it is requested. */
async function toInvoice(deps: Deps, transaction: Transaction, source: Read, caller: Member): Promise<Made> {
  const { estimate, estimateId } = source;
  const jobId = estimate.convertedJobId || estimate.jobId;
  const invoiceId = `estimate-${estimateId}`.slice(0, 128);
  const ref = inCompany(deps.db, caller.companyId, 'invoices').doc(invoiceId);
  const [existing, job] = await Promise.all([
    transaction.get(ref),
    jobId === '' ? null : transaction.get(inCompany(deps.db, caller.companyId, 'jobs').doc(jobId)),
  ]);
  if (existing.exists) return { jobId, invoiceId };
  // Already billed another way, e.g. by progress.
  const [other] = estimate.invoiceIds.filter((id) => id !== invoiceId);
  if (other !== undefined) return { jobId, invoiceId: other };
  const jobNumber = jobSchema.shape.number.safeParse(job?.get('number')).data ?? '';
  transaction.create(ref, {
    ...invoiceOfEstimate(source, {
      jobId: job?.exists ? jobId : '',
      jobNumber,
    }),
    ...createdAudit(caller.uid, source.now),
  });
  markConverted(deps, transaction, caller, source, {
    invoiceIds: [...new Set([...estimate.invoiceIds, invoiceId])],
    estimateId,
  });
  return { jobId: job?.exists ? jobId : '', invoiceId };
}

function markConverted(
  { db }: Deps,
  transaction: Transaction,
  caller: Member,
  { stored, now, estimate }: Read,
  { estimateId, ...made }: { estimateId: string; convertedJobId?: string; invoiceIds?: string[] },
): void {
  transaction.update(inCompany(db, caller.companyId, 'estimates').doc(estimateId), {
    ...made,
    state: 'converted',
    convertedAt: estimate.convertedAt || now,
    ...updatedAudit(caller.uid, now, stored),
  });
}
