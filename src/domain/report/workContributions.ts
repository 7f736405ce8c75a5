import { calendarDay } from '@/lib/dates';
import { countsOfVisit, countsOfJob, finishedAt } from '../award/contributions';
import type { Totals } from '../award/totals';
import { costOf } from '../billing/margin';
import { totalsOf, type IssuedPart } from '../billing/parts';
import type { DocumentLine } from '../billing/schema';
import type { TimeEntry } from '../hours/schema';
import { timeOfTechnicians } from '../hours/sums';
import type { CreditNote, Invoice } from '../invoice/schema';
import type { Job } from '../job/schema';
import type { LedgerEntry } from '../ledger/schema';
import { allocate, portionOf } from '../money/allocate';
import { sumOf } from '../money/amounts';
import type { Stored } from '../record/schema';
import type { ScheduleEntry } from '../scheduling/schema';
import { ALL, byMonth, cellOf, type Cell, type Cells, type Contribution } from './cells';
import { countedForUnit } from './units';

/** The ledger fields that affect sales. */
export type SalesEntry = Pick<
  LedgerEntry,
  'kind' | 'month' | 'invoiceId' | 'creditNoteId' | 'businessUnitId' | 'salesCents'
>;
export type BilledInvoice = { id: string; invoice: Invoice; creditNotes: readonly (CreditNote & { id: string })[] };

/** A job with everything that was billed, worked and driven for it; or, without a job, one invoice. */
export type Work = {
  job: Job | null;
  invoices: readonly BilledInvoice[];
  entries: readonly SalesEntry[];
  /** For a finished job; may be omitted for others. */
  time: readonly Stored<TimeEntry>[];
  visits: readonly ScheduleEntry[];
  /** Jobs that are callbacks of this one and weren't canceled. */
  callbacks: number;
};

/**
 * Returns a piece of work's contributions: sales in the months in which they were posted, everything else in the one in which the work
 * was finished. A job's sales, price and cost are split equally among its technicians, its minutes count for the one who worked them.
 * Sales belong to the business unit that invoiced them, everything else to the job's.
 * @param nowIso the time of counting, for a time entry that is still running
 */
export function workContributions(
  work: Work,
  { timeZone, nowIso }: { timeZone: string; nowIso: string },
): Contribution[] {
  const { job } = work;
  const doneAt = job ? finishedAt(job) : '';
  const ofJob = visitParts(work, timeZone);
  if (job && doneAt !== '')
    ofJob.push(
      finishedPart({ ...work, job }, calendarDay(timeZone, new Date(doneAt)).slice(0, 7), { timeZone, nowIso }),
    );
  return byMonth([...salesParts(work), ...ofJob.map((part) => countedForUnit(part, job?.businessUnitId ?? ''))]);
}

/** Returns a cell for everything, for the job's kind and for its source. */
function cellsOfWork(job: Job | null, cell: Cell): Cells {
  return {
    [ALL]: cell,
    [cellOf('kind', job?.type ?? '')]: cell,
    [cellOf('source', job?.source ?? '')]: cell,
  };
}

/** Splits amounts of money equally, to the cent; counts are given to each in full. */
function sharesOf(cell: Cell, people: readonly string[]): Cells {
  const shares = people.map((id): [string, Cell] => [cellOf('person', id), {}]);
  const keys = people.map((key) => ({ key, weight: 1 }));
  for (const [field, value] of Object.entries(cell) as [keyof Cell, number][]) {
    const isMoney = field.endsWith('Cents');
    const divided = isMoney && people.length > 0 ? allocate(value, keys) : [];
    for (const [index, [, share]] of shares.entries()) share[field] = isMoney ? (divided[index] ?? 0) : value;
  }
  return Object.fromEntries(shares);
}

function salesParts({ job, invoices, entries }: Work): Contribution[] {
  return entries
    .filter(({ salesCents }) => salesCents !== 0)
    .map((entry) => {
      const cell: Cell = { salesCents: entry.salesCents };
      const billed = invoices.find(({ id }) => id === entry.invoiceId);
      const cells = {
        ...cellsOfWork(job, cell),
        ...sharesOf(cell, job?.technicianIds ?? []),
        ...(billed ? itemCells(billed, entry) : { [cellOf('item', 'other')]: cell }),
      };
      return countedForUnit({ month: entry.month, cells }, entry.businessUnitId);
    });
}

