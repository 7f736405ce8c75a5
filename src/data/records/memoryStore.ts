import { AppError } from '@/lib/appError';
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from '../limits';
import { fieldValue, type ListOptions, type RawDocument, type RecordStore, type WhereClause, type Write } from './store';

type Documents = Map<string, Map<string, Record<string, unknown>>>;

/** Type order first, then value, as Firestore sorts: null, booleans, numbers, strings, the rest. */
const rank = (value: unknown): number => (value === null ? 0 : typeof value === 'boolean' ? 1 : typeof value === 'number' ? 2 : typeof value === 'string' ? 3 : 4);

function compare(a: unknown, b: unknown): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (a === b) return 0;
  return (a as string | number) < (b as string | number) ? -1 : 1;
}

function matches(data: Record<string, unknown>, { field, operator, value }: WhereClause): boolean {
  const actual = fieldValue(data, field);
  if (actual === undefined) return false;
  switch (operator) {
    case '==':
      return compare(actual, value) === 0;
    case 'in':
      return Array.isArray(value) && value.some((candidate) => compare(actual, candidate) === 0);
    case 'array-contains':
      return Array.isArray(actual) && actual.includes(value);
    case '<':
    case '<=':
    case '>':
    case '>=': {
      if (rank(actual) !== rank(value)) return false;
      const order = compare(actual, value);
      return (operator.startsWith('<') ? order < 0 : order > 0) || (operator.endsWith('=') && order === 0);
    }
  }
}

function select(documents: ReadonlyMap<string, Record<string, unknown>>, options: ListOptions): RawDocument[] {
  const orders = options.orderBy ?? [];
  const idDirection = orders.at(-1)?.direction === 'desc' ? -1 : 1;
  const position = (a: { values: readonly unknown[]; id: string }, b: { values: readonly unknown[]; id: string }): number => {
    for (const [index, { direction }] of orders.entries()) {
      const order = compare(a.values[index], b.values[index]);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return compare(a.id, b.id) * idDirection;
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
 * Documents in this tab's memory: the demo and the page tests run on it. Like the security rules it refuses an
 * update that does not name the revision it replaces.
 */
export function createMemoryStore(seed: Record<string, Record<string, Record<string, unknown>>> = {}): RecordStore {
  const all: Documents = new Map(Object.entries(seed).map(([path, documents]) => [path, new Map(Object.entries(documents))]));
  const watchers = new Set<() => void>();
  const documentsAt = (path: string) => all.get(path) ?? new Map<string, Record<string, unknown>>();

  const check = (write: Write): void => {
    if (write.kind !== 'update') return;
    const current = documentsAt(write.path).get(write.id);
    if (!current) throw new AppError({ code: 'not-found', userMessage: 'This could not be found.' });
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
  const get = (path: string, id: string): Promise<RawDocument | null> => {
    const data = documentsAt(path).get(id);
    return Promise.resolve(data ? { id, data: structuredClone(data) } : null);
  };

  const watchWith = (notify: () => void): (() => void) => {
    watchers.add(notify);
    queueMicrotask(() => {
      if (watchers.has(notify)) notify();
    });
    return () => void watchers.delete(notify);
  };

  return {
    get,
    getFromServer: get,
    query: (path, options) => Promise.resolve(select(documentsAt(path), options)),
    commit: (writes) =>
      Promise.resolve().then(() => {
        writes.forEach(check);
        writes.forEach(apply);
        for (const notify of [...watchers]) notify();
      }),
    watchDocument: (path, id, onNext) => watchWith(() => void get(path, id).then(onNext)),
    watch: (path, options, onNext) =>
      watchWith(() => onNext({ documents: select(documentsAt(path), options), isFromCache: false })),
    waitForPendingWrites: () => Promise.resolve(),
  };
}
