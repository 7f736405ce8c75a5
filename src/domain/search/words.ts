import { z } from 'zod';
import { fieldValue } from '@/lib/fieldValue';
import { fold } from '../directory/fold';
import type { ListQuery, Lookup } from '../record/listQuery';

/** One-letter words are useless. */
const MIN_LETTERS = 2;
/** A word is found by prefixes from this length up to the longest; shorter words only as a whole. */
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 8;
/** Only this many distinct words of a record are indexed, which keeps its index entries below 370. */
const WORD_LIMIT = 60;
const BEGINNING_LIMIT = WORD_LIMIT * (LONGEST_BEGINNING - SHORTEST_BEGINNING + 1);
/** When only one of several typed words is looked up: the records per read, and the maximum reads for the rarest word. */
const SIFTED_AT_ONCE = 30;
const SIFTED_PAGES = 3;

/** The field that the `wordsOn…` functions maintain on the records of `WORD_COLLECTIONS`: prefixes of words. */
export const searchWordsField = z.array(z.string().max(20)).max(BEGINNING_LIMIT).default([]);
export type FoundByWords = { searchWords?: readonly string[] };

/** The collections whose records are found by words, by the field above. */
export const WORD_COLLECTIONS = [
  'jobs',
  'estimates',
  'agreements',
  'contracts',
  'invoices',
  'manualJ',
  'plumbingCalc',
  'inspections',
  'findings',
  'diagnostics',
  'refrigerantMoves',
  'leads',
] as const;
export type WordCollection = (typeof WORD_COLLECTIONS)[number];

/** More than any schema's text allows; a damaged record may hold a megabyte, and is read on each of its writes. */
const LONGEST_TEXT = 20_000;

const splitWords = (text: string): string[] =>
  fold(text.slice(0, LONGEST_TEXT))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_LETTERS);

const beginnings = (word: string): string[] => {
  const longest = word.slice(0, LONGEST_BEGINNING);
  return Array.from({ length: Math.max(1, longest.length - SHORTEST_BEGINNING + 1) }, (_, more) =>
    longest.slice(0, Math.min(longest.length, SHORTEST_BEGINNING + more)),
  );
};

/** Returns the prefixes by which any word of the texts is found, the first texts first. At most 360 of up to 8 letters each. */
export const searchWordsIn = (texts: readonly string[]): string[] => {
  const words = [...new Set(texts.flatMap(splitWords))].slice(0, WORD_LIMIT);
  return [...new Set(words.flatMap(beginnings))];
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(texts) : typeof value === 'string' ? [value] : [];

const namesOf = (lines: unknown): string[] =>
  Array.isArray(lines) ? lines.flatMap((line: { name?: unknown } | null) => texts(line?.name)) : [];

const lineNames = (document: unknown): string[] =>
  namesOf(typeof document === 'object' && document !== null && 'lines' in document && document.lines);

const TEXT_FIELDS: Record<WordCollection, readonly string[]> = {
  jobs: ['title', 'customerName', 'tags', 'poNumber', 'propertyAddress'],
  estimates: ['title', 'customerName', 'propertyAddress'],
  agreements: ['customerName', 'propertyAddress'],
  contracts: ['title', 'customerName', 'propertyAddress'],
  invoices: ['title', 'customerName', 'poNumber', 'propertyAddress'],
  manualJ: ['title', 'customerName', 'address'],
  plumbingCalc: ['title', 'customerName', 'address'],
  inspections: ['title', 'customerName', 'propertyAddress'],
  findings: ['title', 'unitName', 'customerName', 'note'],
  diagnostics: ['unitName', 'customerName', 'notes'],
  refrigerantMoves: ['cylinderLabel', 'unitName', 'customerName', 'refrigerant', 'technicianName'],
  leads: ['name', 'companyName', 'wanted', 'address.street', 'address.city', 'message'],
};

/** Record fields needed to determine its words. */
export const WORD_FIELDS: Record<WordCollection, readonly string[]> = {
  jobs: [...TEXT_FIELDS.jobs, 'description', 'searchWords'],
  estimates: [...TEXT_FIELDS.estimates, 'document', 'searchWords'],
  agreements: [...TEXT_FIELDS.agreements, 'searchWords'],
  contracts: [...TEXT_FIELDS.contracts, 'searchWords'],
  invoices: [...TEXT_FIELDS.invoices, 'document', 'searchWords'],
  manualJ: [...TEXT_FIELDS.manualJ, 'searchWords'],
  plumbingCalc: [...TEXT_FIELDS.plumbingCalc, 'searchWords'],
  inspections: [...TEXT_FIELDS.inspections, 'searchWords'],
  findings: [...TEXT_FIELDS.findings, 'searchWords'],
  diagnostics: [...TEXT_FIELDS.diagnostics, 'searchWords'],
  refrigerantMoves: [...TEXT_FIELDS.refrigerantMoves, 'searchWords'],
  leads: [...TEXT_FIELDS.leads, 'searchWords'],
};

/**
 * The value for a stored record's `searchWords`: from its title, customer, address and line names. A job's lines are
 * a separate record, `jobWork`. Pure.
 */
export const searchWordsOf = (
  collection: WordCollection,
  record: Record<string, unknown>,
  jobWork: Record<string, unknown> = {},
): string[] =>
  searchWordsIn([
    ...TEXT_FIELDS[collection].flatMap((path) => texts(fieldValue(record, path))),
    ...lineNames(record['document']),
    ...namesOf(jobWork['workLines']),
    // Last, because it may be long: the record's name takes precedence.
    ...texts(record['description']),
  ]);

/** Whether each typed word begins a word of the record. */
export const hasWords = ({ searchWords = [] }: FoundByWords, typed: string): boolean =>
  splitWords(typed).every((word) => searchWords.some((known) => known.startsWith(word.slice(0, LONGEST_BEGINNING))));

/** Records with a word that has the prefix of the longest typed word, last changed first. */
export const recordsWithWord = (word: string, limit: number): ListQuery => ({
  where: [{ field: 'searchWords', operator: 'array-contains', value: word.slice(0, LONGEST_BEGINNING) }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit,
});

/** Looks records up by words anywhere in them; no lookup for text without a two-letter word. `limit`: the number shown. */
export function wordLookups(typed: string, limit: number): Lookup<FoundByWords>[] {
  const words = [...new Set(splitWords(typed))];
  const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const accepts = (record: FoundByWords): boolean => hasWords(record, typed);
  if (others.length === 0) return [{ query: recordsWithWord(longest, limit), accepts }];
  return [
    {
      query: recordsWithWord(longest, SIFTED_AT_ONCE),
      accepts,
      sift: {
        others: others.map((word) => recordsWithWord(word, SIFTED_AT_ONCE)),
        wanted: limit,
        pages: SIFTED_PAGES,
      },
    },
  ];
}
