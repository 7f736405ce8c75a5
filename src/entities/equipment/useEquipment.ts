import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { EQUIPMENT_LIMIT, type Equipment } from '@/domain/equipment/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<Equipment>[] = [];

/** All equipment of a customer, at all properties, in the order in which it was entered. */
export function useEquipment(customerId: string) {
  const query = useRecords(
    collections.equipment,
    { where: [{ field: 'customerId', operator: '==', value: customerId }], orderBy: [{ field: 'createdAt', direction: 'asc' }], limit: EQUIPMENT_LIMIT },
    { isEnabled: customerId !== '' },
  );
  return { equipment: query.data ?? NONE, isLoading: query.isLoading, error: query.error, refetch: query.refetch };
}
