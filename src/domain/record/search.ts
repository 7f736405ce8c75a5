import { capitalize } from '@/lib/words';
import { wordLookups, type FoundByWords } from '../search/words';
import { startsWith, type ListQuery, type Lookup } from './listQuery';

/** What a search of a list shows at most of each look-up. */
const SEARCH_LIMIT = 25;

/** A field to search by its beginning, and how what it holds is written: numbers in capitals, names and titles with one. */
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

/** One look-up for each field, by how what it holds begins; none for text of spaces. */
export function prefixLookups(
  typed: string,
  fields: readonly SearchedField[],
  limit = SEARCH_LIMIT,
): { query: ListQuery }[] {
  const text = typed.trim();
  return text === '' ? [] : fields.map(({ field, as }) => ({ query: beginningWith(field, WRITTEN[as](text), limit) }));
}

/**
 * A search of a list: by words anywhere in a record, as functions note them, and by how the fields begin. The second finds what
 * the server does not know yet, and records that have no words noted.
 */
export const searchLookups = (typed: string, fields: readonly SearchedField[]): Lookup<FoundByWords>[] => [
  ...wordLookups(typed, SEARCH_LIMIT),
  ...prefixLookups(typed, fields),
];
