import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { rebuildDirectory as contract } from '@/domain/customer/api';
import { DIRECTORY_SHARD_COUNT, shardId, shardOf, type DirectoryRow, type SearchRow } from '@/domain/directory/schema';
import { EQUIPMENT_LIMIT } from '@/domain/equipment/schema';
import type { PricebookRow } from '@/domain/pricebook/row';
import { PROPERTY_LIMIT } from '@/domain/property/schema';
import { stableJson } from '@/lib/stableJson';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { ROW_FIELDS, rowOfItem } from '../pricebook/row';
import { changeShard, storedRows } from './changeShard';
import { forEachRecord } from './forEachRecord';
import { CUSTOMER_DIRECTORY, PRICEBOOK_DIRECTORY, type Directory } from './kinds';
import { CUSTOMER_FIELDS, directoryRow, EQUIPMENT_FIELDS, PROPERTY_FIELDS } from './row';
import { rebuildWords } from './rebuildWords';

type Data = Record<string, unknown>;

/**
 * Rewrites all directory shards from the customers (with properties and equipment) and the pricebook, and drops rows of deleted records.
 * Adds missing search words. Safe alongside the triggers: rows that changed in the meantime stay.
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
    const counts = await rebuildCustomers(deps, companyId);
    await rebuild(deps, companyId, PRICEBOOK_DIRECTORY, () => readPricebookRows(deps, companyId));
    await rebuildWords(deps, companyId);
    return {
      customerCount: counts.reduce((sum, count) => sum + count, 0),
      shardCount: counts.filter((count) => count > 0).length,
    };
  },
);

/** Rewrites the customer directory. Returns how many rows each shard has now. */
export const rebuildCustomers = (deps: Deps, companyId: string): Promise<number[]> =>
  rebuild(deps, companyId, CUSTOMER_DIRECTORY, () => readCustomerRows(deps, companyId));

/** Rewrites one directory. Returns how many rows each shard has now. */
async function rebuild<Row extends SearchRow>(
  deps: Deps,
  companyId: string,
  directory: Directory<Row>,
  readAllRows: () => Promise<Row[][]>,
): Promise<number[]> {
  const refs = Array.from({ length: DIRECTORY_SHARD_COUNT }, (_, shard) =>
    inCompany(deps.db, companyId, directory.collection).doc(shardId(shard, directory.kind)),
  );
  const before = (await deps.db.getAll(...refs)).map((snapshot) => storedRows(directory, snapshot));
  const fresh = await readAllRows();
  const counts: number[] = [];
  for (const [shard, rows] of fresh.entries()) {
    counts.push(await writeShard(deps, directory, { companyId, shard, before: before[shard] ?? [], fresh: rows }));
  }
  return counts;
}

const noRows = <Row>(): Row[][] => Array.from({ length: DIRECTORY_SHARD_COUNT }, () => []);

/** Returns the company's rows by shard. Needs some 100 MB for 50,000 customers, as only the shown fields are read. */
async function readCustomerRows(deps: Deps, companyId: string): Promise<DirectoryRow[][]> {
  const properties = new Map<string, Data[]>();
  const equipment = new Map<string, Data[]>();
  await forEachRecord(deps, companyId, 'properties', PROPERTY_FIELDS, (record) =>
    collect(properties, record, PROPERTY_LIMIT),
  );
  await forEachRecord(deps, companyId, 'equipment', EQUIPMENT_FIELDS, (record) =>
    collect(equipment, record, EQUIPMENT_LIMIT),
  );
  const shards = noRows<DirectoryRow>();
  await forEachRecord(deps, companyId, 'customers', CUSTOMER_FIELDS, (record) => {
    const { id } = record;
    const row = directoryRow(id, record.data(), properties.get(id) ?? [], equipment.get(id) ?? []);
    if (row) shards[shardOf(id)]?.push(row);
  });
  return shards;
}

async function readPricebookRows(deps: Deps, companyId: string): Promise<PricebookRow[][]> {
  const shards = noRows<PricebookRow>();
  await forEachRecord(deps, companyId, 'pricebook', [...ROW_FIELDS, 'sortName'], (record) => {
    const row = rowOfItem(record.id, record.data());
    if (row) shards[shardOf(record.id)]?.push(row);
  });
  return shards;
}

function collect(byCustomer: Map<string, Data[]>, record: QueryDocumentSnapshot, limit: number): void {
  const customerId = String(record.get('customerId'));
  const records = byCustomer.get(customerId) ?? [];
  if (records.length < limit) records.push(record.data());
  byCustomer.set(customerId, records);
}

/** One shard's rows, before and after. */
type ShardRows<Row> = { companyId: string; shard: number; before: readonly Row[]; fresh: readonly Row[] };

/** Returns how many rows the shard has now. */
function writeShard<Row extends SearchRow>(
  deps: Deps,
  directory: Directory<Row>,
  { companyId, shard, before, fresh }: ShardRows<Row>,
): Promise<number> {
  const known = new Map(before.map((row) => [row.id, stableJson(row)]));

  return changeShard(deps, directory, { companyId, shard }, (current) => {
    const rows = new Map(fresh.map((row) => [row.id, row]));
    // Rows that a trigger wrote or removed since we started come from newer documents than ours.
    for (const [id, row] of current) {
      if (known.get(id) !== stableJson(row)) rows.set(id, row);
    }
    for (const { id } of before) {
      if (!current.has(id)) rows.delete(id);
    }
    return rows;
  });
}
