import { copyOf } from '@/lib/copyOf';
import { AppError } from '@/lib/appError';
import { fieldValue } from '@/lib/fieldValue';
import { toAppError } from '../errors';
import { createMemoryDocuments, select, type MemoryDocuments } from './memoryDocuments';
import { revisionOf, toList, toSummedList, type RawDocument, type RecordStore, type Write } from './store';

/** Returns a field's value for a sum: anything but a number counts as zero. */
function numberAt(data: Record<string, unknown>, field: string): number {
  const value = fieldValue(data, field);
  return typeof value === 'number' ? value : 0;
}

/**
 * Creates a store with documents in this tab's memory: the demo and the page tests run on it. Like the security rules, it rejects a write
 * that doesn't name the revision it replaces, including the creation of a record that already exists.
 */
export function createMemoryStore(seed: Record<string, Record<string, Record<string, unknown>>> = {}): RecordStore {
  return storeOf(createMemoryDocuments(seed));
}

/** Same, over documents that others read and write too. */
export function storeOf(documents: MemoryDocuments): RecordStore {
  const watchers = new Set<() => void>();
  const documentsAt = documents.at;
  documents.onChange(() => {
    for (const deliver of watchers) deliver();
  });

  const check = (write: Write): void => {
    const current = documentsAt(write.path).get(write.id);
    if (write.kind === 'delete') {
      if (!current || write.baseRevision === undefined || write.baseRevision === revisionOf(current)) return;
      throw new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' });
    }
    if (!current) {
      if (write.kind === 'set') return;
      throw new AppError({ code: 'not-found', userMessage: 'This could not be found.' });
    }
    if ('baseRevision' in write.data && write.data['baseRevision'] !== (current['revision'] ?? '')) {
      throw new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' });
    }
  };
  const read = (path: string, id: string): RawDocument | null => {
    const data = documentsAt(path).get(id);
    return data ? { id, data: copyOf(data) } : null;
  };
  const get = (path: string, id: string): Promise<RawDocument | null> => Promise.resolve(read(path, id));

  const watchWith = (notify: () => void): (() => void) => {
    // After unsubscribing, a watcher receives nothing, not even pending updates.
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
    // Applied before it returns, as in Firestore: the next reader sees it.
    commit: (writes) => {
      try {
        writes.forEach(check);
      } catch (error) {
        return Promise.reject(toAppError(error));
      }
      documents.apply(writes);
      return Promise.resolve();
    },
    watchDocument: (path, id, onNext) => watchWith(() => onNext(read(path, id))),
    watch: (path, options, onNext) =>
      watchWith(() => onNext({ documents: select(documentsAt(path), options), isFromCache: false })),
    waitForPendingWrites: () => Promise.resolve(),
  };
}
