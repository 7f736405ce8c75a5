import { ConflictError } from './conflictError';
import type { OutboxEntry, OutboxStorage } from './entry';
import { toAppError } from '../errors';
import type { RecordStore, Write } from '../records/store';
import { commitRebasing, resume } from './commitRebasing';
import { isBuiltUpon } from './lineage';

/** How long an online caller waits for the server before the change counts as "saved on this device". */
const ACKNOWLEDGE_WAIT_MS = 2_500;

/** The writes of the signed-in user that the server has not confirmed, for the badge, the list and the log-out warning. */
export type Outbox = {
  /** Sends a write. Resolves when confirmed, or saved on this device; rejects when refused while the caller waits. */
  send(entry: Omit<OutboxEntry, 'state' | 'message'>): Promise<void>;
  entries: () => readonly OutboxEntry[];
  subscribe: (listener: () => void) => () => void;
  /**
   * After a reload: resumes the entries an earlier page left. Call again when the connection is back or the page is
   * viewed: that finds out what has arrived meanwhile.
   */
  recover(uid: string): Promise<void>;
  /** Sends a refused change again. `isForced` writes it over what somebody else put there in the meantime. */
  retry(id: string, options?: { isForced?: boolean }): Promise<void>;
  discard(id: string): Promise<void>;
};

type Fields = Record<string, unknown>;
type Options = { store: RecordStore; storage: OutboxStorage; isOnline?: () => boolean; waitMs?: number };

