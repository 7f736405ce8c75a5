import { useDirectorySearch, type DirectorySearch, type DirectorySearchOptions } from '@/data/react/useDirectorySearch';
import type { PricebookRow } from '@/domain/pricebook/row';
import type { PricebookFilter } from '@/domain/pricebook/search';
import { usePricebook } from './usePricebook';

const NO_FILTER: PricebookFilter = {};

export type PricebookSearch = DirectorySearch<PricebookRow>;

/** Searches active items by code, name, vendor's part number or vendor as the user types. */
export const usePricebookSearch = (
  query: string,
  filter: PricebookFilter = NO_FILTER,
  options: DirectorySearchOptions = {},
): PricebookSearch => useDirectorySearch(usePricebook(options.isEnabled), query, filter, options);
