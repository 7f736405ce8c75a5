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
import { isBilledByCost, type PriceType } from '../record/state';
import type { ContractBook } from './book';
import { costsByLine, feesToDate } from './byCost';
import { isByQuantity, lastLines, lineQuantity, periodCents } from './byQuantity';
import { changeOrderName, type ChangeOrderRecord } from './changeOrder';
import type {
  ApplicationCopy,
  ApplicationInput,
  CopyLine,
  FeeDerivation,
  LineQuantity,
  PayApplication,
} from './payApplication';

type WithId<T> = T & { id: string };
export type BookOrder = WithId<
  Pick<ChangeOrderRecord, 'number' | 'title' | 'state' | 'amountCents' | 'approvedOn' | 'retainagePpm'>
>;
/** The stored records that a contract's billing is derived from. */
export type BillingRecords = {
  priceType: PriceType;
  book: Pick<ContractBook, 'lines' | 'terms' | 'originalSumCents' | 'contractOn'>;
  orders: readonly BookOrder[];
  applications: readonly WithId<PayApplication>[];
};
type Entered = Pick<ApplicationInput, 'periodEnd' | 'entries' | 'costs' | 'retainage'> & { number: number };

/** Returns the certified applications in order. The others don't count yet. */
export const certifiedOnes = <A extends Pick<PayApplication, 'state' | 'number'>>(applications: readonly A[]): A[] =>
  applications.filter(({ state }) => state === 'certified').toSorted((a, b) => a.number - b.number);

/** Returns the application that is a draft or awaits certification; a contract has at most one. */
export const openOne = <A extends Pick<PayApplication, 'state'>>(applications: readonly A[]): A | null =>
  applications.find(({ state }) => state === 'draft' || state === 'submitted') ?? null;

/** Returns the number of the next application. */
export const nextNumber = ({ book, applications }: BillingRecords): number =>
  Math.max(book.terms.firstNumber - 1, ...certifiedOnes(applications).map(({ number }) => number)) + 1;

/** Returns the terms that apply after the certified applications. */
export const termsNow = ({ book, applications }: BillingRecords): RetainageTerms =>
  certifiedOnes(applications).findLast(({ retainage }) => retainage !== null)?.retainage ?? book.terms.retainage;

/** Returns everything certified so far, including what was certified before this book, in cents: line 7 of the next application. */
export const certifiedCentsSoFar = ({ book, applications }: BillingRecords): number =>
  book.terms.previousCertificatesCents +
  sumOf(certifiedOnes(applications).map(({ certifiedCents }) => certifiedCents ?? 0));

/**
 * Builds the calculation's input from a contract and its pending application. Certified amounts come from the last certified copy, which
 * never changes, as one application before this one.
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
    lines: book.lines.map((line) => ({ ...line, mayExceed: isEstimate(records.priceType, line) })),
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
  return { contract, entries: [...(history ? [history] : []), entryOf(records, contract, entered, worked)], worked };
}

/** Whether a line's value is an expectation rather than a limit. */
const isEstimate = (priceType: PriceType, line: Parameters<typeof isByQuantity>[1]): boolean =>
  isBilledByCost(priceType) || isByQuantity(priceType, line);

/** Returns the installed quantities of lines with a unit price, by their ids. */
export function quantitiesOf(
  { priceType, book, applications }: BillingRecords,
  { entries }: Pick<Entered, 'entries'>,
): Map<string, LineQuantity> {
  const last = lastLines(certifiedOnes(applications).at(-1));
  const entered = new Map(entries.map((entry) => [entry.lineId, entry]));
  return new Map(
    book.lines
      .filter((line) => isByQuantity(priceType, line))
      .map((line) => [line.id, lineQuantity(line, last.get(line.id), entered.get(line.id))]),
  );
}

