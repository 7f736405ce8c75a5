import type { DirectoryRow } from '@/domain/directory/schema';
import { EQUIPMENT_LIMIT } from '@/domain/equipment/schema';
import { PROPERTY_LIMIT } from '@/domain/property/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { directoryRow, EQUIPMENT_FIELDS, PROPERTY_FIELDS } from './row';

/** Returns a customer with its related records, as a row. */
export async function readCustomer({ db }: Deps, companyId: string, customerId: string): Promise<DirectoryRow | null> {
  const owned = async (
    name: 'properties' | 'equipment',
    fields: readonly string[],
    limit: number,
  ): Promise<Record<string, unknown>[]> => {
    const query = inCompany(db, companyId, name)
      .where('customerId', '==', customerId)
      .select(...fields)
      .limit(limit);
    return (await query.get()).docs.map((record) => record.data());
  };
  const [customer, properties, equipment] = await Promise.all([
    inCompany(db, companyId, 'customers').doc(customerId).get(),
    owned('properties', PROPERTY_FIELDS, PROPERTY_LIMIT),
    owned('equipment', EQUIPMENT_FIELDS, EQUIPMENT_LIMIT),
  ]);
  return directoryRow(customerId, customer.data(), properties, equipment);
}