/** Splits an entry's sales by what the lines sold. */
function itemCells({ invoice, creditNotes }: BilledInvoice, entry: SalesEntry): Cells {
  const kinds = new Map<string, string>(invoice.document.lines.map(({ id, kind }) => [`line:${id}`, kind]));
  const credited = creditNotes.find(({ id }) => id === entry.creditNoteId)?.parts;
  const parts = (entry.kind === 'credited' ? credited : invoice.parts) ?? [];
  const sums = new Map<string, number>();
  for (const { id, netCents } of parts.filter((part) => part.id !== 'tip')) {
    const kind = kinds.get(id) ?? (id.startsWith('fee:') ? 'fee' : 'other');
    sums.set(kind, (sums.get(kind) ?? 0) + netCents);
  }
  const names = [...sums.keys()];
  const sign = entry.salesCents < 0 ? -1 : 1;
  const rest = Math.abs(entry.salesCents) - sumOf(sums.values());
  // Parts should always add up to the entry; if they ever don't, the difference is shown and not lost.
  if (rest !== 0) sums.set('other', (sums.get('other') ?? 0) + rest);
  return Object.fromEntries(
    [...new Set([...names, ...sums.keys()])].map((kind) => [
      cellOf('item', kind),
      { salesCents: sign * (sums.get(kind) ?? 0) },
    ]),
  );
}

function finishedPart(
  { job, invoices, entries, time, visits, callbacks }: Work & { job: Job },
  month: string,
  clock: { timeZone: string; nowIso: string },
): Contribution {
  const issued = invoices.map(({ invoice }) => invoice).filter(({ state }) => state !== 'draft' && state !== 'void');
  const cell: Cell = {
    jobs: 1,
    priceCents: sumOf(entries.map(({ salesCents }) => salesCents)),
    costCents: sumOf(issued.map(costOfInvoice)),
    costlessLines: sumOf(
      issued.map((invoice) => soldLines(invoice).filter(({ unitCostCents }) => unitCostCents === null).length),
    ),
    soldMinutes: sumOf(issued.map(soldMinutes)),
    // A job that was closed without an invoice isn't billed at all.
    unbilled: issued.length === 0 && job.progress !== 'closed' ? 1 : 0,
    firstTime: visits.filter(({ kind }) => kind === 'visit').length <= 1 && callbacks === 0 ? 1 : 0,
    callbacks,
  };
  const minutes = (entriesOf: readonly Stored<TimeEntry>[]): number => {
    const { driveMinutes, workMinutes, supplyRunMinutes } = timeOfTechnicians(entriesOf, clock);
    return driveMinutes + workMinutes + supplyRunMinutes;
  };
  const workers = [...new Set(time.map(({ technicianId }) => technicianId))];
  const ownMinutes = new Map(
    workers.map((id) => [id, minutes(time.filter(({ technicianId }) => technicianId === id))] as const),
  );
  const laborMinutes = sumOf(ownMinutes.values());
  const shares = sharesOf(cell, job.technicianIds);
  for (const [id, own] of ownMinutes) {
    const key = cellOf('person', id);
    shares[key] = { ...shares[key], laborMinutes: own };
  }
  return { month, cells: { ...cellsOfWork(job, { ...cell, laborMinutes }), ...shares } };
}

/** Returns the billed lines: no options or extras that no one chose. */
function soldLines({ document, parts, progress }: Invoice): DocumentLine[] {
  const billed = new Set((progress ? progress.contract : parts).map(({ id }) => id));
  return document.lines.filter(({ id }) => billed.has(`line:${id}`));
}

const netOf = (parts: readonly IssuedPart[]): number => totalsOf(parts.filter(({ id }) => id !== 'tip')).netCents;

/** Returns, for a progress bill, the share of the contract that it bills. */
function shareOfBill(invoice: Invoice, whole: number): number {
  if (!invoice.progress) return whole;
  const contractCents = netOf(invoice.progress.contract);
  return contractCents === 0 ? 0 : portionOf(whole, Math.min(netOf(invoice.parts), contractCents), contractCents);
}

const costOfInvoice = (invoice: Invoice): number => shareOfBill(invoice, sumOf(soldLines(invoice).map(costOf)));

const HOURS = new Set(['h', 'hr', 'hrs', 'hour', 'hours']);
/** Returns hours sold as such: lines of labor by the hour. */
const soldMinutes = (invoice: Invoice): number =>
  shareOfBill(
    invoice,
    sumOf(
      soldLines(invoice)
        .filter(({ kind, unit }) => kind === 'labour' && HOURS.has(unit.toLowerCase()))
        .map(({ quantityE4 }) => Math.round((quantityE4 * 60) / 10_000)),
    ),
  );

const arrivalsOf = ({ arrivals = 0, onTime = 0 }: Partial<Totals>): Cell => ({ arrivals, onTime });

/** Compares first arrivals with what was promised, for everyone on the visit (`domain/award` has the rule). */
function visitParts({ job, visits }: Work, timeZone: string): Contribution[] {
  const counts = [
    ...visits.flatMap((visit) => countsOfVisit(visit, timeZone)),
    ...(job ? countsOfJob(job, null, timeZone) : []),
  ].filter(({ totals }) => (totals.arrivals ?? 0) > 0);
  return counts.map(({ month, technicianIds, totals }) => {
    const cell = arrivalsOf(totals);
    return { month, cells: { ...cellsOfWork(job, cell), ...sharesOf(cell, technicianIds) } };
  });
}
