import type { Outbox } from '../outbox/outbox';
import type { RawDocument, RecordStore, Snapshot } from './store';

/**
 * Wraps the store to show it as the user sees it: without records they have deleted that the server still has. The server carries out a
 * deletion based on what the user saw, so this device's cache has the record until then.
 */
export function withoutDeleted(store: RecordStore, outbox: Pick<Outbox, 'entries' | 'subscribe'>): RecordStore {
  const deletedIn = (path: string): ReadonlySet<string> =>
    new Set(
      outbox
        .entries()
        .flatMap(({ write, state }) =>
          write.kind === 'delete' && state === 'pending' && write.path === path ? [write.id] : [],
        ),
    );
  const shown = <D extends RawDocument | null>(path: string, id: string, document: D): D | null =>
    document && !deletedIn(path).has(id) ? document : null;
  const listed = (path: string, documents: RawDocument[]): RawDocument[] => {
    const deleted = deletedIn(path);
    return deleted.size === 0 ? documents : documents.filter(({ id }) => !deleted.has(id));
  };

  /** Passes on what a watcher receives, and repeats it when the set of deleted records changes. */
  const following = <T>(path: string, pass: (value: T) => void, start: (next: (value: T) => void) => () => void) => {
    let last: { value: T } | null = null;
    let deleted = [...deletedIn(path)].join(' ');
    const stop = start((value) => {
      last = { value };
      pass(value);
    });
    const stopFollowing = outbox.subscribe(() => {
      const now = [...deletedIn(path)].join(' ');
      if (now === deleted) return;
      deleted = now;
      if (last) pass(last.value);
    });
    return () => {
      stop();
      stopFollowing();
    };
  };

  return {
    ...store,
    commit: (writes) => store.commit(writes),
    get: async (path, id) => shown(path, id, await store.get(path, id)),
    getFromDevice: async (path, id) => shown(path, id, await store.getFromDevice(path, id)),
    query: async (path, options) => listed(path, await store.query(path, options)),
    watchDocument: (path, id, onNext, onError) =>
      following<RawDocument | null>(
        path,
        (document) => onNext(shown(path, id, document)),
        (next) => store.watchDocument(path, id, next, onError),
      ),
    watch: (path, options, onNext, onError) =>
      following<Snapshot>(
        path,
        ({ documents, isFromCache }) => onNext({ documents: listed(path, documents), isFromCache }),
        (next) => store.watch(path, options, next, onError),
      ),
  };
}
