import { phoneDigits } from '../contact/format';
import { fold } from './fold';
import { combineRows, lazily, oneLine, type PreparedDirectory, type PreparedRow } from './prepare';
import type { DirectoryRow } from './schema';
import { matchRows, type SearchResult as Matches } from './search';

/** The customers' directory, with look-ups that are built on first use. */
export type CustomerDirectory = PreparedDirectory<DirectoryRow> & {
  byPhone: () => ReadonlyMap<string, readonly DirectoryRow[]>;
  byEmail: () => ReadonlyMap<string, readonly DirectoryRow[]>;
};

export function prepareRow(row: DirectoryRow): PreparedRow<DirectoryRow> {
  const name = fold(oneLine(row.name));
  const sortName = fold(oneLine(row.sortName));
  const rest = fold(oneLine([...row.emails, ...row.addresses, ...row.serials, ...row.tags].join(' ')));
  return {
    row,
    sortName,
    line: ` ${name} ${sortName} ${rest}`,
    sortNameAt: name.length + 2,
    digits: row.phones.length === 0 ? '' : ` ${row.phones.map(phoneDigits).join(' ')}`,
  };
}

/** Combines customers prepared shard by shard into one directory. */
export function combineCustomers(prepared: readonly PreparedRow<DirectoryRow>[]): CustomerDirectory {
  const directory = combineRows(prepared);
  return {
    ...directory,
    byPhone: lazily(() => indexRows(directory.rows, ({ phones }) => phones.map(phoneDigits))),
    byEmail: lazily(() => indexRows(directory.rows, ({ emails }) => emails.map((email) => email.toLowerCase()))),
  };
}

/** Prepares customers for `searchRows` and `findDuplicates`. */
export const prepareRows = (rows: readonly DirectoryRow[]): CustomerDirectory => combineCustomers(rows.map(prepareRow));

function indexRows(
  rows: readonly DirectoryRow[],
  keysOf: (row: DirectoryRow) => string[],
): Map<string, DirectoryRow[]> {
  const index = new Map<string, DirectoryRow[]>();
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) {
      if (key === '') continue;
      const known = index.get(key);
      if (known) known.push(row);
      else index.set(key, [row]);
    }
  }
  return index;
}

/** A list's filters other than the text. A missing or '' field doesn't filter. */
export type DirectoryFilter = {
  tag?: string;
  isCompany?: boolean;
  isDoNotService?: boolean;
  /** The ID of a lead source. */
  source?: string;
  /** Only customers that share a phone or an e-mail address with another one. */
  hasDouble?: true;
};

export type SearchOptions = { limit: number; filter?: DirectoryFilter };
export type SearchResult = Matches<DirectoryRow>;

function acceptBy(
  directory: CustomerDirectory,
  { tag = '', source = '', isCompany, isDoNotService, hasDouble }: DirectoryFilter,
): (row: DirectoryRow) => boolean {
  const folded = fold(tag);
  return (row) =>
    (hasDouble === undefined || findDuplicates(directory, { ...row, excludeId: row.id }).length > 0) &&
    (isCompany === undefined || row.isCompany === isCompany) &&
    (isDoNotService === undefined || row.isDoNotService === isDoNotService) &&
    (source === '' || row.source === source) &&
    (folded === '' || row.tags.some((candidate) => fold(candidate) === folded));
}

/** Finds customers by name, e-mail, address, serial, tag or digits of a phone; see `matchRows`. */
export function searchRows(
  directory: CustomerDirectory,
  query: string,
  { limit, filter = {} }: SearchOptions,
): SearchResult {
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return matchRows(directory, query, { limit, ...(isFiltered && { accept: acceptBy(directory, filter) }) });
}

type DuplicateQuery = { phones: readonly string[]; emails: readonly string[]; excludeId?: string };

/** Finds customers that already have one of the phones or e-mails. Incomplete phones (fewer than 7 digits) match no one. */
export function findDuplicates(
  directory: CustomerDirectory,
  { phones, emails, excludeId = '' }: DuplicateQuery,
): DirectoryRow[] {
  const byPhone = phones
    .map(phoneDigits)
    .flatMap((digits) => (digits.length < 7 ? [] : (directory.byPhone().get(digits) ?? [])));
  const byEmail = emails.flatMap((email) => directory.byEmail().get(email.trim().toLowerCase()) ?? []);
  return [...new Set([...byPhone, ...byEmail])].filter(({ id }) => id !== excludeId);
}
