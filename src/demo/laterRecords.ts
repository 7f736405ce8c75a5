import type { ListOptions, RecordStore } from '@/data/records/store';
import { toAppError } from '@/data/errors';

type Asked = Pick<ListOptions, 'where'>;

/** Records that come after the first page, in parts. */
export type LaterRecords<Part extends string> = {
  parts: readonly Part[];
  /** The part a collection's records, or queries on them, wait for; null if already loaded. */
  partOf: (path: string, asked: Asked) => Part | null;
  /** Settles when the part's records are in the store. Asked again, it does not fetch again what has come. */
  fetchPart: (part: Part) => Promise<void>;
};

function refuse(error: unknown): never {
  throw toAppError(error);
}

/** A store that makes callers wait for its later records: no one sees that the others came first. */
export function withLaterRecords<Part extends string>(
  store: RecordStore,
  { parts, partOf, fetchPart }: LaterRecords<Part>,
): RecordStore {
  const haveCome = new Set<Part>();
  const come = async (part: Part): Promise<void> => {
    await fetchPart(part);
    haveCome.add(part);
  };
  /** The part that a collection waits for; null when it waits for nothing. */
  const awaited = (path: string, asked: Asked): Part | null => {
    const part = partOf(path, asked);
    return part === null || haveCome.has(part) ? null : part;
  };
  const once = <T>(path: string, asked: Asked, ask: () => Promise<T>): Promise<T> => {
    const part = awaited(path, asked);
    return part === null ? ask() : come(part).then(ask, refuse);
  };
  const watchOnce = (
    path: string,
    asked: Asked,
    onError: (error: Error) => void,
    watch: () => () => void,
  ): (() => void) => {
    const part = awaited(path, asked);
    if (part === null) return watch();
    let stop: (() => void) | null = null;
    let isOver = false;
    come(part).then(
      () => {
        if (!isOver) stop = watch();
      },
      (error: unknown) => {
        if (!isOver) onError(toAppError(error));
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
  return {
    get: (path, id) => once(path, {}, () => store.get(path, id)),
    getFromDevice: (path, id) => once(path, {}, () => store.getFromDevice(path, id)),
    getFromServer: (path, id) => once(path, {}, () => store.getFromServer(path, id)),
    query: (path, options) => once(path, options, () => store.query(path, options)),
    count: (path, options) => once(path, options, () => store.count(path, options)),
    sum: (path, options) => once(path, options, () => store.sum(path, options)),
    // A write may lead to any other: it has the whole company under it.
    commit: (writes) =>
      haveCome.size === parts.length
        ? store.commit(writes)
        : Promise.all(parts.map(come)).then(() => store.commit(writes), refuse),
    watchDocument: (path, id, onNext, onError) =>
      watchOnce(path, {}, onError, () => store.watchDocument(path, id, onNext, onError)),
    watch: (path, options, onNext, onError) =>
      watchOnce(path, options, onError, () => store.watch(path, options, onNext, onError)),
    waitForPendingWrites: () => store.waitForPendingWrites(),
  };
}
