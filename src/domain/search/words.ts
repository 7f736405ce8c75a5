import { z } from 'zod';
import { fold } from '../directory/fold';
import type { ListQuery, Lookup } from '../record/listQuery';

/** Words of one letter say nothing. */
const MIN_LETTERS = 2;
/** A word is found by its first so many letters and more, up to the longest; shorter words are found whole. */
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 8;
/** The first so many different words of a record are found; it keeps a record's index entries below 250. */
const WORD_LIMIT = 40;
const BEGINNING_LIMIT = WORD_LIMIT * (LONGEST_BEGINNING - SHORTEST_BEGINNING + 1);
/** Of several typed words one is looked up, so more is read than is shown. */
const READ_FOR_SEVERAL_WORDS = 30;

/** The field that `wordsOf…` functions keep on jobs, estimates, invoices and load calculations: beginnings of words. */
export const searchWordsField = z.array(z.string().max(20)).max(BEGINNING_LIMIT).default([]);
type FoundByWords = { searchWords?: readonly string[] };

/** The collections whose records are found by words, by the field above. */
export const WORD_COLLECTIONS = ['jobs', 'estimates', 'invoices', 'manualJ'] as const;
export type WordCollection = (typeof WORD_COLLECTIONS)[number];

const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_LETTERS);

const beginnings = (word: string): string[] => {
  const longest = word.slice(0, LONGEST_BEGINNING);
  return Array.from({ length: Math.max(1, longest.length - SHORTEST_BEGINNING + 1) }, (_, more) =>
    longest.slice(0, Math.min(longest.length, SHORTEST_BEGINNING + more)),
  );
};

/** The beginnings by which any word of the texts is found, the first texts first. At most 240 of up to 8 letters each. */
export const searchWordsIn = (texts: readonly string[]): string[] => {
  const words = [...new Set(texts.flatMap(splitWords))].slice(0, WORD_LIMIT);
  return [...new Set(words.flatMap(beginnings))];
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(texts) : typeof value === 'string' ? [value] : [];

const lineNames = (document: unknown): string[] => {
  const lines: unknown = typeof document === 'object' && document !== null && 'lines' in document && document.lines;
  return Array.isArray(lines) ? lines.flatMap((line: { name?: unknown } | null) => texts(line?.name)) : [];
};

const TEXT_FIELDS: Record<WordCollection, readonly string[]> = {
  jobs: ['title', 'customerName', 'tags', 'poNumber', 'propertyAddress', 'description'],
  estimates: ['title', 'customerName', 'propertyAddress'],
  invoices: ['title', 'customerName', 'poNumber', 'propertyAddress'],
  manualJ: ['title', 'customerName', 'address'],
};

/** What must be read of a record to know its words. */
export const WORD_FIELDS: Record<WordCollection, readonly string[]> = {
  jobs: [...TEXT_FIELDS.jobs, 'searchWords'],
  estimates: [...TEXT_FIELDS.estimates, 'document', 'searchWords'],
  invoices: [...TEXT_FIELDS.invoices, 'document', 'searchWords'],
  manualJ: [...TEXT_FIELDS.manualJ, 'searchWords'],
};

/** What a stored record's `searchWords` should be: of its title, customer, address and what its lines are called. Pure. */
export const searchWordsOf = (collection: WordCollection, record: Record<string, unknown>): string[] =>
  searchWordsIn([
    ...TEXT_FIELDS[collection].flatMap((field) => texts(record[field])),
    ...lineNames(record['document']),
  ]);

/** Whether each typed word begins a word of the record. */
export const hasWords = ({ searchWords = [] }: FoundByWords, typed: string): boolean =>
  splitWords(typed).every((word) => searchWords.some((known) => known.startsWith(word.slice(0, LONGEST_BEGINNING))));

/** Records with a word that begins like the longest one typed, the last changed first. */
export const recordsWithWord = (word: string, limit: number): ListQuery => ({
  where: [{ field: 'searchWords', operator: 'array-contains', value: word.slice(0, LONGEST_BEGINNING) }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit,
});

/** Looks records up by words anywhere in them; no look-up for text without a word of two letters. `limit`: how many are shown. */
export function wordLookups(typed: string, limit: number): Lookup<FoundByWords>[] {
  const words = splitWords(typed);
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  return [
    {
      query: recordsWithWord(longest, words.length > 1 ? Math.max(limit, READ_FOR_SEVERAL_WORDS) : limit),
      accepts: (record) => hasWords(record, typed),
    },
  ];
}
