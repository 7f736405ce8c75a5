type Watcher<T> = { onNext: (value: T) => void; onError: (error: Error) => void };
type Shared<T> = {
  watchers: Set<Watcher<T>>;
  last: { value: T } | null;
  stop: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** Time a listener stays alive after the last watcher left: pages that open each other would restart it for nothing. */
const LINGER_MS = 5_000;

const sharedBy = new WeakMap<object, Map<string, Shared<never>>>();

/**
 * Shares one listener among everyone who watches the same thing of `owner`. Starting and stopping listeners in quick succession is what
 * breaks the Firestore client (and is billed again), so components share one, and it lingers. Returns an unsubscribe function.
 */
export function watchShared<T>(
  owner: object,
  key: string,
  start: (onNext: (value: T) => void, onError: (error: Error) => void) => () => void,
  watcher: Watcher<T>,
): () => void {
  const all = (sharedBy.get(owner) ?? new Map<string, Shared<never>>()) as unknown as Map<string, Shared<T>>;
  sharedBy.set(owner, all as unknown as Map<string, Shared<never>>);
  const forget = (one: Shared<T>): void => {
    // Another one may have replaced it after an error.
    if (all.get(key) === one) all.delete(key);
  };
  const begin = (): Shared<T> => {
    const begun: Shared<T> = { watchers: new Set(), last: null, stop: () => undefined };
    all.set(key, begun);
    begun.stop = start(
      (value) => {
        begun.last = { value };
        for (const { onNext } of begun.watchers) onNext(value);
      },
      (error) => {
        // A failed listener is unusable; the next watcher starts a new one.
        forget(begun);
        for (const { onError } of begun.watchers) onError(error);
      },
    );
    return begun;
  };

  const shared = all.get(key) ?? begin();
  clearTimeout(shared.timer);
  const own = { ...watcher };
  shared.watchers.add(own);
  if (shared.last) own.onNext(shared.last.value);

  return () => {
    shared.watchers.delete(own);
    if (shared.watchers.size > 0) return;
    shared.timer = setTimeout(() => {
      shared.stop();
      forget(shared);
    }, LINGER_MS);
  };
}
