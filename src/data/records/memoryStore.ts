import { AppError } from '@/lib/appError';
import { toAppError } from '../errors';
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from '../limits';
import { compareValues, rankOf } from './order';
import {
  assertPageable,
  fieldValue,
  toList,
  toSummedList,
  type ListOptions,
  type RawDocument,
  type RecordStore,
  type WhereClause,
  type Write,
} from './store';

type Documents = Map<string, Map<string, Record<string, unknown>>>;

function matches(data: Record<string, unknown>, { field, operator, value }: WhereClause): boolean {
  const actual = fieldValue(data, field);
  if (actual === undefined) return false;
  switch (operator) {
    case '==':
      return compareValues(actual, value) === 0;
    case 'in':
      return Array.isArray(value) && value.some((candidate) => compareValues(actual, candidate) === 0);
    case 'array-contains':
      return Array.isArray(actual) && actual.includes(value);
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

/** What a sum takes a field for: anything but a number counts as nothing. */
function numberAt(data: Record<string, unknown>, field: string): number {
  const value = fieldValue(data, field);
  return typeof value === 'number' ? value : 0;
}

function select(documents: ReadonlyMap<string, Record<string, unknown>>, options: ListOptions): RawDocument[] {
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
    .filter(([, data]) => (options.where ?? []).every((clause) => matches(data, clause)))
    // A document without an ordered field is not part of an ordered list, in Firestore as here.
    .filter(([, data]) => orders.every(({ field }) => fieldValue(data, field) !== undefined))
    .map(([id, data]) => ({ id, data, values: orders.map(({ field }) => fieldValue(data, field)) }))
    .sort(position);
  const { cursor } = options;
  const after = cursor ? rows.filter((row) => position(row, cursor) > 0) : rows;
  const limit = Math.min(options.limit ?? DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT);
  return after.slice(0, limit).map(({ id, data }) => ({ id, data: structuredClone(data) }));
}

/**
 * Documents in this tab's memory: the demo and the page tests run on it. Like the security rules it refuses a
 * write that does not name the revision it replaces, also the creation of a record that exists already.
 */
export function createMemoryStore(seed: Record<string, Record<string, Record<string, unknown>>> = {}): RecordStore {
  const all: Documents = new Map(
    Object.entries(seed).map(([path, documents]) => [path, new Map(Object.entries(documents))]),
  );
  const watchers = new Set<() => void>();
  const documentsAt = (path: string) => all.get(path) ?? new Map<string, Record<string, unknown>>();

  const check = (write: Write): void => {
    if (write.kind === 'delete') return;
    const current = documentsAt(write.path).get(write.id);
    if (!current) {
      if (write.kind === 'set') return;
      throw new AppError({ code: 'not-found', userMessage: 'This could not be found.' });
    }
    if ('baseRevision' in write.data && write.data['baseRevision'] !== (current['revision'] ?? '')) {
      throw new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' });
    }
  };
  const apply = (write: Write): void => {
    const documents = documentsAt(write.path);
    if (write.kind === 'delete') documents.delete(write.id);
    else if (write.kind === 'set') documents.set(write.id, structuredClone(write.data));
    else documents.set(write.id, { ...documents.get(write.id), ...structuredClone(write.data) });
    all.set(write.path, documents);
  };
  const read = (path: string, id: string): RawDocument | null => {
    const data = documentsAt(path).get(id);
    return data ? { id, data: structuredClone(data) } : null;
  };
  const get = (path: string, id: string): Promise<RawDocument | null> => Promise.resolve(read(path, id));

  const watchWith = (notify: () => void): (() => void) => {
    // Whoever has stopped watching hears nothing more, not even what was already on its way.
    const deliver = () =>
      queueMicrotask(() => {
        if (watchers.has(deliver)) notify();
      });
    watchers.add(deliver);
    deliver();
    return () => void watchers.delete(deliver);
  };

  return {
    get,
    getFromDevice: get,
    getFromServer: get,
    query: (path, options) => Promise.resolve().then(() => select(documentsAt(path), options)),
    count: (path, options) => Promise.resolve().then(() => select(documentsAt(path), toList(options)).length),
    sum: (path, options) =>
      Promise.resolve().then(() => {
        const found = select(documentsAt(path), toSummedList(options));
        const total = (field: string): number => found.reduce((cents, { data }) => cents + numberAt(data, field), 0);
        return { count: found.length, sums: Object.fromEntries(options.sum.map((field) => [field, total(field)])) };
      }),
    // Applied before it returns, as Firestore does: whoever reads next sees it.
    commit: (writes) => {
      try {
        writes.forEach(check);
      } catch (error) {
        return Promise.reject(toAppError(error));
      }
      writes.forEach(apply);
      for (const deliver of watchers) deliver();
      return Promise.resolve();
    },
    watchDocument: (path, id, onNext) => watchWith(() => onNext(read(path, id))),
    watch: (path, options, onNext) =>
      watchWith(() => onNext({ documents: select(documentsAt(path), options), isFromCache: false })),
    waitForPendingWrites: () => Promise.resolve(),
  };
}
