import { calendarDay } from '@/lib/dates';
import { costOf } from '../billing/margin';
import { grossOf, totalsOf, type IssuedPart } from '../billing/parts';
import type { DocumentLine } from '../billing/schema';
import type { CreditNote, Invoice } from '../invoice/schema';
import type { LedgerEntry } from '../ledger/schema';
import { portionOf } from '../money/allocate';
import { priceOf, sumOf } from '../money/amounts';
import type { EarningLine } from './earning';
import type { PayRule } from './plan';

/** A change to the base of a rule's share. Cents, signed: reversals are negative. */
export type PayEvent = { key: string; on: string; baseCents: number; words: string; ref: EarningLine['ref'] };

export type PaidInvoice = {
  id: string;
  invoice: Invoice;
  /** From the ledger: issued, voided, credited. */
  entries: readonly (Pick<LedgerEntry, 'kind' | 'on' | 'salesCents' | 'creditNoteId'> & { id: string })[];
  creditNotes: readonly (CreditNote & { id: string })[];
};

/** The category of each pricebook item. */
export type Categories = Readonly<Record<string, string>>;

const names = (chosen: PayRule['items'], id: string): boolean => chosen.some((one) => one.id === id);

/** Whether a rule applies to a line. */
function isAbout(rule: PayRule, line: DocumentLine, categoryOf: Categories): boolean {
  const { itemKinds, categories, items } = rule;
  return (
    (itemKinds.length === 0 || itemKinds.includes(line.kind)) &&
    (categories.length === 0 || names(categories, categoryOf[line.pricebookItemId] ?? '')) &&
    (items.length === 0 || names(items, line.pricebookItemId))
  );
}

/** Whether a rule names no lines and so applies to everything billed except tips, including fees. */
const isAboutAll = ({ itemKinds, categories, items }: PayRule): boolean =>
  itemKinds.length + categories.length + items.length === 0;

type Priced = { lines: readonly DocumentLine[]; parts: readonly IssuedPart[] };

/** Returns the parts of a document that a rule applies to. */
export function partsFor(rule: PayRule, { lines, parts }: Priced, categoryOf: Categories): IssuedPart[] {
  const wanted = new Set(lines.filter((line) => isAbout(rule, line, categoryOf)).map(({ id }) => `line:${id}`));
  return parts.filter(({ id }) => id !== 'tip' && (isAboutAll(rule) || wanted.has(id)));
}

const netOf = (parts: readonly IssuedPart[]): number => totalsOf(parts).netCents;

/** Returns an invoice's events for a rule, in chronological order. */
export function invoiceEvents(rule: PayRule, paid: PaidInvoice, around: Around): PayEvent[] {
  if (rule.kind === 'collected') return collectedEvents(rule, paid, around);
  const whole = wholeBase(rule, paid, around.categoryOf);
  const { invoice } = paid;
  const parts = partsFor(rule, { lines: invoice.document.lines, parts: invoice.parts }, around.categoryOf);
  const billedCents = netOf(parts);
  const ref = refOf(paid);
  let [left, creditedCents] = [whole.cents, 0];
  const events: PayEvent[] = [];
  for (const entry of sorted(paid.entries)) {
    if (entry.kind === 'credited') creditedCents += creditedOf(paid, entry.creditNoteId, parts);
    const stays =
      entry.kind === 'issued'
        ? whole.cents
        : entry.kind === 'voided' || billedCents === 0
          ? 0
          : whole.cents - portionOf(whole.cents, Math.min(creditedCents, billedCents), billedCents);
    const baseCents = entry.kind === 'issued' ? whole.cents : stays - left;
    left = stays;
    if (baseCents === 0) continue;
    events.push({ key: entry.id, on: entry.on, baseCents, ref, words: wordsOf(entry.kind, whole.words, invoice) });
  }
  return events;
}

export type Around = { categoryOf: Categories; timeZone: string };

const sorted = (entries: PaidInvoice['entries']): PaidInvoice['entries'] =>
  entries
    .filter(({ kind }) => kind === 'issued' || kind === 'voided' || kind === 'credited')
    .toSorted((a, b) => a.on.localeCompare(b.on) || Number(b.kind === 'issued') - Number(a.kind === 'issued'));

