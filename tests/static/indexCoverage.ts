import type { Direction, QueryShape } from './listShapes';

type IndexField = { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' };
export type IndexConfig = {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { queryScope?: string }[] }[];
};

const ORDERS: Record<Direction, 'ASCENDING' | 'DESCENDING'> = { asc: 'ASCENDING', desc: 'DESCENDING' };
const isEquality = (operator: string): boolean =>
  ['==', 'in', 'array-contains', 'array-contains-any'].includes(operator);
const words = (field: IndexField): string => `${field.fieldPath} ${field.arrayConfig ?? field.order ?? ''}`;

/** The fields that an index of the shape's own would have: first those that are compared for equality, then the order. */
function wantedIndex({ where = [], orderBy = [] }: QueryShape): { equal: IndexField[]; order: IndexField[] } {
  const equal = where
    .filter(([, operator]) => isEquality(operator))
    .map(([fieldPath, operator]): IndexField =>
      operator.startsWith('array-contains')
        ? { fieldPath, arrayConfig: 'CONTAINS' }
        : { fieldPath, order: 'ASCENDING' },
    );
  const range = where.find(([, operator]) => !isEquality(operator))?.[0];
  // A range without an order is answered in the range's order.
  const order = orderBy.length > 0 || range === undefined ? orderBy : ([[range, 'asc']] as const);
  return { equal, order: order.map(([fieldPath, direction]): IndexField => ({ fieldPath, order: ORDERS[direction] })) };
}

/**
 * Whether a field has no index of its own in the query's scope. A map's exemption covers its contents; across all
 * companies a field has none until requested.
 */
function isExempt(config: IndexConfig, { collection, isGroup = false }: QueryShape, field: string): boolean {
  const overrides = config.fieldOverrides.filter(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === collection && (fieldPath === field || field.startsWith(`${fieldPath}.`)),
  );
  const scope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  const isIndexed = overrides.some(({ indexes }) => indexes.some(({ queryScope }) => queryScope === scope));
  return !isIndexed && (isGroup || overrides.length > 0);
}

/**
 * The index firestore.indexes.json lacks for a shape, as text, or null. Firestore automatically creates an index for
 * each field (unless exempted); it answers equalities without an order by merging those, and equalities with an order
 * by merging composite indexes that end in that order. The document id is the last field of every index, in the
 * direction of the one before it.
 */
export function missingIndex(shape: QueryShape, config: IndexConfig): string | null {
  const { collection } = shape;
  const { equal, order } = wantedIndex(shape);
  const range = shape.where?.find(([, operator]) => !isEquality(operator))?.[0];
  if (range !== undefined && order[0]?.fieldPath !== range)
    return `${collection}: a list with a range on ${range} must be ordered by it first`;

  if (order.length === 0 || (equal.length === 0 && order.length === 1)) {
    const exempted = [...equal, ...order].find(({ fieldPath }) => isExempt(config, shape, fieldPath));
    return exempted ? `${collection}: the field ${exempted.fieldPath} is exempted from indexes` : null;
  }
  const found = new Set(
    compositesOf(config, shape).flatMap((fields) => {
      const prefix = fields.slice(0, fields.length - order.length).map(words);
      const isOrdered = order.map(words).join() === fields.slice(-order.length).map(words).join();
      return isOrdered && prefix.every((field) => equal.map(words).includes(field)) ? [...prefix, ''] : [];
    }),
  );
  // `''` represents an index that is only the order, for shapes without equality.
  const isCovered = equal.length === 0 ? found.has('') : equal.every((field) => found.has(words(field)));
  return isCovered ? null : `${collection}: add a composite index on ${[...equal, ...order].map(words).join(', ')}`;
}

function compositesOf(config: IndexConfig, { collection, isGroup = false }: QueryShape): IndexField[][] {
  const scope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  return config.indexes
    .filter((index) => index.collectionGroup === collection && index.queryScope === scope)
    .map((index) => index.fields);
}
