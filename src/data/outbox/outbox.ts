import { ConflictError } from './conflictError';
import type { OutboxEntry, OutboxStorage, UnsentEntry } from './entry';
import { toAppError } from '../errors';
import type { RecordStore } from '../records/store';
import { commitRebasing, resume } from './commitRebasing';
import { asMade, changesOf, inOrderOfRecords, placeOf } from './inOrderOfRecords';
import { createKeeping } from './keeping';
import { isBuiltUpon } from './lineage';
import { insteadOfDeletion } from './takenBack';

/** Time an online caller waits for the server before the change counts as "saved on this device". */
const ACKNOWLEDGE_WAIT_MS = 2_500;

/** The signed-in user's writes that the server hasn't confirmed, for the badge, the list and the log-out warning. */
export type Outbox = {
  /**
   * Stores a write and sends it. Resolves once it's confirmed, or saved on this device; rejects if the server rejects it while the caller
   * is waiting.
   */
  send(entry: UnsentEntry): Promise<void>;
  /** Same for writes that belong together: the server accepts all of them or none. Deletions go alone. */
  sendTogether(entries: readonly UnsentEntry[]): Promise<void>;
  /** Settles once the store has every write sent so far, so that subsequent reads include them; null if it already does. */
  begun: () => Promise<unknown> | null;
  /** Returns all entries, including those still being stored on the device. */
  entries: () => readonly OutboxEntry[];
  /** Returns the entries that would survive a reload: the ones shown as saved. */
  kept: () => readonly OutboxEntry[];
  /** Returns whether leaving the page now would lose user input. */
  isAtRisk: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Resumes the entries an earlier page left, after a reload. Call it again on reconnect or when the page becomes visible: that finds out
   * what has arrived in the meantime.
   */
  recover(uid: string): Promise<void>;
  /** Resends a rejected change. `isForced` overwrites what someone else has written in the meantime. */
  retry(id: string, options?: { isForced?: boolean }): Promise<void>;
  discard(id: string): Promise<void>;
  /** Stops following the other tabs. */
  dispose: () => void;
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
  let kept: readonly OutboxEntry[] = [];
  const listeners = new Set<() => void>();
  const keeping = createKeeping(storage, () => setEntries(entries));

  const setEntries = (next: readonly OutboxEntry[]): void => {
    const nextKept = next.filter(({ id }) => !keeping.isUnderWay(id));
    const hasSameKept = nextKept.length === kept.length && nextKept.every((entry, index) => entry === kept[index]);
    if (next === entries && hasSameKept) return;
    entries = next;
    if (!hasSameKept) kept = nextKept;
    for (const listener of listeners) listener();
  };

  /** Returns the change an entry belongs to; empty if it isn't one of ours. */
  const changeWith = (id: string): readonly OutboxEntry[] =>
    changesOf(entries).find((change) => change.some((entry) => entry.id === id)) ?? [];
  const isListed = (id: string): boolean => entries.some((entry) => entry.id === id);
  /** Entries this page has removed: another tab's response may still name them. */
  const removed = new Set<string>();
  const put = (group: readonly OutboxEntry[]): Promise<void> => {
    const byId = new Map(group.map((entry) => [entry.id, entry]));
    const isKept = keeping.put(group);
    setEntries([...entries.map((known) => byId.get(known.id) ?? known), ...group.filter(({ id }) => !isListed(id))]);
    return isKept;
  };
  const remove = async (group: readonly OutboxEntry[]): Promise<void> => {
    const ids = new Set(group.map(({ id }) => id));
    for (const id of ids) removed.add(id);
    setEntries(entries.filter(({ id }) => !ids.has(id)));
    await Promise.all([...ids].map((id) => keeping.remove(id)));
  };
  const markRefused = async (group: readonly OutboxEntry[], error: unknown): Promise<void> => {
    const { code, userMessage } = toAppError(error);
    // Another tab may have settled it in the meantime.
    const listed = group.filter(({ id }) => isListed(id));
    await put(
      listed.map((entry): OutboxEntry => {
        // Without a connection nothing was rejected: it keeps waiting.
        const state = code === 'unavailable' ? entry.state : error instanceof ConflictError ? 'conflict' : 'refused';
        return { ...entry, state, message: userMessage };
      }),
    );
  };
  const resumeGroup = (group: readonly OutboxEntry[], options: { isForced?: boolean } = {}): Promise<void> => {
    const places = new Set(group.map(({ write }) => placeOf(write)));
    const last = Math.max(...group.map(({ id }) => entries.findIndex((entry) => entry.id === id)));
    const later = entries.slice(last + 1).filter(({ write }) => places.has(placeOf(write)));
    return resume(store, group, { ...options, later });
  };

  /** Entries from an earlier page, whose responses this page doesn't receive. */
  const inherited = new Set<string>();
  const inheritedPending = (): OutboxEntry[] =>
    entries.filter(({ id, state }) => inherited.has(id) && state === 'pending');
  let hasLoaded = false;
  let resuming: Promise<void> | null = null;
  let stopFollowing = (): void => undefined;

  /** Loads the device's entries: from this page, an earlier one, and other tabs. */
  const load = async (uid: string): Promise<void> => {
    const stored = (await storage.load(uid).catch(() => null))?.filter(({ id }) => !removed.has(id));
    if (!stored) return;
    const byId = new Map(stored.map((entry) => [entry.id, entry]));
    // This page's own writes are already being sent.
    const left = asMade(stored.filter(({ id }) => !isListed(id)));
    for (const { id } of left) inherited.add(id);
    const known = entries.flatMap((entry) => (inherited.has(entry.id) ? (byId.get(entry.id) ?? []) : entry));
    setEntries([...left, ...known]);
  };

  const resumeInherited = async (): Promise<void> => {
    if (inheritedPending().length === 0) return;
    try {
      await store.waitForPendingWrites();
    } catch (error) {
      console.warn('Earlier changes stay on this device for now', error);
      return;
    }
    await inOrderOfRecords(changesOf(inheritedPending()), async (group) => {
      if (!group.every(({ id }) => isListed(id))) return;
      await resumeGroup(group).then(
        () => remove(group),
        (error: unknown) => markRefused(group, error),
      );
    });
  };
  const othersOf = ({ id, write }: Pick<OutboxEntry, 'id' | 'write'>): OutboxEntry[] =>
    entries.filter((other) => other.id !== id && placeOf(other.write) === placeOf(write));
  /** Removes entries the server must have accepted for the record to be in its current state. */
  const dropBelow = async (record: Fields, candidates: readonly OutboxEntry[]): Promise<void> => {
    const arrived = candidates.filter((entry) => isBuiltUpon(record, entry.write, othersOf(entry)));
    const open = arrived.filter(({ id }) => isListed(id));
    if (open.length > 0) await remove(open);
  };
  /**
   * Checks for each record whether its writes have arrived: Firestore only reports when all have, and one that hangs must not make the
   * others look unsaved.
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

  /** The last write of each record, so that one that must be rewritten doesn't overtake earlier ones. */
  const lastWrites = new Map<string, Promise<unknown>>();
  /** Sends what is stored: leaving the page in the meantime loses nothing it showed as saved. */
  const commitInOrder = (group: readonly OutboxEntry[], begun: Promise<void>): Promise<void> => {
    const places = group.map(({ write }) => placeOf(write));
    const earlier = Promise.all(places.map((place) => lastWrites.get(place) ?? Promise.resolve()));
    const answered = begun
      .then(() =>
        commitRebasing(store, group, {
          earlier,
          isThere: ({ data }, one) => !isListed(one.id) || isBuiltUpon(data, one.write, othersOf(one)),
        }),
      )
      .then(async (taken) => {
        for (const [index, write] of taken.entries()) {
          const entry = group[index];
          // If it was accepted, so were the ones it builds on, whether or not they were confirmed.
          if (entry && write && write.kind !== 'delete') await dropBelow(write.data, othersOf(entry));
        }
      });
    const settled: Promise<unknown> = answered
      .catch(() => undefined)
      .then(() => {
        for (const place of places) if (lastWrites.get(place) === settled) lastWrites.delete(place);
      });
    for (const place of places) lastWrites.set(place, settled);
    return answered;
  };

  /** Returns an unsent deletion of the record: recreating the record replaces it. */
  const waitingDeletion = ({ write }: UnsentEntry): OutboxEntry | undefined =>
    write.kind === 'set'
      ? inheritedPending().find((entry) => entry.write.kind === 'delete' && placeOf(entry.write) === placeOf(write))
      : undefined;
  const withoutDeletion = (unsent: UnsentEntry): UnsentEntry => {
    const deletion = waitingDeletion(unsent);
    if (!deletion) return unsent;
    void remove([deletion]);
    return insteadOfDeletion(unsent, deletion);
  };

  let handingOver: Promise<unknown> | null = null;
  const sendTogether = async (unsent: readonly UnsentEntry[]): Promise<void> => {
    const [first] = unsent;
    if (!first) return;
    const batch = unsent.length > 1 ? { batch: first.id } : {};
    const group = unsent.map((one): OutboxEntry => ({
      ...withoutDeletion(one),
      ...batch,
      state: 'pending',
      message: '',
    }));
    // Without a connection nothing can be asked now, and nothing else sends it on reconnect.
    const isDeletion = first.write.kind === 'delete';
    if (isDeletion && !isOnline()) inherited.add(first.id);
    const begun = put(group);
    const handing: Promise<unknown> = Promise.all([handingOver, begun]).then(() => {
      if (handingOver === handing) handingOver = null;
    });
    handingOver = handing;
    const answered = commitInOrder(group, begun);
    let isCallerWaiting = true;
    const settled = answered.then(
      () => remove(group),
      async (error: unknown) => {
        if (isDeletion && toAppError(error).code === 'unavailable') {
          inherited.add(first.id);
          return;
        }
        // The caller still has the input on screen: it gets the error, and nothing needs to be stored here.
        if (isCallerWaiting) {
          await remove(group);
          throw error;
        }
        await markRefused(group, error);
      },
    );
    try {
      await Promise.race([settled, isOnline() ? wait(waitMs) : begun]);
    } finally {
      isCallerWaiting = false;
      settled.catch(() => undefined);
    }
  };

  return {
    entries: () => entries,
    kept: () => kept,
    isAtRisk: () => keeping.isAtRisk(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (unsent) => sendTogether([unsent]),
    sendTogether,
    begun: () => handingOver,
    recover: async (uid) => {
      if (!hasLoaded) {
        hasLoaded = true;
        await load(uid);
        stopFollowing = storage.onOthers?.(() => void load(uid)) ?? stopFollowing;
      }
      resuming ??= resumeInherited().finally(() => (resuming = null));
      // Checked only if that takes long: reading records that are just being written interferes with the writes.
      await Promise.race([resuming, wait(waitMs)]);
      await dropArrived();
      await resuming;
    },
    retry: async (id, { isForced = false } = {}) => {
      const group = changeWith(id);
      if (group.length === 0) return;
      await resumeGroup(group, { isForced }).then(
        () => remove(group),
        async (error: unknown) => {
          await markRefused(group, error);
          throw error;
        },
      );
    },
    discard: (id) => remove(changeWith(id)),
    dispose: () => stopFollowing(),
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
