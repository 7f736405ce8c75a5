import { capitalize } from '@/lib/words';
import { leadContactLookups } from '../lead/queries';
import type { ListQuery, Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { codeGuess, serialGuess, type NumberGuess } from './numbers';
import { wordLookups } from './words';

/** Number of results shown per kind. */
export const HITS_OF_A_KIND = 5;
/** Number of matching customers whose records are also looked up. */
export const CUSTOMERS_FOLLOWED = 3;

export type SearchedCollection =
  | 'leads'
  | 'jobs'
  | 'estimates'
  | 'agreements'
  | 'invoices'
  | 'creditNotes'
  | 'payments'
  | 'manualJ'
  | 'plumbingCalc'
  | 'diagnostics'
  | 'inspections'
  | 'findings';
/** A handful of bounded lookups for each kind of record; records of some kinds have no words. */
export type RecordLookup = Lookup<{ id: string; searchWords?: readonly string[] }>;
export type RecordQueries = Partial<Record<SearchedCollection, RecordLookup[]>>;

/** Finds records whose field is one of the values. */
export const recordsWith = (field: string, values: readonly string[]): ListQuery => ({
  where: [{ field, operator: 'in', value: values.slice(0, 10) }],
  limit: HITS_OF_A_KIND,
});

/** Finds records whose field starts with the text, in its order. */
export const recordsFrom = (field: string, start: string): ListQuery => beginningWith(field, start, HITS_OF_A_KIND);

/** Lists the latest records of the given customers; `field` holds the customer's ID, and `by` is the date to sort by. */
export const latestOfCustomers = (field: string, customerIds: readonly string[], by = 'updatedAt'): ListQuery => ({
  where: [{ field, operator: 'in', value: customerIds.slice(0, CUSTOMERS_FOLLOWED) }],
  orderBy: [{ field: by, direction: 'desc' }],
  limit: HITS_OF_A_KIND,
});

const asked = (...queries: ListQuery[]): RecordLookup[] => queries.map((query) => ({ query }));

const guessed = (field: string, { starts, equals }: NumberGuess): RecordLookup[] =>
  asked(
    ...(equals.length > 0 ? [recordsWith(field, equals)] : []),
    ...starts.map((start) => recordsFrom(field, start)),
  );

/** Finds leads by words anywhere, by the start of the last name, by phone or by e-mail; none without text. */
export const leadQueries = (typed: string): RecordQueries => {
  const lookups = [
    ...wordLookups(typed, HITS_OF_A_KIND),
    ...leadContactLookups(typed, HITS_OF_A_KIND).map(({ query }) => ({ query })),
  ];
  return lookups.length === 0 ? {} : { leads: lookups };
};

type Numbering = { now: Date; invoicePrefix: string; creditNotePrefix: string };

/** Finds records whose number is the typed text or starts with it. Text that isn't a number triggers no query. */
export function numberQueries(typed: string, { now, invoicePrefix, creditNotePrefix }: Numbering): RecordQueries {
  const text = typed.trim();
  const hasDigit = /\d/.test(text);
  const invoice = serialGuess(text, invoicePrefix);
  return {
    jobs: guessed('number', codeGuess(text, '', now)),
    estimates: guessed('number', codeGuess(text, 'E', now)),
    agreements: guessed('number', codeGuess(text, 'S', now)),
    invoices: [
      ...guessed('number', invoice),
      ...guessed('draftNumber', codeGuess(text, 'D', now)),
      ...(hasDigit ? asked(recordsWith('poNumber', [text])) : []),
      // Numbers from before the prefix was changed.
      ...(/^[a-z]+[-/]?\d+$/i.test(text) && invoice.equals.length === 0
        ? asked(recordsFrom('number', text.toUpperCase()))
        : []),
    ],
    creditNotes: guessed('number', serialGuess(text, creditNotePrefix)),
    payments: [
      ...guessed('invoiceNumber', invoice),
      ...(hasDigit && text.length > 1 ? asked(recordsFrom('reference', text)) : []),
    ],
    manualJ: guessed('number', codeGuess(text, 'L', now)),
    plumbingCalc: guessed('number', codeGuess(text, 'P', now)),
    diagnostics: guessed('number', codeGuess(text, 'D', now)),
    inspections: guessed('number', codeGuess(text, 'I', now)),
    findings: guessed('number', codeGuess(text, 'F', now)),
  };
}

const MIN_WORD_LETTERS = 2;
/** Kinds that have a title. Leads are looked up by `leadQueries`. */
const TITLED = ['jobs', 'estimates', 'invoices', 'manualJ', 'plumbingCalc', 'inspections', 'findings'] as const;

/**
 * Finds records with these words anywhere in them, and records whose title starts with these words: functions index the words, so a
 * record the server doesn't know about yet is found only by its title. Sentences are capitalized.
 */
export function wordQueries(typed: string): RecordQueries {
  const text = typed.trim();
  if ((text.match(/\p{L}/gu) ?? []).length < MIN_WORD_LETTERS && !/^\d+ /.test(text)) return {};
  const lookupsBy = (name: string): RecordLookup[] => [
    ...wordLookups(text, HITS_OF_A_KIND),
    ...asked(recordsFrom(name, capitalize(text))),
  ];
  return {
    ...Object.fromEntries(TITLED.map((collection) => [collection, lookupsBy('title')])),
    // These have no title: found by member and property.
    agreements: wordLookups(text, HITS_OF_A_KIND),
    // Readings are named after their unit.
    diagnostics: lookupsBy('unitName'),
  };
}

/** Finds records of customers who were found by name, phone, address, e-mail or serial number. */
export const customerQueries = (customerIds: readonly string[]): RecordQueries => ({
  jobs: asked(latestOfCustomers('invoice.customerId', customerIds)),
  estimates: asked(latestOfCustomers('customerId', customerIds)),
  agreements: asked(latestOfCustomers('customerId', customerIds)),
  invoices: asked(latestOfCustomers('customerId', customerIds)),
  payments: asked(latestOfCustomers('customerId', customerIds, 'receivedOn')),
  manualJ: asked(latestOfCustomers('customerId', customerIds)),
  plumbingCalc: asked(latestOfCustomers('customerId', customerIds)),
  diagnostics: asked(latestOfCustomers('customerId', customerIds, 'measuredAt')),
  inspections: asked(latestOfCustomers('customerId', customerIds, 'startedAt')),
  findings: asked(latestOfCustomers('customerId', customerIds, 'raisedAt')),
});
