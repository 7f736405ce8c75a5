import type { Workspace } from '../session/workspace';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { parseRecord, type CollectionDefinition } from './definition';
import { everyPage } from './everyPage';

type Reading<T, Row> = {
  query: ListQuery;
  /** Returns what to keep of a record. */
  rowOf: (record: Stored<T>) => Row;
  /** Filters the records, for conditions no query can express. */
  keep?: (record: Stored<T>) => boolean;
  onCount?: (count: number) => void;
  isStopped?: () => boolean;
};

/**
 * Reads all results of a query, page by page, bypassing the record cache, which they would fill. A record that doesn't match its schema
 * is left out and counted as `damaged`.
 */
export async function readEveryRecord<T extends object, Row>(
  { store, scope }: Pick<Workspace, 'store' | 'scope'>,
  definition: CollectionDefinition<T>,
  { query, rowOf, keep = () => true, onCount, isStopped = () => false }: Reading<T, Row>,
): Promise<{ rows: Row[]; damaged: number }> {
  const path = definition.path(scope());
  const loading = definition.schema.load();
  // Awaited with the first page; an earlier failure isn't reported twice.
  loading.catch(() => undefined);
  const rows: Row[] = [];
  let damaged = 0;
  for await (const page of everyPage(
    query,
    (options) => store.query(path, options),
    ({ id, data }) => ({ id, ...data }),
  )) {
    const collection = { name: definition.name, schema: await loading };
    for (const document of page) {
      try {
        const record = parseRecord(collection, document);
        if (keep(record)) rows.push(rowOf(record));
      } catch (error) {
        console.warn(`A record of ${definition.name} could not be read`, error);
        damaged += 1;
      }
    }
    onCount?.(rows.length);
    if (isStopped()) break;
  }
  return { rows, damaged };
}
