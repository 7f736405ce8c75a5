import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';

const RECENT = {
  where: [{ field: 'status', operator: '==', value: 'active' }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: 8,
} as const;
const NONE: Stored<Customer>[] = [];

/** The customers that somebody worked with last. */
export function useRecentCustomers(isEnabled: boolean): Stored<Customer>[] {
  return useRecords(collections.customers, RECENT, { isEnabled }).data ?? NONE;
}
