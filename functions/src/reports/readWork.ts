import type { Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { timeEntrySchema } from '@/domain/hours/schema';
import { creditNoteSchema, invoiceSchema } from '@/domain/invoice/schema';
import { isWorkFinished } from '@/domain/job/progress';
import { jobSchema } from '@/domain/job/schema';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { workContributions, type BilledInvoice, type Work } from '@/domain/report/workContributions';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, type CompanyCollection } from '../platform/collections';
import { fieldsIn, recordsIn } from '../platform/readable';
import { NOT_COUNTED, type Counted } from './keepContributions';

/** More than any job has of each; a job beyond it is counted with the first ones. */
const INVOICES = 50;
const ENTRIES = 1000;
const VISITS = 400;

type Place = { companyId: string; timeZone: string };

export async function zoneOf({ db }: Deps, transaction: Transaction, companyId: string): Promise<string> {
  const company = await transaction.get(companyRef(db, companyId));
  return companySchema.parse(company.data() ?? {}).timeZone;
}

/** What a job adds to the reports as it is now, with all that names it. Nothing once it is gone, but for what is billed. */
export async function readJobWork(
  deps: Deps,
  transaction: Transaction,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<Counted> {
  const place = { companyId, timeZone: await zoneOf(deps, transaction, companyId) };
  const find = findOf(deps, transaction, companyId);
  const stored = await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(jobId));
  const job = jobSchema.safeParse(stored.data()).data ?? null;
  const bills = await readBills(deps, transaction, place, (await find('invoices', 'jobId', jobId, INVOICES)).docs);
  const isDone = job !== null && isWorkFinished(job.progress);
  const time = isDone ? recordsIn(timeEntrySchema, (await find('timeEntries', 'jobId', jobId, ENTRIES)).docs) : [];
  const visits = job ? fieldsIn(scheduleEntrySchema, (await find('schedule', 'jobId', jobId, VISITS)).docs) : [];
  const returns = isDone ? fieldsIn(jobSchema, (await find('jobs', 'parentJobId', jobId, INVOICES)).docs) : [];
  const callbacks = returns.filter(({ type, progress }) => type === 'callback' && progress !== 'cancelled').length;
  const contributions = workContributions(
    { job, ...bills, time, visits, callbacks },
    { timeZone: place.timeZone, nowIso: deps.now() },
  );
  const doneAt = job?.progressLog.findLast(({ state }) => state === 'work-done')?.at ?? '';
  return {
    title: job ? `${job.number} ${job.title}` : '',
    on: doneAt === '' ? (bills.invoices[0]?.invoice.issuedOn ?? '') : calendarDay(place.timeZone, new Date(doneAt)),
    contributions,
  };
}

/** What an invoice without a job adds. One with a job is counted with it. */
export async function readLooseInvoice(
  deps: Deps,
  transaction: Transaction,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
): Promise<Counted> {
  const place = { companyId, timeZone: await zoneOf(deps, transaction, companyId) };
  const stored = await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(invoiceId));
  const invoice = invoiceSchema.safeParse(stored.data()).data;
  if (!invoice || invoice.jobId !== '') return NOT_COUNTED;
  const bills = await readBills(deps, transaction, place, [stored]);
  const contributions = workContributions(
    { job: null, ...bills, time: [], visits: [], callbacks: 0 },
    { timeZone: place.timeZone, nowIso: deps.now() },
  );
  return { title: `${invoice.number} ${invoice.title}`, on: invoice.issuedOn, contributions };
}

type Snapshot = Parameters<typeof fieldsIn>[1][number];

/** Invoices that were issued, with what the ledger has of them and their credit notes. */
async function readBills(
  deps: Deps,
  transaction: Transaction,
  { companyId }: Place,
  found: readonly Snapshot[],
): Promise<Pick<Work, 'invoices' | 'entries'>> {
  const find = findOf(deps, transaction, companyId);
  const invoices: BilledInvoice[] = [];
  const entries: Work['entries'][number][] = [];
  for (const document of found) {
    const invoice = invoiceSchema.safeParse(document.data()).data;
    if (!invoice || invoice.state === 'draft') continue;
    const posted = await find('ledger', 'invoiceId', document.id, INVOICES * 2);
    entries.push(...fieldsIn(ledgerEntrySchema, posted.docs));
    const notes =
      invoice.creditNoteIds.length === 0 ? [] : (await find('creditNotes', 'invoiceId', document.id, INVOICES)).docs;
    invoices.push({ id: document.id, invoice, creditNotes: recordsIn(creditNoteSchema, notes) });
  }
  return { invoices, entries };
}

const findOf =
  ({ db }: Deps, transaction: Transaction, companyId: string) =>
  (collection: CompanyCollection, field: string, id: string, limit: number) =>
    transaction.get(inCompany(db, companyId, collection).where(field, '==', id).limit(limit));
