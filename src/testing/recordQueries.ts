import { appendFileSync } from 'node:fs';
import { toList, toSummedList, type ListOptions, type RecordStore } from '@/data/records/store';

/** A query without its values, and which code ran it. `scripts/indexes` reads these lines. */
export type RecordedQuery = {
  use: string;
  collection: string;
  isGroup?: boolean;
  where: readonly (readonly [field: string, operator: string])[];
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
};

const noted = new Set<string>();

/** Returns whether queries are recorded: `npm test` names a file for each stage, other runs have none. */
export const recordsQueries = (): boolean => Boolean(process.env['FIELDWRIGHT_QUERIES']);

/** Appends a line to the stage's file, unless this process has already written the same one. */
export function noteQuery(query: RecordedQuery): void {
  const file = process.env['FIELDWRIGHT_QUERIES'];
  const line = JSON.stringify(query);
  if (!file || noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, `${line}\n`);
}

/**
 * Wraps a store so that every list, count and sum query is recorded.
 * @param use the page that runs the queries
 */
export function recordingStore(store: RecordStore, use: string): RecordStore {
  if (!recordsQueries()) return store;
  const note = (path: string, { where = [], orderBy = [] }: ListOptions): void =>
    noteQuery({
      use,
      collection: path.slice(path.lastIndexOf('/') + 1),
      where: where.map(({ field, operator }) => [field, operator]),
      orderBy: orderBy.map(({ field, direction }) => [field, direction]),
    });
  return {
    ...store,
    query: (path, options) => {
      note(path, options);
      return store.query(path, options);
    },
    count: (path, options) => {
      note(path, toList(options));
      return store.count(path, options);
    },
    sum: (path, options) => {
      note(path, toSummedList(options));
      return store.sum(path, options);
    },
    watch: (path, options, ...listeners) => {
      note(path, options);
      return store.watch(path, options, ...listeners);
    },
  };
}
