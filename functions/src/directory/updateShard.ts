import type { SearchRow } from '@/domain/directory/schema';
import type { Deps } from '../platform/admin';
import { changeShard } from './changeShard';
import type { Directory } from './kinds';

/** Returns a record's row from its current documents, or null if it can't be found. */
export type ReadRow<Row> = (deps: Deps, companyId: string, id: string) => Promise<Row | null>;

/**
 * Rebuilds the rows of some of a shard's records from their current documents, regardless of which event triggers it, how often and in
 * which order.
 */
export async function updateShard<Row extends SearchRow>(
  deps: Deps,
  { directory, readRow }: { directory: Directory<Row>; readRow: ReadRow<Row> },
  place: { companyId: string; shard: number },
  ids: readonly string[],
): Promise<void> {
  await changeShard(deps, directory, place, async (rows) => {
    const fresh = await Promise.all(ids.map(async (id) => [id, await readRow(deps, place.companyId, id)] as const));
    for (const [id, row] of fresh) {
      if (row) rows.set(id, row);
      else rows.delete(id);
    }
    return rows;
  });
}
