import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  linesOfMember,
  linesOfWork,
  doneOn,
  rulesFor,
  type PaidWork,
  type SoldEstimate,
} from '@/domain/commission/work';
import { planOn, type PayPlan } from '@/domain/commission/plan';
import { termsFor } from '@/domain/commission/ruleWords';
import type { PersonLine } from '@/domain/commission/engine';
import type { Earning } from '@/domain/commission/earning';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { timeEntrySchema } from '@/domain/hours/schema';
import { timeOfTechnicians } from '@/domain/hours/sums';
import { isRecordId } from '@/domain/record/recordId';
import { jobSchema, type Job } from '@/domain/job/schema';
import type { Currency } from '@/domain/money/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { calendarDay } from '@/lib/dates';
import { agreedDocument, contractOf } from '../billing/agreedEstimate';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';
import { fieldsIn, recordsIn } from '../platform/readable';
import { findOf, readBills } from '../reports/readWork';

const INVOICES = 50;
const ENTRIES = 1000;
const ESTIMATES = 30;

/** A source's pay, to be written as one record per person. */
export type Paid = {
  title: string;
  jobId: string;
  lines: readonly PersonLine[];
  /** By technician: what the rules promise for the job. */
  terms: Readonly<Record<string, string[]>>;
  categoryOf: Readonly<Record<string, string>>;
};
const PAYS_NOTHING: Paid = { title: '', jobId: '', lines: [], terms: {}, categoryOf: {} };

export type Reading = {
  deps: Deps;
  transaction: Transaction;
  companyId: string;
  ownerId: string;
  timeZone: string;
  plans: readonly PayPlan[];
  /** Items' categories when they were first counted. */
  known: Readonly<Record<string, string>>;
};

/** Computes what a source pays in its current state. */
export async function readPaid(reading: Reading, source: Earning['source']): Promise<Paid> {
  switch (source.kind) {
    case 'job':
      return readJob(reading, source.id);
    case 'invoice':
      return readLooseInvoice(reading, source.id);
    case 'estimate':
      return readLooseEstimate(reading, source.id);
    case 'agreement':
      return readAgreement(reading, source.id);
    case 'entry':
      return PAYS_NOTHING;
  }
}

async function readJob(reading: Reading, jobId: string): Promise<Paid> {
  const { deps, transaction, companyId, timeZone, plans } = reading;
  const find = findOf(deps, transaction, companyId);
  const [stored, invoices, ofJob, converted, followers] = await Promise.all([
    transaction.get(inCompany(deps.db, companyId, 'jobs').doc(jobId)),
    find('invoices', 'jobId', jobId, INVOICES),
    find('estimates', 'jobId', jobId, ESTIMATES),
    find('estimates', 'convertedJobId', jobId, ESTIMATES),
    find('jobs', 'parentJobId', jobId, INVOICES),
  ]);
  const fields = jobSchema.safeParse(stored.data()).data;
  if (!fields) return PAYS_NOTHING;
  const job = { ...fields, id: jobId };
  const times = plans.some(({ rules }) => rules.some(({ crewSplit }) => crewSplit === 'hours'))
    ? recordsIn(timeEntrySchema, await find('timeEntries', 'jobId', jobId, ENTRIES))
    : [];
  const own = ofJob.filter((one) => ['', jobId].includes(String(one.get('convertedJobId') ?? '')));
  const work: PaidWork = {
    job,
    ...(await readMoney(reading, { invoices, estimates: unique([...own, ...converted]) })),
    crew: job.technicianIds.map((technicianId) => ({
      technicianId,
      minutes: minutesOf(
        times.filter((entry) => entry.technicianId === technicianId),
        { timeZone, nowIso: deps.now() },
      ),
    })),
    callbacks: recordsIn(jobSchema, followers)
      .filter(({ type, progress }) => type === 'callback' && progress !== 'cancelled')
      .map(({ id, number, createdAt }) => ({ id, number, bookedAt: createdAt })),
  };
  return {
    title: `${job.number} ${job.title}`,
    jobId,
    lines: linesOfWork(work, plans, { timeZone, currency: currencyOf(work) }),
    terms: termsOf(reading, job, currencyOf(work)),
    categoryOf: work.categoryOf,
  };
}

const unique = (found: readonly DocumentSnapshot[]): DocumentSnapshot[] => [
  ...new Map(found.map((one) => [one.id, one])).values(),
];

function minutesOf(entries: Parameters<typeof timeOfTechnicians>[0], clock: { timeZone: string; nowIso: string }) {
  const { driveMinutes, workMinutes, supplyRunMinutes } = timeOfTechnicians(entries, clock);
  return driveMinutes + workMinutes + supplyRunMinutes;
}

const currencyOf = ({ invoices }: Pick<PaidWork, 'invoices'>): Currency =>
  invoices[0]?.invoice.document.currency ?? 'USD';

/** Returns what the current rules promise each technician on a job that isn't canceled. */
function termsOf({ deps, timeZone, plans }: Reading, job: Job, currency: Currency): Record<string, string[]> {
  if (job.progress === 'cancelled') return {};
  const plan = planOn(plans, doneOn(job, timeZone) || calendarDay(timeZone, new Date(deps.now())));
  if (!plan) return {};
  const terms = { rules: rulesFor(job, plan), callbackDays: plan.callbackDays, currency };
  return Object.fromEntries(job.technicianIds.map((id) => [id, termsFor(id, terms)]));
}

