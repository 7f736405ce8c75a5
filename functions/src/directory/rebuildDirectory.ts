import { FieldPath, type DocumentSnapshot, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { rebuildDirectory as contract } from '@/domain/customer/api';
import { DIRECTORY_SHARD_COUNT, encodeRows, shardId, shardOf, type DirectoryRow, type DirectoryShard } from '@/domain/directory/schema';
import { EQUIPMENT_LIMIT } from '@/domain/equipment/schema';
import { PROPERTY_LIMIT } from '@/domain/property/schema';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { CUSTOMER_FIELDS, directoryRow, EQUIPMENT_FIELDS, fitRows, PROPERTY_FIELDS } from './row';
import { nextTime, storedRows } from './updateShard';

const PAGE = 2000;
type Data = Record<string, unknown>;

/**
 * Writes all shards of the directory anew from the customers, their properties and equipment, and drops rows of
 * customers that are gone. Safe beside the triggers: a row that changed while this was reading stays as it became.
 */
export const rebuildDirectory = defineCallable(
  contract,
  {
    // The same people who may merge: it repairs what merges and imports leave behind, at the cost of many reads.
    access: member({ action: 'mergeCustomers', feature: 'customers' }),
    rateLimit: { perMinute: 3 },
    timeoutSeconds: 540,
    memory: '1GiB',
  },
  async (deps, _input, { companyId }) => {
    const shards = Array.from({ length: DIRECTORY_SHARD_COUNT }, (_, shard) => inCompany(deps.db, companyId, 'directory').doc(shardId(shard)));
    const before = (await deps.db.getAll(...shards)).map((snapshot) => storedRows(snapshot.get('rows')));
    const fresh = await readAllRows(deps, companyId);
    const counts: number[] = [];
    for (const [shard, rows] of fresh.entries()) {
      counts.push(await writeShard(deps, companyId, shard, before[shard] ?? [], rows));
    }
    return { customerCount: counts.reduce((sum, count) => sum + count, 0), shardCount: counts.filter((count) => count > 0).length };
  },
);

/** The rows of the company by shard. Needs some 100 MB for 50,000 customers, as only the shown fields are read. */
async function readAllRows(deps: Deps, companyId: string): Promise<DirectoryRow[][]> {
  const properties = new Map<string, Data[]>();
  const equipment = new Map<string, Data[]>();
  await forEachRecord(deps, companyId, 'properties', PROPERTY_FIELDS, (record) => collect(properties, record, PROPERTY_LIMIT));
  await forEachRecord(deps, companyId, 'equipment', EQUIPMENT_FIELDS, (record) => collect(equipment, record, EQUIPMENT_LIMIT));
  const shards = Array.from({ length: DIRECTORY_SHARD_COUNT }, (): DirectoryRow[] => []);
  await forEachRecord(deps, companyId, 'customers', CUSTOMER_FIELDS, (record) => {
    const { id } = record;
    const row = directoryRow(id, record.data(), properties.get(id) ?? [], equipment.get(id) ?? []);
    if (row) shards[shardOf(id)]?.push(row);
  });
  return shards;
}

async function forEachRecord(
  { db }: Deps,
  companyId: string,
  name: 'customers' | 'properties' | 'equipment',
  fields: readonly string[],
  visit: (record: QueryDocumentSnapshot) => void,
): Promise<void> {
  const query = inCompany(db, companyId, name).orderBy(FieldPath.documentId()).select(...fields).limit(PAGE);
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    docs.forEach(visit);
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
}

function collect(byCustomer: Map<string, Data[]>, record: QueryDocumentSnapshot, limit: number): void {
  const customerId = String(record.get('customerId'));
  const records = byCustomer.get(customerId) ?? [];
  if (records.length < limit) records.push(record.data());
  byCustomer.set(customerId, records);
}

/** Returns how many rows the shard has now. */
async function writeShard(deps: Deps, companyId: string, shard: number, before: readonly DirectoryRow[], fresh: readonly DirectoryRow[]): Promise<number> {
  const ref = inCompany(deps.db, companyId, 'directory').doc(shardId(shard));
  const known = new Map(before.map((row) => [row.id, encodeRows([row])]));

  return deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const current = storedRows(stored.get('rows'));
    const rows = new Map(fresh.map((row) => [row.id, row]));
    // What a trigger wrote or removed since we began came from later documents than ours.
    for (const row of current) {
      if (known.get(row.id) !== encodeRows([row])) rows.set(row.id, row);
    }
    const currentIds = new Set(current.map(({ id }) => id));
    for (const { id } of before) {
      if (!currentIds.has(id)) rows.delete(id);
    }
    const fitted = fitRows([...rows.values()]);
    if (stored.get('rows') === fitted.rows || (!stored.exists && fitted.count === 0)) return fitted.count;
    const document: DirectoryShard = { shard, ...fitted, updatedAt: nextTime(deps.now(), stored.get('updatedAt')) };
    transaction.set(ref, document);
    return fitted.count;
  });
}
