import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { customersBy } from '@/domain/customer/queries';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';

const RECENT = { ...customersBy('active', { field: 'updatedAt', direction: 'desc' }), limit: 8 };
const NONE: Stored<Customer>[] = [];

/** Returns the most recently used customers. */
export function useRecentCustomers(isEnabled: boolean): Stored<Customer>[] {
  return useRecords(collections.customers, RECENT, { isEnabled }).data ?? NONE;
}
