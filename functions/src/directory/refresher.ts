import { shardOf, type SearchRow } from '@/domain/directory/schema';
import { realDeps } from '../platform/admin';
import { isEmulator } from '../platform/config';
import { createBatcher } from './batcher';
import type { Directory } from './kinds';
import { updateShard, type ReadRow } from './updateShard';

/** Few instances with many events each batch more of them, and conflict less. */
export const DIRECTORY_INSTANCES = 5;

/** Batches directory updates. An import writes hundreds of records a second: an instance serving many of its events writes a shard once. */
export function createRefresher<Row extends SearchRow>(
  directory: Directory<Row>,
  readRow: ReadRow<Row>,
): (companyId: string, id: string) => Promise<void> {
  const refresh = createBatcher({
    // The emulator runs each event in its own process, where waiting batches nothing.
    delayMs: isEmulator() ? 0 : 150,
    maxItems: 50,
    run: (key, ids) => {
      const [companyId = '', shard = ''] = key.split('/');
      return updateShard(realDeps(), { directory, readRow }, { companyId, shard: Number(shard) }, ids);
    },
  });
  return (companyId, id) => refresh(`${companyId}/${shardOf(id)}`, id);
}
