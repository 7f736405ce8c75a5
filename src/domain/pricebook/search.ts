import { fold } from '../directory/fold';
import { combineRows, oneLine, type PreparedDirectory, type PreparedRow } from '../directory/prepare';
import { matchRows, type SearchResult } from '../directory/search';
import type { PricebookRow } from './row';
import type { PricebookKind } from './schema';

/** A list's filters other than the text; absent = no filter. */
export type PricebookFilter = { categoryIds?: readonly string[]; kind?: PricebookKind; isStaleBefore?: string };
export type PricebookSearchOptions = { limit: number; filter?: PricebookFilter };
export type PricebookSearchResult = SearchResult<PricebookRow>;
export type PreparedPricebook = PreparedDirectory<PricebookRow>;

/** Numbers are typed in pieces and with various dashes: 4 or more digits of a code or part number are also matched as digits only. */
const digitsOf = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 4 ? ` ${digits}` : '';
};

/**
 * Prepares a row for search: name, code, vendor's part number and vendor are searched, not the customer's text. Codes match without their
 * dashes, too.
 */
export function preparePricebookRow(row: PricebookRow): PreparedRow<PricebookRow> {
  const name = fold(oneLine(row.name));
  const code = fold(oneLine(row.code));
  const part = fold(oneLine(row.vendorPartNumber));
  const bare = [code, part].filter((text) => /[-./ ]/.test(text)).map((text) => text.replace(/[-./ ]/g, ''));
  return {
    row,
    sortName: fold(oneLine(row.sortName)),
    line: ` ${code} ${name} ${part} ${bare.join(' ')} ${fold(oneLine(row.vendor))}`,
    sortNameAt: code.length + 2,
    digits: digitsOf(row.code) + digitsOf(row.vendorPartNumber),
  };
}

export const combinePricebook = (prepared: readonly PreparedRow<PricebookRow>[]): PreparedPricebook =>
  combineRows(prepared);

/** Returns items whose code, name, part number or vendor contains every word; codes and names starting with the query first. */
export function searchPricebook(
  directory: PreparedPricebook,
  query: string,
  { limit, filter = {} }: PricebookSearchOptions,
): PricebookSearchResult {
  const { categoryIds, kind, isStaleBefore } = filter;
  const isFiltered = categoryIds !== undefined || kind !== undefined || isStaleBefore !== undefined;
  const within = categoryIds && new Set(categoryIds);
  const accept = (row: PricebookRow): boolean =>
    (within === undefined || within.has(row.categoryId)) &&
    (kind === undefined || row.kind === kind) &&
    (isStaleBefore === undefined || (row.costCents !== null && row.costCheckedOn < isStaleBefore));
  return matchRows(directory, query, { limit, ...(isFiltered && { accept }) });
}
