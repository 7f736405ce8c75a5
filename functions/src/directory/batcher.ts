type BatcherOptions = {
  /** Time a batch waits for more items. */
  delayMs: number;
  /** A batch this large doesn't wait for more. */
  maxItems: number;
  run: (key: string, items: string[]) => Promise<void>;
};

type Batch = { items: Set<string>; done: Promise<void> };

/**
 * Joins calls for the same key that arrive within `delayMs` into one run; every caller gets that run's promise. Runs for one key are
 * sequential, so they never contend for the same document.
 */
export function createBatcher({
  delayMs,
  maxItems,
  run,
}: BatcherOptions): (key: string, item: string) => Promise<void> {
  const open = new Map<string, Batch>();
  const running = new Map<string, Promise<void>>();

  const start = (key: string): Batch => {
    const items = new Set<string>();
    const previous = running.get(key) ?? Promise.resolve();
    const done = Promise.all([delay(delayMs), previous.catch(() => undefined)]).then(() => {
      // From here on, new calls need their own batch: what they changed may already have been read.
      if (open.get(key)?.items === items) open.delete(key);
      return run(key, [...items]);
    });
    running.set(key, done);
    const forget = (): void => {
      if (running.get(key) === done) running.delete(key);
    };
    done.then(forget, forget);
    return { items, done };
  };

  return (key, item) => {
    const batch = open.get(key) ?? start(key);
    open.set(key, batch);
    batch.items.add(item);
    if (batch.items.size >= maxItems) open.delete(key);
    return batch.done;
  };
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
