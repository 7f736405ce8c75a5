import type { Direction, QueryShape } from './queryShape';

type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
type IndexField = { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' };
type FieldIndex = { queryScope?: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' };

/** The parts of firestore.indexes.json that decide which queries are answered. */
export type IndexConfig = {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: FieldIndex[] }[];
};

/** One field of an index, or one that a query needs in it. */
type Part = { field: string; mode: Mode };

const DOCUMENT_ID = '__name__';
const MODES: readonly Mode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];
const ORDERS: Record<Direction, Mode> = { asc: 'ASCENDING', desc: 'DESCENDING' };
const isEquality = (operator: string): boolean =>
  ['==', 'in', 'array-contains', 'array-contains-any'].includes(operator);
const words = ({ field, mode }: Part): string => `${field} ${mode}`;
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
/** For an equality filter, the field's direction in the index makes no difference. */
const equalityKey = ({ field, mode }: Part): string => (mode === 'CONTAINS' ? words({ field, mode }) : field);

/** Every index ends with the document id, in the direction of the field before it. */
function withoutId(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  const isImplied = last?.field === DOCUMENT_ID && last.mode === (parts.at(-2)?.mode ?? 'ASCENDING');
  return isImplied ? parts.slice(0, -1) : [...parts];
}

/** Returns the fields compared for equality, and the order: the parts of the query's ideal index. */
function wantedIndex({ where = [], orderBy = [] }: QueryShape): { equal: Part[]; order: Part[] } {
  const equal = where
    .filter(([, operator]) => isEquality(operator))
    .map(([field, operator]): Part => ({
      field,
      mode: operator.startsWith('array-contains') ? 'CONTAINS' : 'ASCENDING',
    }));
  const fixed = new Set(where.filter(([, operator]) => operator === '==').map(([field]) => field));
  const orders = orderBy.filter(([field]) => !fixed.has(field));
  // A range without an order is sorted by the range field.
  const ranges = unique(where.filter(([, operator]) => !isEquality(operator)).map(([field]) => field));
  const direction = orders.at(-1)?.[1] ?? 'asc';
  const implied = ranges
    .filter((field) => orders.every(([ordered]) => ordered !== field))
    .toSorted()
    .map((field) => [field, direction] as const);
  const order = [...orders, ...implied].map(([field, to]): Part => ({ field, mode: ORDERS[to] }));
  return { equal: equal.filter(({ field }) => field !== DOCUMENT_ID), order: withoutId(order) };
}

/**
 * Returns the automatic indexes of a field in the query's scope. Without an override: all within one collection, none across companies. A
 * map's override also covers its contents, unless they have their own.
 */
export function singleIndexes(config: IndexConfig, { collection, isGroup = false }: QueryShape, field: string): Part[] {
  // Documents can't be read backward by id alone.
  if (field === DOCUMENT_ID) return [];
  const [override] = config.fieldOverrides
    .filter(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === collection && (fieldPath === field || field.startsWith(`${fieldPath}.`)),
    )
    .toSorted((one, other) => other.fieldPath.length - one.fieldPath.length);
  if (!override) return isGroup ? [] : MODES.map((mode) => ({ field, mode }));
  const scope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  return override.indexes
    .filter(({ queryScope = 'COLLECTION' }) => queryScope === scope)
    .map(({ order, arrayConfig }) => ({ field, mode: arrayConfig ?? order ?? 'ASCENDING' }));
}

export function compositeIndexes(config: IndexConfig, { collection, isGroup = false }: QueryShape): Part[][] {
  const scope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  return config.indexes
    .filter((index) => index.collectionGroup === collection && index.queryScope === scope)
    .map(({ fields }) =>
      withoutId(
        fields.map(({ fieldPath, order, arrayConfig }) => ({
          field: fieldPath,
          mode: arrayConfig ?? order ?? 'ASCENDING',
        })),
      ),
    );
}

/**
 * Returns the index that firestore.indexes.json lacks for a query, as text, or null. Firestore creates an index for each field (unless
 * exempted, or across companies). It answers a query from one index, or by merging several that all end in the query's order and together
 * begin with all fields compared for equality. Directions are never reversed.
 */
export function missingIndex(shape: QueryShape, config: IndexConfig): string | null {
  const { collection } = shape;
  const { equal, order } = wantedIndex(shape);
  const range = shape.where?.find(([, operator]) => !isEquality(operator))?.[0];
  if (range !== undefined && range !== DOCUMENT_ID && order[0]?.field !== range)
    return `${collection}: a list with a range on ${range} must be ordered by it first`;
  if (equal.length === 0 && order.length === 0) return null;

  const single = unique([...equal, ...order].map(({ field }) => field)).flatMap((field) =>
    singleIndexes(config, shape, field),
  );
  const orderWords = order.map(words).join();
  const prefixes = [...single.map((part) => [part]), ...compositeIndexes(config, shape)]
    .filter(
      (parts) =>
        parts
          .slice(parts.length - order.length)
          .map(words)
          .join() === orderWords,
    )
    .map((parts) => parts.slice(0, parts.length - order.length).map(equalityKey));
  const wanted = equal.map(equalityKey);
  const usable = prefixes.filter((prefix) => prefix.every((key) => wanted.includes(key)));
  const covered = new Set(usable.flat());
  const isCovered = wanted.length === 0 ? usable.length > 0 : wanted.every((key) => covered.has(key));
  if (isCovered) return null;
  const unindexed = unique([...equal, ...order]).find((part) => !single.some((index) => words(index) === words(part)));
  return order.length + equal.length === 1 || order.length === 0
    ? `${collection}: the field ${unindexed?.field ?? wanted.join(' and ')} is exempted from indexes`
    : `${collection}: add a composite index on ${[...equal, ...order].map(words).join(', ')}`;
}

/** Returns the composite indexes, as text, that none of these queries needs. */
export function unneededIndexes(shapes: readonly QueryShape[], config: IndexConfig): string[] {
  return config.indexes.flatMap((index) => {
    const without = { ...config, indexes: config.indexes.filter((other) => other !== index) };
    const isNeeded = shapes.some(
      (shape) => shape.collection === index.collectionGroup && missingIndex(shape, without) !== null,
    );
    return isNeeded ? [] : [`${index.collectionGroup}: ${index.fields.map(({ fieldPath }) => fieldPath).join(', ')}`];
  });
}
