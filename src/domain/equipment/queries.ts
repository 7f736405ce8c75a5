import type { ListQuery } from '../record/listQuery';
import { EQUIPMENT_LIMIT } from './schema';

/** All equipment of a customer, at all properties. */
export const equipmentOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  limit: EQUIPMENT_LIMIT,
});
