import type { Workspace } from '@/data/session/workspace';
import { collections } from '@/data/collections';
import { expandBundle, partIdsOf, type LineSource, type Picked } from '@/domain/pricebook/line';
import type { PricebookRow } from '@/domain/pricebook/row';
import type { PricebookEngine } from './search/pricebookService';

/** An item to add to a document, with its quantity: `lineFromItem(item, { id, quantityE4 })` creates the line. */
export type PickedItem = Picked<LineSource>;

/** The longest wait for a photo: after this, the line uses the data on the device. */
const READ_LIMIT_MS = 2_000;

/** Splits bundles and fills in what search rows lack. Offline, it uses what is on the device. */
export async function resolvePicks(
  workspace: Workspace,
  engine: PricebookEngine,
  picks: readonly Picked<PricebookRow>[],
): Promise<{ items: PickedItem[]; missingIds: string[] }> {
  const known = await readParts(
    engine,
    picks.map(({ item }) => item),
  );
  const expanded = picks.map((pick) => expandBundle(pick, (id) => known.get(id)));
  const items = expanded.flatMap((each) => each.items);
  const full = await readRecords(
    workspace,
    items.map(({ item }) => item.id),
  );
  return {
    items: items.map(({ item, quantityE4 }) => ({ item: full.get(item.id) ?? item, quantityE4 })),
    missingIds: expanded.flatMap(({ missingIds }) => missingIds),
  };
}

/** Returns the rows and all of their parts, recursively. */
async function readParts(engine: PricebookEngine, rows: readonly PricebookRow[]): Promise<Map<string, PricebookRow>> {
  const known = new Map(rows.map((row) => [row.id, row]));
  let wanted = partIdsOf(rows);
  while (wanted.length > 0) {
    const found = await engine.find(wanted);
    for (const row of found) known.set(row.id, row);
    wanted = partIdsOf(found).filter((id) => !known.has(id));
  }
  return known;
}

async function readRecords(workspace: Workspace, ids: readonly string[]): Promise<Map<string, LineSource>> {
  if (!navigator.onLine) return new Map();
  const repository = workspace.repository(collections.pricebook);
  const limit = new Promise<null>((resolve) => setTimeout(resolve, READ_LIMIT_MS, null));
  const read = async (id: string): Promise<LineSource | null> => {
    try {
      return await Promise.race([repository.getById(id), limit]);
    } catch {
      return null;
    }
  };
  const records = await Promise.all([...new Set(ids)].map(read));
  return new Map(records.flatMap((record) => (record ? [[record.id, record]] : [])));
}
