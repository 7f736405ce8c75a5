import { ConflictError } from './conflictError';
import type { OutboxEntry, OutboxStorage } from './entry';
import { toAppError } from '../errors';
import type { RecordStore } from '../records/store';
import { commitRebasing, resume } from './commitRebasing';

/** How long an online caller waits for the server before the change counts as "saved on this device". */
const ACKNOWLEDGE_WAIT_MS = 2_500;

/** The writes of the signed-in user that the server has not confirmed, for the badge, the list and the log-out warning. */
export type Outbox = {
  /** Sends a write. Resolves when confirmed, or saved on this device; rejects when refused while the caller waits. */
  send(entry: Omit<OutboxEntry, 'state' | 'message'>): Promise<void>;
  entries: () => readonly OutboxEntry[];
  subscribe: (listener: () => void) => () => void;
  /** After a reload: takes up the entries that an earlier page left. */
  recover(uid: string): Promise<void>;
  /** Sends a refused change again. `isForced` writes it over what somebody else put there in the meantime. */
  retry(id: string, options?: { isForced?: boolean }): Promise<void>;
  discard(id: string): Promise<void>;
};

type Options = { store: RecordStore; storage: OutboxStorage; isOnline?: () => boolean; waitMs?: number };

export function createOutbox({ store, storage, isOnline = () => navigator.onLine, waitMs = ACKNOWLEDGE_WAIT_MS }: Options): Outbox {
  let entries: readonly OutboxEntry[] = [];
  const listeners = new Set<() => void>();

  const setEntries = (next: readonly OutboxEntry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  // Keeping a copy is a safety net: a device without room for it must still be able to work.
  const persist = (work: Promise<void>): Promise<void> => work.catch((error: unknown) => console.warn('Outbox could not be stored', error));

  const put = (entry: OutboxEntry): Promise<void> => {
    const isKnown = entries.some(({ id }) => id === entry.id);
    setEntries(isKnown ? entries.map((known) => (known.id === entry.id ? entry : known)) : [...entries, entry]);
    return persist(storage.put(entry));
  };
  const remove = (id: string): Promise<void> => {
    setEntries(entries.filter((entry) => entry.id !== id));
    return persist(storage.delete(id));
  };
  const markRefused = (entry: OutboxEntry, error: unknown): Promise<void> =>
    put({ ...entry, state: error instanceof ConflictError ? 'conflict' : 'refused', message: toAppError(error).userMessage });

  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: async (unsent) => {
      const entry: OutboxEntry = { ...unsent, state: 'pending', message: '' };
      void put(entry);
      const answered = commitRebasing(store, entry);
      let isCallerWaiting = true;
      const settled = answered.then(
        () => remove(entry.id),
        async (error: unknown) => {
          // The caller still has the input on screen: it is told, and nothing needs keeping here.
          if (isCallerWaiting) {
            await remove(entry.id);
            throw error;
          }
          await markRefused(entry, error);
        },
      );
      try {
        await Promise.race([settled, isOnline() ? wait(waitMs) : Promise.resolve()]);
      } finally {
        isCallerWaiting = false;
        settled.catch(() => undefined);
      }
    },
    recover: async (uid) => {
      const left = await storage.load(uid).catch(() => []);
      setEntries([...left.filter(({ id }) => !entries.some((entry) => entry.id === id)), ...entries]);
      const pending = left.filter(({ state }) => state === 'pending').sort((a, b) => (a.at < b.at ? -1 : 1));
      if (pending.length === 0) return;
      await store.waitForPendingWrites();
      for (const entry of pending) {
        await resume(store, entry).then(
          () => remove(entry.id),
          (error: unknown) => markRefused(entry, error),
        );
      }
    },
    retry: async (id, { isForced = false } = {}) => {
      const entry = entries.find((candidate) => candidate.id === id);
      if (!entry) return;
      await resume(store, entry, { isForced }).then(
        () => remove(id),
        async (error: unknown) => {
          await markRefused(entry, error);
          throw error;
        },
      );
    },
    discard: remove,
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
