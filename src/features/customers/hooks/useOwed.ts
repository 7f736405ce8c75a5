import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLookups } from '@/data/react/useLookups';
import { IN_LIMIT, openInvoicesOfCustomers } from '@/domain/invoice/queries';
import { inGroupsOf } from '@/lib/inGroupsOf';

/**
 * Sums what the listed customers owe, in cents by customer, from their open invoices, with one query per thirty customers. Null without
 * permission, or if there are more open invoices than are read.
 */
export function useOwed(customerIds: readonly string[]): ReadonlyMap<string, number> | null {
  const mayKnow = useCan()('read', 'invoices');
  const { records, isCut, isLoading, error } = useLookups(
    collections.invoices,
    inGroupsOf(IN_LIMIT, customerIds).map((ids) => ({ query: openInvoicesOfCustomers(ids) })),
    { isEnabled: mayKnow },
  );
  if (!mayKnow || isCut || isLoading || error) return null;
  const owed = new Map<string, number>();
  for (const { customerId, balanceCents } of records) owed.set(customerId, (owed.get(customerId) ?? 0) + balanceCents);
  return owed;
}