function entryOf(
  records: BillingRecords,
  contract: PaymentContract,
  entered: Entered,
  worked: ReadonlyMap<string, number>,
): ApplicationEntry {
  const { number, periodEnd, entries, costs, retainage } = entered;
  const thisPeriodCents: Record<string, number> = {};
  const completePpm: Record<string, number> = {};
  const storedCents: Record<string, number> = {};
  const quantities = quantitiesOf(records, entered);
  const isByCost = isBilledByCost(records.priceType);
  const costSums = costsByLine(isByCost ? costs : []);
  const feeLines = new Set(records.book.lines.filter(({ fee }) => isByCost && fee !== null).map(({ id }) => id));
  for (const entry of entries) {
    const quantity = quantities.get(entry.lineId);
    if (costSums.has(entry.lineId) || feeLines.has(entry.lineId)) continue;
    if (quantity) thisPeriodCents[entry.lineId] = periodCents(quantity);
    else if (entry.completePpm !== null) completePpm[entry.lineId] = entry.completePpm;
    else if (entry.thisPeriodCents !== null) thisPeriodCents[entry.lineId] = entry.thisPeriodCents;
  }
  for (const { lineId, storedCents: cents } of entries) if (cents !== 0) storedCents[lineId] = cents;
  for (const [lineId, cents] of costSums) thisPeriodCents[lineId] = cents;
  const entry = { number, periodEnd, thisPeriodCents, completePpm, storedCents, certifiedCents: null, retainage };
  for (const { lineId, feeToDateCents } of feesIn(records, contract, entry, worked))
    thisPeriodCents[lineId] = feeToDateCents - (worked.get(lineId) ?? 0);
  return entry;
}

function feesIn(
  { priceType, book }: BillingRecords,
  contract: PaymentContract,
  entry: ApplicationEntry,
  worked: ReadonlyMap<string, number>,
): FeeDerivation[] {
  if (!isBilledByCost(priceType)) return [];
  const { lines } = linesOfApplication(contract, entry, worked);
  const contractCents = sumOf(lines.map(({ scheduledValueCents }) => scheduledValueCents));
  return feesToDate(book.lines, lines, { priceType, contractCents });
}

/** Returns the derivations of an application's fees; none if the contract isn't billed by cost. */
export function feesOf(records: BillingRecords, entered: Entered): FeeDerivation[] {
  const { contract, entries, worked } = paymentContract(records, entered);
  const entry = entries.at(-1);
  return entry ? feesIn(records, contract, entry, worked) : [];
}

/** Returns columns C to H as entered, without any check, for the screen, which shows errors next to them. */
export function enteredLines(records: BillingRecords, entered: Entered): ApplicationLine[] {
  const { contract, entries, worked } = paymentContract(records, entered);
  const entry = entries.at(-1);
  return entry ? linesOfApplication(contract, entry, worked).lines : [];
}

/**
 * Calculates the pending application from what is stored.
 * @throws AppError `invalid` that names the field, as `applicationsForPayment`
 */
export function workedApplication(records: BillingRecords, entered: Entered): ApplicationForPayment {
  const { contract, entries } = paymentContract(records, entered);
  const worked = applicationsForPayment(contract, entries).at(-1);
  if (!worked) throw new RangeError('No application was worked out');
  return worked;
}

type Named = { item: string; description: string };

/** Returns the names of lines: those of the schedule, and a change order by its number and title. */
export const namesOfLines = ({ book, orders }: Pick<BillingRecords, 'book' | 'orders'>): Map<string, Named> =>
  new Map([
    ...book.lines.map(({ id, item, description }) => [id, { item, description }] as const),
    ...orders.map((order) => [order.id, { item: changeOrderName(order), description: order.title }] as const),
  ]);

/** Returns both sheets as they are sent, with the quantities, costs and fees behind them. */
export function copyOf(records: BillingRecords, entered: Entered, application: ApplicationForPayment): ApplicationCopy {
  const names = namesOfLines(records);
  const quantities = quantitiesOf(records, entered);
  const isByCost = isBilledByCost(records.priceType);
  const { number: _number, certifiedCents: _certified, lines, ...summary } = application;
  const changes = new Set(records.orders.map(({ id }) => id));
  const changed = lines.filter(({ id }) => changes.has(id)).map(({ scheduledValueCents }) => scheduledValueCents);
  return {
    ...summary,
    addedCents: sumOf(changed.filter((cents) => cents > 0)),
    deductedCents: sumOf(changed.filter((cents) => cents < 0)),
    lines: lines.map((line): CopyLine => {
      const quantity = quantities.get(line.id);
      return { ...line, ...(names.get(line.id) ?? { item: '', description: '' }), ...(quantity && { quantity }) };
    }),
    ...(isByCost && { costs: entered.costs, fees: feesOf(records, entered) }),
  };
}