export function createOutbox({
  store,
  storage,
  isOnline = () => navigator.onLine,
  waitMs = ACKNOWLEDGE_WAIT_MS,
}: Options): Outbox {
  let entries: readonly OutboxEntry[] = [];
  const listeners = new Set<() => void>();

  const setEntries = (next: readonly OutboxEntry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  // Keeping a copy is a safety net: a device without room for it must still be able to work.
  const persist = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => console.warn('Outbox could not be stored', error));

  const isListed = (id: string): boolean => entries.some((entry) => entry.id === id);
  const put = (entry: OutboxEntry): Promise<void> => {
    setEntries(
      isListed(entry.id) ? entries.map((known) => (known.id === entry.id ? entry : known)) : [...entries, entry],
    );
    return persist(storage.put(entry));
  };
  const remove = (id: string): Promise<void> => {
    setEntries(entries.filter((entry) => entry.id !== id));
    return persist(storage.delete(id));
  };
  const markRefused = (entry: OutboxEntry, error: unknown): Promise<void> => {
    const { code, userMessage } = toAppError(error);
    // Without a connection nothing was refused: it waits on.
    const state = code === 'unavailable' ? entry.state : error instanceof ConflictError ? 'conflict' : 'refused';
    return put({ ...entry, state, message: userMessage });
  };
  const resumeEntry = (entry: OutboxEntry, options: { isForced?: boolean } = {}): Promise<void> => {
    const after = entries.slice(entries.findIndex(({ id }) => id === entry.id) + 1);
    return resume(store, entry, {
      ...options,
      later: after.filter(({ write }) => placeOf(write) === placeOf(entry.write)),
    });
  };

  /** Entries from an earlier page, whose answers this page does not receive. */
  const inherited = new Set<string>();
  const inheritedPending = (): OutboxEntry[] =>
    entries.filter(({ id, state }) => inherited.has(id) && state === 'pending');
  let hasLoaded = false;
  let resuming: Promise<void> | null = null;

  const resumeInherited = async (): Promise<void> => {
    if (inheritedPending().length === 0) return;
    try {
      await store.waitForPendingWrites();
    } catch (error) {
      console.warn('Earlier changes stay on this device for now', error);
      return;
    }
    for (const entry of inheritedPending()) {
      if (!isListed(entry.id)) continue;
      await resumeEntry(entry).then(
        () => remove(entry.id),
        (error: unknown) => markRefused(entry, error),
      );
    }
  };
  const othersOf = (entry: OutboxEntry): OutboxEntry[] =>
    entries.filter(({ id, write }) => id !== entry.id && placeOf(write) === placeOf(entry.write));
  /** Takes out what the server must have accepted for the record to be there as it is. */
  const dropBelow = async (record: Fields, candidates: readonly OutboxEntry[]): Promise<void> => {
    const arrived = candidates.filter((entry) => isBuiltUpon(record, entry.write, othersOf(entry)));
    for (const { id } of arrived) if (isListed(id)) await remove(id);
  };
  /**
   * Asks for each record whether its writes are there: Firestore says only when all are, and one that hangs must not make
   * the others look unsaved.
   */
  const dropArrived = async (): Promise<void> => {
    const pending = inheritedPending();
    const places = new Map(pending.map(({ write }) => [placeOf(write), write]));
    await Promise.all(
      [...places].map(async ([place, { path, id }]) => {
        const server = await store.getFromServer(path, id).catch(() => null);
        if (server)
          await dropBelow(
            server.data,
            pending.filter(({ write }) => placeOf(write) === place),
          );
      }),
    );
  };

  /** The last write of each record, so that one that must be written again does not overtake those before it. */
  const lastWrites = new Map<string, Promise<unknown>>();
  const commitInOrder = (entry: OutboxEntry): Promise<void> => {
    const place = placeOf(entry.write);
    const answered = commitRebasing(store, entry, {
      earlier: lastWrites.get(place),
      isThere: ({ data }) => !isListed(entry.id) || isBuiltUpon(data, entry.write, othersOf(entry)),
    }).then(async (taken) => {
      // One that was taken was taken upon those before it, whatever became of the answers to them.
      if (taken && taken.kind !== 'delete') await dropBelow(taken.data, othersOf(entry));
    });
    const settled: Promise<unknown> = answered
      .catch(() => undefined)
      .then(() => lastWrites.get(place) === settled && lastWrites.delete(place));
    lastWrites.set(place, settled);
    return answered;
  };

  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: async (unsent) => {
      const entry: OutboxEntry = { ...unsent, state: 'pending', message: '' };
      void put(entry);
      const answered = commitInOrder(entry);
      let isCallerWaiting = true;
      const settled = answered.then(
        () => remove(entry.id),
        async (error: unknown) => {
          // The caller still has the input on screen: it gets the error, and nothing needs keeping here.
          if (isCallerWaiting) {
            await remove(entry.id);
            throw error;
          }
          if (isListed(entry.id)) await markRefused(entry, error);
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
      if (!hasLoaded) {
        hasLoaded = true;
        const stored = await storage.load(uid).catch(() => []);
        // This page's own writes are on their way already.
        const left = inOrder(stored.filter(({ id }) => !isListed(id)));
        for (const { id } of left) inherited.add(id);
        setEntries([...left, ...entries]);
      }
      resuming ??= resumeInherited().finally(() => (resuming = null));
      // Asked only when that takes long: questions about records that are just being written disturb the writing.
      await Promise.race([resuming, wait(waitMs)]);
      await dropArrived();
      await resuming;
    },
    retry: async (id, { isForced = false } = {}) => {
      const entry = entries.find((candidate) => candidate.id === id);
      if (!entry) return;
      await resumeEntry(entry, { isForced }).then(
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

const placeOf = ({ path, id }: Write): string => `${path}/${id}`;

/** As they were made; of those of one record within a millisecond, each after the one that it builds on. */
function inOrder(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const byRevision = new Map(
    entries.flatMap((entry) => (entry.write.kind === 'delete' ? [] : [[entry.write.data['revision'], entry] as const])),
  );
  const seen = new Set<OutboxEntry>();
  const ordered: OutboxEntry[] = [];
  const add = (entry: OutboxEntry): void => {
    if (seen.has(entry)) return;
    seen.add(entry);
    const upon = entry.write.kind === 'update' ? byRevision.get(entry.write.data['baseRevision']) : undefined;
    if (upon) add(upon);
    ordered.push(entry);
  };
  for (const entry of entries.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))) add(entry);
  return ordered;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
