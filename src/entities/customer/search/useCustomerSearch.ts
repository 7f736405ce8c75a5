import { useDirectorySearch, type DirectorySearch, type DirectorySearchOptions } from '@/data/react/useDirectorySearch';
import type { DirectoryFilter } from '@/domain/directory/customers';
import type { DirectoryRow } from '@/domain/directory/schema';
import { useDirectory } from './useDirectory';

const NO_FILTER: DirectoryFilter = {};

export type CustomerSearch = DirectorySearch<DirectoryRow>;

/** Searches the company's customers by name, phone, e-mail, address or serial number as the user types. */
export const useCustomerSearch = (
  query: string,
  filter: DirectoryFilter = NO_FILTER,
  options: DirectorySearchOptions = {},
): CustomerSearch => useDirectorySearch(useDirectory(options.isEnabled), query, filter, options);
