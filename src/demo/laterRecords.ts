import type { ListOptions, RecordStore } from '@/data/records/store';
import { toAppError } from '@/data/errors';

type Asked = Pick<ListOptions, 'where'>;

/** Records that load after the first page, in parts. */
export type LaterRecords<Part extends string> = {
  parts: readonly Part[];
  /** Returns the part that a collection's records, or queries on them, wait for; null if already loaded. */
  partOf: (path: string, asked: Asked) => Part | null;
  /** Resolves once the part's records are in the store. Repeated calls don't fetch it again. */
  fetchPart: (part: Part) => Promise<void>;
};

function refuse(error: unknown): never {
  throw toAppError(error);
}

/** Makes callers of the store wait for records that load later: no one notices that others came first. */
export function withLaterRecords<Part extends string>(
  store: RecordStore,
  { parts, partOf, fetchPart }: LaterRecords<Part>,
): RecordStore {
  const haveCome = new Set<Part>();
  const come = async (part: Part): Promise<void> => {
    await fetchPart(part);
    haveCome.add(part);
  };
  /** Returns the part a collection is waiting for; null if none. */
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
    // A write may lead to any other: it needs the whole company.
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
