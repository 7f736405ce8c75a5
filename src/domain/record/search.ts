import { capitalize } from '@/lib/words';
import { wordLookups, type FoundByWords } from '../search/words';
import { startsWith, type ListQuery, type Lookup } from './listQuery';

/** Maximum results shown per lookup in a list search. */
const SEARCH_LIMIT = 25;

/** A field to search by prefix, and its capitalization: numbers in uppercase, names and titles capitalized. */
type SearchedField = { field: string; as: 'typed' | 'capitals' | 'capitalized' };

const WRITTEN: Record<SearchedField['as'], (text: string) => string> = {
  typed: (text) => text,
  capitals: (text) => text.toUpperCase(),
  capitalized: capitalize,
};

/** Finds records whose field starts with the text, in the field's order, at most `limit`. */
export const beginningWith = (field: string, text: string, limit = SEARCH_LIMIT): ListQuery => ({
  where: startsWith(field, text),
  orderBy: [{ field, direction: 'asc' }],
  limit,
});

/** Builds one prefix lookup per field, using the field's capitalization; none for blank text. */
export function prefixLookups(
  typed: string,
  fields: readonly SearchedField[],
  limit = SEARCH_LIMIT,
): { query: ListQuery }[] {
  const text = typed.trim();
  return text === '' ? [] : fields.map(({ field, as }) => ({ query: beginningWith(field, WRITTEN[as](text), limit) }));
}

/**
 * Searches a list: by words anywhere in a record, as indexed by functions, and by field prefixes. The latter find records the server
 * doesn't know about yet, and records without indexed words.
 */
export const searchLookups = (typed: string, fields: readonly SearchedField[]): Lookup<FoundByWords>[] => [
  ...wordLookups(typed, SEARCH_LIMIT),
  ...prefixLookups(typed, fields),
];
