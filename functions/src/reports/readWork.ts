import type { Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { timeEntrySchema } from '@/domain/hours/schema';
import { creditNoteSchema, invoiceSchema } from '@/domain/invoice/schema';
import { isWorkFinished, workDoneAt } from '@/domain/job/progress';
import { jobSchema } from '@/domain/job/schema';
import { ledgerEntrySchema, type LedgerEntry } from '@/domain/ledger/schema';
import type { Stored } from '@/domain/record/schema';
import { workContributions, type Work } from '@/domain/report/workContributions';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, type CompanyCollection } from '../platform/collections';
import { fieldsIn, recordsIn } from '../platform/readable';
import { NOT_COUNTED, type Counted } from './keepContributions';

/** More than any job has of each; beyond it only the first ones count. */
const INVOICES = 50;
const ENTRIES = 1000;
const VISITS = 400;

export async function zoneOf({ db }: Deps, transaction: Transaction, companyId: string): Promise<string> {
  const company = await transaction.get(companyRef(db, companyId));
  return companySchema.parse(company.data() ?? {}).timeZone;
}

/** Computes what a job currently adds to the reports, from all records that name it. A deleted job adds only what was billed. */
export async function readJobWork(
  deps: Deps,
  transaction: Transaction,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<Counted> {
  const find = findOf(deps, transaction, companyId);
  const [timeZone, stored, invoices] = await Promise.all([
    zoneOf(deps, transaction, companyId),
    transaction.get(inCompany(deps.db, companyId, 'jobs').doc(jobId)),
    find('invoices', 'jobId', jobId, INVOICES),
  ]);
  const job = jobSchema.safeParse(stored.data()).data ?? null;
  const isDone = job !== null && isWorkFinished(job.progress);
  const [bills, times, planned, followers] = await Promise.all([
    readBills(find, invoices),
    isDone ? find('timeEntries', 'jobId', jobId, ENTRIES) : [],
    job ? find('schedule', 'jobId', jobId, VISITS) : [],
    isDone ? find('jobs', 'parentJobId', jobId, INVOICES) : [],
  ]);
  const time = recordsIn(timeEntrySchema, times);
  const visits = fieldsIn(scheduleEntrySchema, planned);
  const returns = fieldsIn(jobSchema, followers);
  const callbacks = returns.filter(({ type, progress }) => type === 'callback' && progress !== 'cancelled').length;
  const contributions = workContributions({ job, ...bills, time, visits, callbacks }, { timeZone, nowIso: deps.now() });
  const doneAt = job ? workDoneAt(job) : '';
  return {
    title: job ? `${job.number} ${job.title}` : '',
    on: doneAt === '' ? (bills.invoices[0]?.invoice.issuedOn ?? '') : calendarDay(timeZone, new Date(doneAt)),
    contributions,
  };
}

/** Computes what an invoice without a job adds. One with a job is counted with the job. */
export async function readLooseInvoice(
  deps: Deps,
  transaction: Transaction,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
): Promise<Counted> {
  const stored = await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(invoiceId));
  const invoice = invoiceSchema.safeParse(stored.data()).data;
  if (!invoice || invoice.jobId !== '') return NOT_COUNTED;
  const [timeZone, bills] = await Promise.all([
    zoneOf(deps, transaction, companyId),
    readBills(findOf(deps, transaction, companyId), [stored]),
  ]);
  const contributions = workContributions(
    { job: null, ...bills, time: [], visits: [], callbacks: 0 },
    { timeZone, nowIso: deps.now() },
  );
  return { title: `${invoice.number} ${invoice.title}`, on: invoice.issuedOn, contributions };
}

type Snapshot = Parameters<typeof fieldsIn>[1][number];

/** Reads issued invoices, with their ledger entries and credit notes. */
export async function readBills(
  find: Find,
  found: readonly Snapshot[],
): Promise<Pick<Work, 'invoices'> & { entries: Stored<LedgerEntry>[] }> {
  const issued = found.flatMap((document) => {
    const invoice = invoiceSchema.safeParse(document.data()).data;
    return invoice && invoice.state !== 'draft' ? [{ id: document.id, invoice }] : [];
  });
  const read = await Promise.all(
    issued.map(async ({ id, invoice }) => {
      const [posted, notes] = await Promise.all([
        find('ledger', 'invoiceId', id, INVOICES * 2),
        invoice.creditNoteIds.length === 0 ? [] : find('creditNotes', 'invoiceId', id, INVOICES),
      ]);
      return {
        entries: recordsIn(ledgerEntrySchema, posted),
        billed: { id, invoice, creditNotes: recordsIn(creditNoteSchema, notes) },
      };
    }),
  );
  return { invoices: read.map(({ billed }) => billed), entries: read.flatMap(({ entries }) => entries) };
}

type Find = ReturnType<typeof findOf>;

export const findOf =
  ({ db }: Deps, transaction: Transaction, companyId: string) =>
  async (collection: CompanyCollection, field: string, id: string, limit: number) =>
    (await transaction.get(inCompany(db, companyId, collection).where(field, '==', id).limit(limit))).docs;
