import { copyOf } from '@/lib/copyOf';
import { fieldValue } from '@/lib/fieldValue';
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from '../limits';
import { compareValues, rankOf } from './order';
import { assertPageable, type ListOptions, type RawDocument, type WhereClause, type Write } from './store';

type Data = Record<string, unknown>;

/** What a write changed. */
export type DocumentChange = { path: string; id: string; before: Data | null; after: Data | null };

/** Documents by collection path and id, without any rule about who may. What is given out must not be changed. */
export type MemoryDocuments = {
  /** Those of one collection. */
  at: (path: string) => ReadonlyMap<string, Data>;
  /** Every collection that was ever written to. */
  paths: () => string[];
  apply: (writes: readonly Write[]) => void;
  /** Adds collections as if they had been there from the start, with no notifications. */
  takeIn: (seed: Record<string, Record<string, Data>>) => void;
  /** Calls back after each `apply`, with all that it changed. @returns what ends it. */
  onChange: (listener: (changes: readonly DocumentChange[]) => void) => () => void;
};

const NONE: ReadonlyMap<string, Data> = new Map();

/** @param seed documents by id, by collection path */
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

/** Whether a field's value (undefined: it has none) is what a query asks for. */
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

/** What a query finds among a collection's documents, as copies. @throws Error as `assertPageable`. */
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
    // A document without an ordered field is not part of an ordered list, in Firestore as here.
    .filter(([, data]) => orders.every(({ field }) => fieldValue(data, field) !== undefined))
    .map(([id, data]) => ({ id, data, values: orders.map(({ field }) => fieldValue(data, field)) }))
    .sort(position);
  const { cursor } = options;
  const after = cursor ? rows.filter((row) => position(row, cursor) > 0) : rows;
  const limit = Math.min(options.limit ?? DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT);
  return after.slice(0, limit).map(({ id, data }) => ({ id, data: copyOf(data) }));
}
