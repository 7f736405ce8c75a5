import { capitalize } from '@/lib/words';
import { wordLookups, type FoundByWords } from '../search/words';
import { startsWith, type ListQuery, type Lookup } from './listQuery';

/** The maximum results of each lookup in a list search. */
const SEARCH_LIMIT = 25;

/** A field searched by prefix, and the case of its values: numbers in capitals, names and titles with one. */
type SearchedField = { field: string; as: 'typed' | 'capitals' | 'capitalized' };

const WRITTEN: Record<SearchedField['as'], (text: string) => string> = {
  typed: (text) => text,
  capitals: (text) => text.toUpperCase(),
  capitalized: capitalize,
};

/** Records whose field begins with the text, in the field's order, at most `limit`. */
export const beginningWith = (field: string, text: string, limit = SEARCH_LIMIT): ListQuery => ({
  where: startsWith(field, text),
  orderBy: [{ field, direction: 'asc' }],
  limit,
});

/** Returns one lookup per field, in the case of its values; none for blank text. */
export function prefixLookups(
  typed: string,
  fields: readonly SearchedField[],
  limit = SEARCH_LIMIT,
): { query: ListQuery }[] {
  const text = typed.trim();
  return text === '' ? [] : fields.map(({ field, as }) => ({ query: beginningWith(field, WRITTEN[as](text), limit) }));
}

/**
 * Returns a list search: by words anywhere in a record, as indexed by functions, and by field prefixes. The latter finds what the server
 * doesn't know yet, and records without indexed words.
 */
export const searchLookups = (typed: string, fields: readonly SearchedField[]): Lookup<FoundByWords>[] => [
  ...wordLookups(typed, SEARCH_LIMIT),
  ...prefixLookups(typed, fields),
];
