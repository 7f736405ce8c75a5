import type { ListQuery } from '../record/listQuery';
import { PROPERTY_LIMIT } from './schema';

/** Lists a customer's properties. */
export const propertiesOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  limit: PROPERTY_LIMIT,
});
