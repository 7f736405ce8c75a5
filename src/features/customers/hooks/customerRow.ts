import { formatAddress } from '@/domain/contact/format';
import type { Customer } from '@/domain/customer/schema';
import { nameAsSorted } from '@/domain/customer/nameSearch';
import { explainMatch } from '@/domain/directory/explain';
import type { DirectoryRow } from '@/domain/directory/schema';
import type { Stored } from '@/domain/record/schema';

/** A customer as shown in the list, from the record or from the search directory. */
export type CustomerRow = {
  id: string;
  name: string;
  /** Name as shown in lists sorted by it: `Lovelace, Ada`. */
  listName: string;
  phone: string;
  email: string;
  address: string;
  tags: readonly string[];
  isCompany: boolean;
  isDoNotService: boolean;
  /** '' if unknown: search rows don't have it. */
  updatedAt: string;
  /** The text that matched the search, if the other fields don't show it. */
  match: string;
};

export const rowOfCustomer = (customer: Stored<Customer>): CustomerRow => ({
  id: customer.id,
  name: customer.name,
  listName: nameAsSorted(customer),
  phone: customer.phone,
  email: customer.email,
  address: formatAddress(customer.billingAddress),
  tags: customer.tags,
  isCompany: customer.kind === 'company',
  isDoNotService: customer.isDoNotService,
  updatedAt: customer.updatedAt,
  match: '',
});

export function rowOfDirectory(row: DirectoryRow, query: string): CustomerRow {
  const { id, name, tags, isCompany, isDoNotService } = row;
  const shown = { phone: row.phones[0] ?? '', email: row.emails[0] ?? '', address: row.addresses[0] ?? '' };
  return {
    id,
    name,
    listName: nameAsSorted(row),
    tags,
    isCompany,
    isDoNotService,
    ...shown,
    updatedAt: '',
    match: explainMatch(row, query, [name, ...Object.values(shown), ...tags]),
  };
}
