import type { Transaction } from 'firebase-admin/firestore';
import { decodeRows, shardId, type DirectoryRow, type DirectoryShard } from '@/domain/directory/schema';
import { EQUIPMENT_LIMIT } from '@/domain/equipment/schema';
import { PROPERTY_LIMIT } from '@/domain/property/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { directoryRow, EQUIPMENT_FIELDS, fitRows, PROPERTY_FIELDS } from './row';

/**
 * Makes the rows of some customers of one shard anew from their documents as they are now: which event asks, how often
 * and in which order does not matter.
 */
export async function updateShard(deps: Deps, companyId: string, shard: number, customerIds: readonly string[]): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'directory').doc(shardId(shard));

  await deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const rows = new Map(storedRows(stored.get('rows')).map((row) => [row.id, row]));
    const fresh = await Promise.all(customerIds.map((id) => readRow(deps, transaction, companyId, id)));
    fresh.forEach((row, index) => {
      const id = customerIds[index] ?? '';
      if (row) rows.set(id, row);
      else rows.delete(id);
    });
    const fitted = fitRows([...rows.values()]);
    if (stored.get('rows') === fitted.rows || (!stored.exists && fitted.count === 0)) return;
    const document: DirectoryShard = { shard, ...fitted, updatedAt: nextTime(deps.now(), stored.get('updatedAt')) };
    transaction.set(ref, document);
  });
}

/** The stored rows, or none when the field is missing or spoiled. */
export function storedRows(encoded: unknown): DirectoryRow[] {
  if (typeof encoded !== 'string') return [];
  try {
    return decodeRows(encoded);
  } catch {
    return [];
  }
}

/** Now, or a millisecond after the last write: two instances' clocks differ, and a shard's time must never go back. */
export function nextTime(now: string, last: unknown): string {
  if (typeof last !== 'string' || last < now) return now;
  return new Date(Date.parse(last) + 1).toISOString();
}

async function readRow({ db }: Deps, transaction: Transaction, companyId: string, customerId: string): Promise<DirectoryRow | null> {
  const owned = (name: 'properties' | 'equipment', fields: readonly string[], limit: number) =>
    transaction.get(inCompany(db, companyId, name).where('customerId', '==', customerId).select(...fields).limit(limit));
  const customer = await transaction.get(inCompany(db, companyId, 'customers').doc(customerId));
  if (!customer.exists) return null;
  const [properties, equipment] = await Promise.all([
    owned('properties', PROPERTY_FIELDS, PROPERTY_LIMIT),
    owned('equipment', EQUIPMENT_FIELDS, EQUIPMENT_LIMIT),
  ]);
  const data = (snapshot: { data: () => Record<string, unknown> }): Record<string, unknown> => snapshot.data();
  return directoryRow(customerId, customer.data(), properties.docs.map(data), equipment.docs.map(data));
}
