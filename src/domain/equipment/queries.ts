import type { ListQuery } from '../record/listQuery';
import { EQUIPMENT_LIMIT } from './schema';

/** Queries all equipment of a customer, across properties. */
export const equipmentOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  limit: EQUIPMENT_LIMIT,
});