async function readLooseInvoice(reading: Reading, invoiceId: string): Promise<Paid> {
  const { deps, transaction, companyId, timeZone, plans } = reading;
  const stored = await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(invoiceId));
  if (!stored.exists || stored.get('jobId')) return PAYS_NOTHING;
  const money = await readMoney(reading, { invoices: [stored], estimates: [] });
  const work: PaidWork = { job: null, ...money, crew: [], callbacks: [] };
  const { number = '', title = '' } = money.invoices[0]?.invoice ?? {};
  return {
    ...PAYS_NOTHING,
    title: `${number} ${title}`,
    lines: linesOfWork(work, plans, { timeZone, currency: currencyOf(work) }),
    categoryOf: money.categoryOf,
  };
}

async function readLooseEstimate(reading: Reading, estimateId: string): Promise<Paid> {
  const { deps, transaction, companyId, timeZone, plans } = reading;
  const stored = await transaction.get(inCompany(deps.db, companyId, 'estimates').doc(estimateId));
  if (!stored.exists || stored.get('jobId') || stored.get('convertedJobId')) return PAYS_NOTHING;
  const money = await readMoney(reading, { invoices: [], estimates: [stored] });
  const work: PaidWork = { job: null, ...money, crew: [], callbacks: [] };
  return {
    ...PAYS_NOTHING,
    title: `${String(stored.get('number') ?? '')} ${String(stored.get('title') ?? '')}`,
    lines: linesOfWork(work, plans, { timeZone, currency: currencyOf(work) }),
    categoryOf: money.categoryOf,
  };
}

async function readAgreement(reading: Reading, agreementId: string): Promise<Paid> {
  const { deps, transaction, companyId, timeZone, plans } = reading;
  const stored = await transaction.get(inCompany(deps.db, companyId, 'agreements').doc(agreementId));
  const agreement = agreementSchema.safeParse(stored.data()).data;
  if (!agreement?.consent) return PAYS_NOTHING;
  const by = String(stored.get('createdBy') ?? '');
  const member = {
    ...{ id: agreementId, number: agreement.number },
    on: calendarDay(timeZone, new Date(agreement.consent.at)),
    sellerId: (await sellersOf(reading, [by])).get(by) ?? '',
  };
  return {
    ...PAYS_NOTHING,
    title: `${agreement.number} ${agreement.plan.name}`,
    lines: linesOfMember(member, plans, agreement.currency),
  };
}

type Found = { invoices: readonly DocumentSnapshot[]; estimates: readonly DocumentSnapshot[] };
type Money = Pick<PaidWork, 'invoices' | 'estimates' | 'sellerOf' | 'categoryOf'>;

/** Reads issued invoices with their ledger amounts, accepted estimates with their agreed amounts, and the sellers. */
async function readMoney(reading: Reading, found: Found): Promise<Money> {
  const { deps, transaction, companyId, timeZone } = reading;
  const { invoices, entries } = await readBills(findOf(deps, transaction, companyId), found.invoices);
  const paid = invoices.map((one) => ({ ...one, entries: entries.filter(({ invoiceId }) => invoiceId === one.id) }));
  const inEstimates = inCompany(deps.db, companyId, 'estimates');
  const named = [...new Set(invoices.map(({ invoice }) => invoice.estimateId))].filter(
    (id) => isRecordId(id) && !found.estimates.some((one) => one.id === id),
  );
  const others = named.length > 0 ? await transaction.getAll(...named.map((id) => inEstimates.doc(id))) : [];
  const makers = new Map([...found.estimates, ...others].map((one) => [one.id, String(one.get('createdBy') ?? '')]));
  const sellers = await sellersOf(reading, [...makers.values()]);
  const sellerOf = Object.fromEntries([...makers].map(([id, uid]) => [id, sellers.get(uid) ?? '']));
  const estimates: SoldEstimate[] = [];
  for (const one of found.estimates) {
    const estimate = fieldsIn(estimateSchema, [one])[0];
    if (!estimate?.approval || !['approved', 'converted'].includes(estimate.state)) continue;
    const agreed = await agreedDocument(transaction, one.ref.collection('revisions'), estimate);
    if (!agreed) continue;
    const on = calendarDay(timeZone, new Date(estimate.approval.at));
    const { document, parts } = contractOf(agreed, on);
    const { id } = one;
    estimates.push({ id, number: estimate.number, on, sellerId: sellerOf[id] ?? '', lines: document.lines, parts });
  }
  const lines = [...paid.flatMap(({ invoice }) => invoice.document.lines), ...estimates.flatMap((one) => one.lines)];
  const itemIds = lines.map(({ pricebookItemId }) => pricebookItemId);
  return { invoices: paid, estimates, sellerOf, categoryOf: await readCategories(reading, itemIds) };
}

/** Returns the technicians who sign in with these accounts, by account. */
async function sellersOf(
  { deps, transaction, ownerId }: Reading,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const asked = [...new Set(uids)].filter(Boolean).slice(0, 30);
  if (asked.length === 0) return new Map();
  const { docs } = await transaction.get(techniciansOf(deps.db, ownerId).where('linkedUid', 'in', asked));
  return new Map(recordsIn(technicianSchema, docs).map(({ id, linkedUid }) => [linkedUid, id]));
}

/** For rules by category: reads each item's category as of when the work was first counted. */
async function readCategories(
  { deps, transaction, companyId, plans, known }: Reading,
  itemIds: readonly string[],
): Promise<Record<string, string>> {
  if (!plans.some(({ rules }) => rules.some(({ categories }) => categories.length > 0))) return { ...known };
  const asked = [...new Set(itemIds)].filter((id) => isRecordId(id) && known[id] === undefined);
  if (asked.length === 0) return { ...known };
  const items = await transaction.getAll(...asked.map((id) => inCompany(deps.db, companyId, 'pricebook').doc(id)));
  return {
    ...known,
    ...Object.fromEntries(items.map((item) => [item.id, String(item.get('categoryId') ?? '')])),
  };
}
