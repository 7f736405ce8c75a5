import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { equipmentOf } from '@/domain/equipment/queries';
import type { Equipment } from '@/domain/equipment/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<Equipment>[] = [];

/** Returns all of a customer's equipment, at all properties, in the order it was entered. */
export function useEquipment(customerId: string) {
  const query = useRecords(collections.equipment, equipmentOf(customerId), { isEnabled: customerId !== '' });
  const equipment = useMemo(
    () => (query.data ?? NONE).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    [query.data],
  );
  return { equipment, isLoading: query.isLoading, error: query.error, refetch: query.refetch };
}
