import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { propertiesOf } from '@/domain/property/queries';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<Property>[] = [];

/** Returns a customer's properties, oldest first. */
export function useProperties(customerId: string) {
  const query = useRecords(collections.properties, propertiesOf(customerId), { isEnabled: customerId !== '' });
  const properties = useMemo(
    () => (query.data ?? NONE).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    [query.data],
  );
  return { properties, isLoading: query.isLoading, error: query.error, refetch: query.refetch };
}
