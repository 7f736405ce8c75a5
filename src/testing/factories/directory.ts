import { encodeRows, type DirectoryRow, type DirectoryShard } from '@/domain/directory/schema';
import { formatAddress } from '@/domain/contact/format';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { BUILT_AT } from './build';

const filled = (...values: string[]): string[] => values.filter((value) => value !== '');

/** Builds a customer's row as the server's trigger adds it to the directory. */
export function buildDirectoryRow(customer: Stored<Customer>, extra: Partial<DirectoryRow> = {}): DirectoryRow {
  const { id, name, sortName, phone, email, billingAddress, tags, isDoNotService, kind, source } = customer;
  return {
    id,
    name,
    sortName,
    tags,
    isDoNotService,
    isCompany: kind === 'company',
    source,
    serials: [],
    phones: filled(phone),
    emails: filled(email),
    addresses: filled(formatAddress(billingAddress)),
    ...extra,
  };
}

/** Builds a shard with these rows, regardless of their real shard. */
export function buildShard(
  rows: readonly DirectoryRow[],
  { id = 'customers-000', updatedAt = BUILT_AT } = {},
): DirectoryShard & { id: string } {
  return { id, shard: Number(id.slice(-3)), updatedAt, count: rows.length, rows: encodeRows(rows) };
}
