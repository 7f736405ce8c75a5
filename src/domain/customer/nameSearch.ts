import type { ListQuery, Lookup } from '../record/listQuery';

/** A record's copied customer fields. */
type NamedCustomer = { customerName: string; customerSortName: string };

const normalName = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Returns possible prefixes of sort names for a typed name. `ada lovelace` may be a company of that name, or the person sorted as
 * `lovelace, ada`; `ada lov` is not finished, so `lov` is looked up too. Filter the results with `matchesName`.
 */
export function sortNamePrefixes(typed: string): string[] {
  const text = normalName(typed);
  if (text === '') return [];
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  return words.length === 1 || text.includes(',') ? [text] : [text, `${last}, ${words.slice(0, -1).join(' ')}`, last];
}

/** Whether each typed word begins a word of the customer's name. */
export function matchesName({ customerName, customerSortName }: NamedCustomer, typed: string): boolean {
  const words = `${customerName} ${customerSortName}`.toLowerCase().split(/[\s,]+/);
  return normalName(typed)
    .split(/[\s,]+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Looks records up by their customer's name: at most three queries, each built by `byPrefix`. */
export const nameLookups = (typed: string, byPrefix: (prefix: string) => ListQuery): Lookup<NamedCustomer>[] =>
  sortNamePrefixes(typed).map((prefix) => ({
    query: byPrefix(prefix),
    accepts: (record) => matchesName(record, typed),
  }));

/** Formats a name for lists sorted by it: `Lovelace, Ada`. Companies, and names without known parts, stay unchanged. */
export function nameAsSorted({ name, sortName }: { name: string; sortName: string }): string {
  const [last = '', first = ''] = sortName.split(', ');
  const lastAsWritten = name.slice(name.length - last.length);
  const isPerson = first !== '' && name.toLowerCase() === `${first} ${last}`;
  return isPerson ? `${lastAsWritten}, ${name.slice(0, name.length - last.length - 1)}` : name;
}
