import type { RecordStore } from '@/data/records/store';
import { toAppError } from '@/data/errors';

/** Records that come after the first page: which they are, and what fetches them. */
export type LaterRecords = {
  isLater: (path: string) => boolean;
  /** Settles when they are in the store. Asked again, it does not fetch again what has come. */
  fetchThem: () => Promise<void>;
};

function refuse(error: unknown): never {
  throw toAppError(error);
}

/** A store whose later records are waited for by whoever asks for one: nobody sees that the others came first. */
export function withLaterRecords(store: RecordStore, { isLater, fetchThem }: LaterRecords): RecordStore {
  let haveCome = false;
  const come = async (): Promise<void> => {
    await fetchThem();
    haveCome = true;
  };
  const isThere = (path: string): boolean => haveCome || !isLater(path);
  const once = <T>(path: string, ask: () => Promise<T>): Promise<T> =>
    isThere(path) ? ask() : come().then(ask, refuse);
  const watchOnce = (path: string, onError: (error: Error) => void, watch: () => () => void): (() => void) => {
    if (isThere(path)) return watch();
    let stop: (() => void) | null = null;
    let isOver = false;
    come().then(
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
    get: (path, id) => once(path, () => store.get(path, id)),
    getFromDevice: (path, id) => once(path, () => store.getFromDevice(path, id)),
    getFromServer: (path, id) => once(path, () => store.getFromServer(path, id)),
    query: (path, options) => once(path, () => store.query(path, options)),
    count: (path, options) => once(path, () => store.count(path, options)),
    sum: (path, options) => once(path, () => store.sum(path, options)),
    // A write may lead to any other: it has the whole company under it.
    commit: (writes) => (haveCome ? store.commit(writes) : come().then(() => store.commit(writes), refuse)),
    watchDocument: (path, id, onNext, onError) =>
      watchOnce(path, onError, () => store.watchDocument(path, id, onNext, onError)),
    watch: (path, options, onNext, onError) =>
      watchOnce(path, onError, () => store.watch(path, options, onNext, onError)),
    waitForPendingWrites: () => store.waitForPendingWrites(),
  };
}
