import type { OutboxEntry, OutboxStorage } from './entry';

/** Time a write waits to be stored on a device whose storage doesn't respond. */
const KEEP_WAIT_MS = 1_000;

type Change = { entry: OutboxEntry | null; done: () => void };

/**
 * Writes entries to the device. Requests made while a transaction is running are combined in the next one, so that a hundred entries made
 * at once are stored at once. The copy is a safety net: a device without space for it must still be able to work, so nothing here
 * rejects.
 */
export function createKeeping(storage: Pick<OutboxStorage, 'write'>, onChange: () => void) {
  let next = new Map<string, Change[]>();
  let isWriting = false;
  /** Entries that aren't stored on this device, and those among them that may still be. */
  const unkept = new Set<string>();
  const underWay = new Set<string>();
  const known = new Set<string>();

  const flush = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (next.size > 0) {
      const batch = next;
      next = new Map();
      const latest = [...batch].map(([id, changes]) => ({ id, entry: changes.at(-1)?.entry ?? null }));
      const put = latest.flatMap(({ entry }) => entry ?? []);
      const remove = latest.flatMap(({ id, entry }) => (entry ? [] : [id]));
      try {
        await storage.write({ put, remove });
        for (const { id } of put) if (!next.has(id)) unkept.delete(id);
      } catch (error) {
        console.warn('Outbox could not be stored', error);
      }
      for (const { id } of latest) if (!next.has(id)) underWay.delete(id);
      for (const change of [...batch.values()].flat()) change.done();
      onChange();
    }
    isWriting = false;
  };
  const ask = (id: string, entry: OutboxEntry | null): Promise<void> =>
    new Promise((done) => {
      next.set(id, [...(next.get(id) ?? []), { entry, done }]);
      // Runs after everything else this task requests.
      queueMicrotask(() => void flush());
    });

  return {
    /** Resolves when the device has stored them, couldn't store them, or doesn't respond in time. */
    put: async (entries: readonly OutboxEntry[]): Promise<void> => {
      for (const { id } of entries) {
        // The device already has an earlier state of an entry that was put before.
        if (known.has(id)) continue;
        known.add(id);
        unkept.add(id);
        underWay.add(id);
      }
      const kept = Promise.all(entries.map((entry) => ask(entry.id, entry)));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<void>((resolve) => (timer = setTimeout(resolve, KEEP_WAIT_MS)));
      await Promise.race([kept, tooLate]);
      clearTimeout(timer);
    },
    remove: (id: string): Promise<void> => {
      for (const ids of [unkept, underWay]) ids.delete(id);
      return ask(id, null);
    },
    /** Returns whether the entry is still being stored: until then it must not be shown as saved. */
    isUnderWay: (id: string): boolean => underWay.has(id),
    /** Returns whether leaving the page now would lose user input. */
    isAtRisk: (): boolean => unkept.size > 0,
  };
}