const wordsOf = (kind: LedgerEntry['kind'], words: string, { number }: Invoice): string =>
  kind === 'issued'
    ? `${words} on invoice ${number}`
    : kind === 'voided'
      ? `taken back: invoice ${number} was voided`
      : `taken back: credited on invoice ${number}`;

const creditedOf = ({ creditNotes }: PaidInvoice, id: string, parts: readonly IssuedPart[]): number => {
  const ids = new Set(parts.map((part) => part.id));
  return netOf((creditNotes.find((note) => note.id === id)?.parts ?? []).filter((part) => ids.has(part.id)));
};

/** Returns the base of a rule's share of an invoice, as it was issued. */
function wholeBase(rule: PayRule, { invoice }: PaidInvoice, categoryOf: Categories): { cents: number; words: string } {
  const { document, parts, progress } = invoice;
  const mine = partsFor(rule, { lines: document.lines, parts }, categoryOf);
  const billed = new Set(mine.map(({ id }) => id));
  const lines = document.lines.filter(({ id }) => billed.has(`line:${id}`));
  /** For a progress bill, the billed share of the contract line. */
  const shareOf = (line: DocumentLine, cents: number): number => {
    if (!progress) return cents;
    const [part, contract] = [parts, progress.contract].map(
      (list) => list.find(({ id }) => id === `line:${line.id}`)?.netCents ?? 0,
    ) as [number, number];
    return contract === 0 ? 0 : portionOf(cents, Math.min(part, contract), contract);
  };
  if (rule.kind === 'spiff')
    return {
      cents: sumOf(lines.map((line) => shareOf(line, priceOf(line.quantityE4, rule.amountCents)))),
      words: lines.map(({ name }) => name).join(', '),
    };
  if (rule.kind === 'margin') {
    const known = lines.filter(({ unitCostCents }) => unitCostCents !== null);
    const costed = new Set(known.map(({ id }) => `line:${id}`));
    const revenue = netOf(mine.filter(({ id }) => costed.has(id)));
    const left = lines.length - known.length;
    return {
      cents: Math.max(0, revenue - sumOf(known.map((line) => shareOf(line, costOf(line))))),
      words: `margin${left > 0 ? ` (${left === 1 ? '1 line' : `${left} lines`} without a known cost left out)` : ''}`,
    };
  }
  return { cents: netOf(mine), words: 'billed' };
}

/** Returns what was collected for the parts a rule applies to, without tax: the paid share of the invoice, step by step. */
function collectedEvents(rule: PayRule, paid: PaidInvoice, { categoryOf, timeZone }: Around): PayEvent[] {
  const { invoice } = paid;
  if (invoice.state === 'void') return [];
  const grossCents = sumOf(invoice.parts.filter(({ id }) => id !== 'tip').map(grossOf));
  const netCents = netOf(partsFor(rule, { lines: invoice.document.lines, parts: invoice.parts }, categoryOf));
  const moved = invoice.document.settlements
    .filter(({ kind }) => kind === 'payment' || kind === 'refund')
    .map((one) => ({ ...one, on: one.at === '' ? invoice.issuedOn : calendarDay(timeZone, new Date(one.at)) }))
    .toSorted((a, b) => a.on.localeCompare(b.on));
  let [inCents, before] = [0, 0];
  return moved.flatMap(({ id, kind, amountCents, on }) => {
    inCents += kind === 'payment' ? amountCents : -amountCents;
    const paidCents = Math.max(0, Math.min(inCents, grossCents));
    const now = grossCents === 0 ? 0 : portionOf(netCents, paidCents, grossCents);
    const baseCents = now - before;
    before = now;
    if (baseCents === 0) return [];
    const words =
      kind === 'payment' ? `collected on invoice ${invoice.number}` : `refunded on invoice ${invoice.number}`;
    return [{ key: `${paid.id}-${id}`, on, baseCents, words, ref: refOf(paid) }];
  });
}

const refOf = ({ id, invoice }: PaidInvoice): EarningLine['ref'] => ({ kind: 'invoice', id, name: invoice.number });
