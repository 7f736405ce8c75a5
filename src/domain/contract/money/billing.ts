import { sumOf } from '../../money/amounts';
import {
  applicationsForPayment,
  linesOfApplication,
  type ApplicationEntry,
  type ApplicationForPayment,
  type ApplicationLine,
  type PaymentContract,
} from '../application';
import type { RetainageTerms } from '../retainage';
import type { ContractBook } from './book';
import { changeOrderName, type ChangeOrderRecord } from './changeOrder';
import type { ApplicationCopy, ApplicationInput, CopyLine, PayApplication } from './payApplication';

type WithId<T> = T & { id: string };
export type BookOrder = WithId<
  Pick<ChangeOrderRecord, 'number' | 'title' | 'state' | 'amountCents' | 'approvedOn' | 'retainagePpm'>
>;
/** What a contract's billing follows from, as stored. */
export type BillingRecords = {
  book: Pick<ContractBook, 'lines' | 'terms' | 'originalSumCents' | 'contractOn'>;
  orders: readonly BookOrder[];
  applications: readonly WithId<PayApplication>[];
};
type Entered = Pick<ApplicationInput, 'periodEnd' | 'entries' | 'retainage'> & { number: number };

/** The certified applications in their order. Everything else does not count yet. */
export const certifiedOnes = <A extends Pick<PayApplication, 'state' | 'number'>>(applications: readonly A[]): A[] =>
  applications.filter(({ state }) => state === 'certified').toSorted((a, b) => a.number - b.number);

/** The application that is being written or waits for its certificate; a contract has one at the most. */
export const openOne = <A extends Pick<PayApplication, 'state'>>(applications: readonly A[]): A | null =>
  applications.find(({ state }) => state === 'draft' || state === 'submitted') ?? null;

/** The number of the next application. */
export const nextNumber = ({ book, applications }: BillingRecords): number =>
  Math.max(book.terms.firstNumber - 1, ...certifiedOnes(applications).map(({ number }) => number)) + 1;

/** Terms that hold after the certified applications. */
export const termsNow = ({ book, applications }: BillingRecords): RetainageTerms =>
  certifiedOnes(applications).findLast(({ retainage }) => retainage !== null)?.retainage ?? book.terms.retainage;

/** All that was certified so far, what was certified before this book included, in cents: line 7 of the next application. */
export const certifiedCentsSoFar = ({ book, applications }: BillingRecords): number =>
  book.terms.previousCertificatesCents +
  sumOf(certifiedOnes(applications).map(({ certifiedCents }) => certifiedCents ?? 0));

/**
 * A contract and its pending application as the arithmetic takes them. What was certified comes from the last certified copy, which never
 * changes, as one application before this one.
 */
function paymentContract(
  records: BillingRecords,
  entered: Entered,
): {
  contract: PaymentContract;
  entries: ApplicationEntry[];
  worked: Map<string, number>;
} {
  const { book, orders, applications } = records;
  const last = certifiedOnes(applications).at(-1);
  const contract: PaymentContract = {
    originalContractSumCents: book.originalSumCents,
    lines: book.lines,
    changeOrders: orders
      .filter(({ state }) => state === 'approved')
      .map(({ id, amountCents, approvedOn, retainagePpm }) => ({
        id,
        amountCents,
        approvedOn,
        retainagePpm,
        inApplication: null,
      })),
    retainage: termsNow(records),
    previousCertificatesCents: book.terms.previousCertificatesCents,
  };
  const worked = new Map(book.lines.map(({ id, previousCents }) => [id, previousCents]));
  const before = new Map(worked);
  for (const { id, previousCents, thisPeriodCents } of last?.copy?.lines ?? [])
    worked.set(id, previousCents + thisPeriodCents);
  const history: ApplicationEntry | null = last
    ? {
        number: last.number,
        periodEnd: last.periodEnd,
        thisPeriodCents: Object.fromEntries([...worked].map(([id, cents]) => [id, cents - (before.get(id) ?? 0)])),
        completePpm: {},
        storedCents: {},
        certifiedCents: certifiedCentsSoFar(records) - book.terms.previousCertificatesCents,
        retainage: null,
      }
    : null;
  return { contract, entries: [...(history ? [history] : []), entryOf(entered)], worked };
}

function entryOf({ number, periodEnd, entries, retainage }: Entered): ApplicationEntry {
  const thisPeriodCents: Record<string, number> = {};
  const completePpm: Record<string, number> = {};
  const storedCents: Record<string, number> = {};
  for (const entry of entries) {
    if (entry.completePpm !== null) completePpm[entry.lineId] = entry.completePpm;
    else if (entry.thisPeriodCents !== null) thisPeriodCents[entry.lineId] = entry.thisPeriodCents;
    if (entry.storedCents !== 0) storedCents[entry.lineId] = entry.storedCents;
  }
  return { number, periodEnd, thisPeriodCents, completePpm, storedCents, certifiedCents: null, retainage };
}

/** Columns C to H as entered, without any check: for the screen, which shows what is wrong beside them. */
export function enteredLines(records: BillingRecords, entered: Entered): ApplicationLine[] {
  const { contract, entries, worked } = paymentContract(records, entered);
  const entry = entries.at(-1);
  return entry ? linesOfApplication(contract, entry, worked).lines : [];
}

/**
 * The pending application worked out from what is stored.
 * @throws AppError `invalid` that names the field, as `applicationsForPayment`
 */
export function workedApplication(records: BillingRecords, entered: Entered): ApplicationForPayment {
  const { contract, entries } = paymentContract(records, entered);
  const worked = applicationsForPayment(contract, entries).at(-1);
  if (!worked) throw new RangeError('No application was worked out');
  return worked;
}

type Named = { item: string; description: string };

/** What lines are called: those of the schedule, and a change order by its number and title. */
export const namesOfLines = ({ book, orders }: Pick<BillingRecords, 'book' | 'orders'>): Map<string, Named> =>
  new Map([
    ...book.lines.map(({ id, item, description }) => [id, { item, description }] as const),
    ...orders.map((order) => [order.id, { item: changeOrderName(order), description: order.title }] as const),
  ]);

/** Both sheets as they go out. */
export function copyOf(records: BillingRecords, application: ApplicationForPayment): ApplicationCopy {
  const names = namesOfLines(records);
  const { number: _number, certifiedCents: _certified, lines, ...summary } = application;
  const changes = new Set(records.orders.map(({ id }) => id));
  const changed = lines.filter(({ id }) => changes.has(id)).map(({ scheduledValueCents }) => scheduledValueCents);
  return {
    ...summary,
    addedCents: sumOf(changed.filter((cents) => cents > 0)),
    deductedCents: sumOf(changed.filter((cents) => cents < 0)),
    lines: lines.map((line): CopyLine => ({ ...line, ...(names.get(line.id) ?? { item: '', description: '' }) })),
  };
}
