import type { Stored } from '@/domain/record/schema';
import type { Repository } from './repository';
import type { ListOptions } from './store';

type Watcher<T> = { onNext: (records: Stored<T>[]) => void; onError: (error: Error) => void };
type Shared<T> = {
  watchers: Set<Watcher<T>>;
  last: Stored<T>[] | null;
  stop: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** A listener lives on this long after the last watcher left: pages that open each other would restart it for nothing. */
const LINGER_MS = 5_000;

const sharedBy = new WeakMap<object, Map<string, Shared<never>>>();

/**
 * One listener for all who watch the same list. Starting and stopping listeners in quick turns is what breaks the
 * Firestore client (and is billed again), so components share one, and it lingers.
 */
export function watchShared<T>(
  repository: Repository<T>,
  key: string,
  options: ListOptions,
  onNext: (records: Stored<T>[]) => void,
  onError: (error: Error) => void,
): () => void {
  const lists = (sharedBy.get(repository) ?? new Map<string, Shared<never>>()) as unknown as Map<string, Shared<T>>;
  sharedBy.set(repository, lists as unknown as Map<string, Shared<never>>);
  const shared = lists.get(key) ?? start(repository, options, () => lists.delete(key));
  lists.set(key, shared);
  clearTimeout(shared.timer);

  const watcher: Watcher<T> = { onNext, onError };
  shared.watchers.add(watcher);
  if (shared.last) onNext(shared.last);

  return () => {
    shared.watchers.delete(watcher);
    if (shared.watchers.size > 0) return;
    shared.timer = setTimeout(() => {
      shared.stop();
      lists.delete(key);
    }, LINGER_MS);
  };
}

function start<T>(repository: Repository<T>, options: ListOptions, onBroken: () => void): Shared<T> {
  const shared: Shared<T> = { watchers: new Set(), last: null, stop: () => undefined };
  shared.stop = repository.watch(
    options,
    (records) => {
      shared.last = records;
      for (const watcher of shared.watchers) watcher.onNext(records);
    },
    (error) => {
      // A listener that failed is dead; the next watcher starts a new one.
      onBroken();
      for (const watcher of shared.watchers) watcher.onError(error);
    },
  );
  return shared;
}
