import { compositeIndexes, singleIndexes, type IndexConfig } from './coverage';

type Value = unknown;
const isMap = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns every field that holds something other than a map, by its path. */
function leavesOf(data: Record<string, Value>, above = ''): Map<string, Value> {
  return new Map(
    Object.entries(data).flatMap(([name, value]): [string, Value][] =>
      isMap(value) ? [...leavesOf(value, `${above}${name}.`)] : [[`${above}${name}`, value]],
    ),
  );
}

/** An array has one entry per distinct element. */
const countOf = (value: Value): number =>
  Array.isArray(value) ? new Set(value.map((element) => JSON.stringify(element))).size : 1;

/**
 * Counts a document's index entries, which Firestore limits to 40,000 and writes with it: two per field (ascending and descending), one
 * per array element, and one for each composite index whose fields it has.
 * @param collection its name, without the path above it
 */
export function indexEntries(collection: string, data: Record<string, Value>, config: IndexConfig): number {
  const leaves = leavesOf(data);
  const scopes = [{ isGroup: false }, { isGroup: true }].map((scope) => ({ use: '', collection, ...scope }));
  return scopes.reduce((sum, scope) => {
    const single = [...leaves].reduce((count, [field, value]) => {
      const modes = singleIndexes(config, scope, field).filter(
        ({ mode }) => (mode === 'CONTAINS') === Array.isArray(value),
      );
      return count + modes.length * countOf(value);
    }, 0);
    const composite = compositeIndexes(config, scope).reduce(
      (count, fields) =>
        fields.every(({ field }) => leaves.has(field))
          ? count + fields.reduce((product, { field }) => product * countOf(leaves.get(field)), 1)
          : count,
      0,
    );
    return sum + single + composite;
  }, 0);
}
