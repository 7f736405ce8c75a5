import type { DirectoryRow } from '@/domain/directory/schema';
import { EQUIPMENT_LIMIT } from '@/domain/equipment/schema';
import { PROPERTY_LIMIT } from '@/domain/property/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { changeShard } from './changeShard';
import { directoryRow, EQUIPMENT_FIELDS, PROPERTY_FIELDS } from './row';

/**
 * Makes the rows of some customers of one shard anew from their documents as they are now: which event asks, how often
 * and in which order does not matter.
 */
export async function updateShard(deps: Deps, companyId: string, shard: number, customerIds: readonly string[]): Promise<void> {
  await changeShard(deps, companyId, shard, async (rows) => {
    const fresh = await Promise.all(customerIds.map(async (id) => [id, await readRow(deps, companyId, id)] as const));
    for (const [id, row] of fresh) {
      if (row) rows.set(id, row);
      else rows.delete(id);
    }
    return rows;
  });
}

async function readRow({ db }: Deps, companyId: string, customerId: string): Promise<DirectoryRow | null> {
  const owned = async (name: 'properties' | 'equipment', fields: readonly string[], limit: number): Promise<Record<string, unknown>[]> => {
    const query = inCompany(db, companyId, name).where('customerId', '==', customerId).select(...fields).limit(limit);
    return (await query.get()).docs.map((record) => record.data());
  };
  const [customer, properties, equipment] = await Promise.all([
    inCompany(db, companyId, 'customers').doc(customerId).get(),
    owned('properties', PROPERTY_FIELDS, PROPERTY_LIMIT),
    owned('equipment', EQUIPMENT_FIELDS, EQUIPMENT_LIMIT),
  ]);
  return directoryRow(customerId, customer.data(), properties, equipment);
}
