import { copyOf } from '@/lib/copyOf';
import { fieldValue } from '@/lib/fieldValue';
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from '../limits';
import { compareValues, rankOf } from './order';
import { assertPageable, type ListOptions, type RawDocument, type WhereClause, type Write } from './store';

type Data = Record<string, unknown>;

/** The change made by a write. */
export type DocumentChange = { path: string; id: string; before: Data | null; after: Data | null };

/** Documents by collection path and ID, without permission checks. Returned documents must not be modified. */
export type MemoryDocuments = {
  /** Returns the documents of one collection. */
  at: (path: string) => ReadonlyMap<string, Data>;
  /** Returns the paths of all collections ever written to. */
  paths: () => string[];
  apply: (writes: readonly Write[]) => void;
  /** Adds collections as if they had been there from the start, without notifications. */
  takeIn: (seed: Record<string, Record<string, Data>>) => void;
  /** Calls back after each `apply`, with everything it changed. @returns an unsubscribe function. */
  onChange: (listener: (changes: readonly DocumentChange[]) => void) => () => void;
};

const NONE: ReadonlyMap<string, Data> = new Map();

/** @param seed documents by ID, by collection path */
export function createMemoryDocuments(seed: Record<string, Record<string, Data>> = {}): MemoryDocuments {
  const all = new Map<string, Map<string, Data>>();
  const takeIn = (collections: typeof seed): void => {
    for (const [path, documents] of Object.entries(collections)) all.set(path, new Map(Object.entries(documents)));
  };
  takeIn(seed);
  const listeners = new Set<(changes: readonly DocumentChange[]) => void>();

  const applyOne = (write: Write): DocumentChange => {
    const { path, id } = write;
    const documents = all.get(path) ?? new Map<string, Data>();
    all.set(path, documents);
    const before = documents.get(id) ?? null;
    const after = write.kind === 'delete' ? null : { ...(write.kind === 'update' && before), ...copyOf(write.data) };
    if (after) documents.set(id, after);
    else documents.delete(id);
    return { path, id, before, after };
  };
  return {
    at: (path) => all.get(path) ?? NONE,
    paths: () => [...all.keys()],
    apply: (writes) => {
      const changes = writes.map(applyOne);
      for (const listener of listeners) listener(changes);
    },
    takeIn,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns whether a field's value (undefined: none) matches a query's condition. */
export function holds(actual: unknown, { operator, value }: Pick<WhereClause, 'operator' | 'value'>): boolean {
  if (actual === undefined) return false;
  switch (operator) {
    case '==':
      return compareValues(actual, value) === 0;
    case 'in':
      return Array.isArray(value) && value.some((candidate) => compareValues(actual, candidate) === 0);
    case 'array-contains':
      return Array.isArray(actual) && actual.includes(value);
    case 'array-contains-any':
      return Array.isArray(actual) && Array.isArray(value) && value.some((one) => actual.includes(one));
    case '<':
    case '<=':
    case '>':
    case '>=': {
      if (rankOf(actual) !== rankOf(value)) return false;
      const order = compareValues(actual, value);
      return (operator.startsWith('<') ? order < 0 : order > 0) || (operator.endsWith('=') && order === 0);
    }
  }
}

/** Returns copies of a collection's documents that match a query. @throws Error as `assertPageable`. */
export function select(documents: ReadonlyMap<string, Data>, options: ListOptions): RawDocument[] {
  assertPageable(options);
  const orders = options.orderBy ?? [];
  const idDirection = orders.at(-1)?.direction === 'desc' ? -1 : 1;
  const position = (
    a: { values: readonly unknown[]; id: string },
    b: { values: readonly unknown[]; id: string },
  ): number => {
    for (const [index, { direction }] of orders.entries()) {
      const order = compareValues(a.values[index], b.values[index]);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return compareValues(a.id, b.id) * idDirection;
  };
  const rows = [...documents]
    .filter(([, data]) => (options.where ?? []).every((clause) => holds(fieldValue(data, clause.field), clause)))
    // A document without an ordered field isn't part of an ordered list, as in Firestore.
    .filter(([, data]) => orders.every(({ field }) => fieldValue(data, field) !== undefined))
    .map(([id, data]) => ({ id, data, values: orders.map(({ field }) => fieldValue(data, field)) }))
    .sort(position);
  const { cursor } = options;
  const after = cursor ? rows.filter((row) => position(row, cursor) > 0) : rows;
  const limit = Math.min(options.limit ?? DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT);
  return after.slice(0, limit).map(({ id, data }) => ({ id, data: copyOf(data) }));
}
