import type { SearchRow } from '@/domain/directory/schema';
import type { Deps } from '../platform/admin';
import { changeShard } from './changeShard';
import type { Directory } from './kinds';

/** A record's row from its documents as they are now; null when it is not to be found. */
export type ReadRow<Row> = (deps: Deps, companyId: string, id: string) => Promise<Row | null>;

/**
 * Rebuilds the rows of some records of one shard from their current documents: which event asks, how often and in
 * which order does not matter.
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
