import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { PROPERTY_LIMIT, type Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<Property>[] = [];

/** A customer's properties, the oldest first. */
export function useProperties(customerId: string) {
  const query = useRecords(
    collections.properties,
    { where: [{ field: 'customerId', operator: '==', value: customerId }], orderBy: [{ field: 'createdAt', direction: 'asc' }], limit: PROPERTY_LIMIT },
    { isEnabled: customerId !== '' },
  );
  return { properties: query.data ?? NONE, isLoading: query.isLoading, error: query.error, refetch: query.refetch };
}
