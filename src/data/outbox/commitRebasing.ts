import { changeSteps } from '@/domain/record/listSteps';
import { AUDIT_FIELDS } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { isSame } from '@/lib/stableJson';
import { MINUTE_MS } from '@/lib/time';
import { AppError } from '@/lib/appError';
import { toAppError } from '../errors';
import { revisionOf, type RawDocument, type RecordStore, type Write } from '../records/store';
import { ConflictError } from './conflictError';
import type { OutboxEntry } from './entry';
import { isBuiltUpon } from './lineage';
import { rebase } from './rebase';
import { restamped } from './restamped';

type Sendable = Pick<
  OutboxEntry,
  'id' | 'uid' | 'collection' | 'write' | 'mine' | 'base' | 'lists' | 'isOnce' | 'isDecision'
>;

const MAX_ATTEMPTS = 4;
/** Security rules reject timestamps more than five minutes ahead; a measured offset isn't exact. */
const REFUSED_AHEAD_MS = 4 * MINUTE_MS;

type Known = {
  /** Settles with the earlier writes of the same records. */
  earlier?: Promise<unknown> | undefined;
  /** Returns whether the server's version was built on top of this write. */
  isThere?: (server: RawDocument, sendable: Sendable) => boolean;
};

/**
 * Commits writes that belong together, all or none, and returns them as the server accepted them, or null for each that had nothing left
 * to write. If the server rejects them because a record has a newer revision, and no one touched the same fields, they are rewritten on
 * top of it, after `earlier` writes of the same records have settled. A rejected creation of an existing record counts as done if the
 * record is the same or was to be created only once, and is written on top if it only adds to lists. If a write was rejected because this
 * device's clock is ahead, it's written with the server's time. A deletion goes alone, and only on top of the version the user saw.
 * @throws ConflictError if the same fields, or the record to delete, were changed; AppError `permission-denied` if permission is really
 * missing.
 */
export async function commitRebasing(
  store: RecordStore,
  sendables: readonly Sendable[],
  { earlier, isThere = () => false }: Known = {},
): Promise<(Write | null)[]> {
  const current: (Sendable | null)[] = [...sendables];
  let hasRightTimes = false;
  // A deletion checks the current version, which earlier writes must have reached.
  if (sendables.some(({ write }) => write.kind === 'delete')) await earlier;
  for (let attempt = 1; ; attempt += 1) {
    const writes = current.flatMap((one) => (one ? [one.write] : []));
    try {
      if (writes.length > 0) await store.commit(writes);
      return current.map((one) => one && one.write);
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.code !== 'permission-denied' || attempt >= MAX_ATTEMPTS) throw refusal;
      await earlier;
      const found = await Promise.all(
        current.map((one) => (one ? readServer(store, one.write) : Promise.resolve(null))),
      );
      // Nothing has changed that could explain the rejection.
      if (current.every((one, index) => !one || isAsSeen(found[index] ?? null, one.write))) {
        const aheadMs = hasRightTimes ? 0 : ((await store.clockAheadMs?.()) ?? 0);
        if (aheadMs < REFUSED_AHEAD_MS) throw attempt > 1 ? lostRace(refusal) : refusal;
        hasRightTimes = true;
        for (const [index, one] of current.entries())
          current[index] = one && { ...one, write: restamped(one.write, aheadMs) };
        continue;
      }
      for (const [index, one] of current.entries()) {
        const server = found[index];
        if (!one || !server || isAsSeen(server, one.write)) continue;
        current[index] = isThere(server, one) ? null : uponServer(server, one, refusal);
      }
    }
  }
}

/** The write was allowed on the version its author saw, but not on what someone else has made of it since: that isn't missing permission. */
const lostRace = (cause: AppError): AppError =>
  new AppError({
    code: 'failed-precondition',
    userMessage: 'Someone else changed this in the meantime, so this is no longer possible.',
    cause,
  });

/** Returns whether the server's record is the one the write builds on; an unreadable one counts as that. */
function isAsSeen(server: RawDocument | null, write: Write): boolean {
  if (server === null) return true;
  return (write.kind === 'delete' ? write.baseRevision : write.data['baseRevision']) === server.data['revision'];
}

/** Returns a rejected write rebased on the server's version; null if there is nothing left to write. @throws as `commitRebasing`. */
function uponServer(server: RawDocument, sendable: Sendable, refusal: AppError): Sendable | null {
  const { write } = sendable;
  if (write.kind === 'delete') return { ...sendable, write: deletionUpon(server, sendable) };
  if (write.kind === 'set' && (sendable.isOnce || isOwnCreation(server, write))) return null;
  const changing = asUpdate(sendable);
  const next = write.kind === 'set' ? firstOnTopOf(server, changing, refusal) : onTopOf(server, changing);
  return next && { ...changing, write: next };
}

/** Returns the deletion of the server's version, unless someone else has changed it since its author saw it. */
function deletionUpon(server: RawDocument, { uid, write }: Sendable): Write {
  if (write.kind !== 'delete' || write.baseRevision === undefined) return write;
  if (server.data['updatedBy'] !== uid)
    throw new ConflictError({ fields: [], mine: {}, theirs: { ...server.data, id: server.id } });
  return { ...write, baseRevision: revisionOf(server.data) };
}

type ResumeOptions = { isForced?: boolean; later?: readonly Sendable[] };

/**
 * Finishes writes that belong together and were started by an earlier page: does nothing if the server already has them, otherwise
 * commits them on top of the server's current version; with `isForced`, even over fields someone else changed. `later` are the subsequent
 * writes of the same records: fields they changed again are left to them.
 * @throws ConflictError, AppError `not-found` if a record is gone, or as `commitRebasing`.
 */
export async function resume(
  store: RecordStore,
  sendables: readonly Sendable[],
  { isForced = false, later = [] }: ResumeOptions = {},
): Promise<void> {
  const found = await Promise.all(sendables.map(({ write }) => store.getFromServer(write.path, write.id)));
  const isAt = (write: Write) => (next: Sendable) => next.write.path === write.path && next.write.id === write.id;
  const isOne = sendables.length === 1;
  // The server accepts all or none: if one has arrived, they all have.
  const isArrived = sendables.some(({ write }, index) => {
    const server = found[index];
    return server && isBuiltUpon(server.data, write, later.filter(isAt(write)));
  });
  if (isArrived && !isOne) return;
  const open = sendables.flatMap((sendable, index) =>
    toResume(sendable, found[index] ?? null, { isForced, later: later.filter(isAt(sendable.write)) }),
  );
  const server = found[0];
  const [first] = open;
  if (isOne && first && server && first.write.kind === 'update') await commitInSteps(store, server, first);
  else if (open.length > 0) await commitRebasing(store, open);
}

/** Returns what is left to write of one, as a list with it or nothing. @throws as `resume`. */
function toResume(
  sendable: Sendable,
  server: RawDocument | null,
  { isForced, later }: Required<ResumeOptions>,
): Sendable[] {
  const { write } = sendable;
  if (write.kind === 'delete') {
    if (!server) return [];
    const baseRevision = revisionOf(server.data);
    return [
      isForced && write.baseRevision !== undefined ? { ...sendable, write: { ...write, baseRevision } } : sendable,
    ];
  }
  if (!server && later.some((next) => next.write.kind === 'delete')) return [];
  if (write.kind === 'set') {
    if (!server) return [sendable];
    // IDs are random: an existing record was created by this write, unless its ID was predetermined (then it has lists, or is created
    // once).
    if (!sendable.lists || isOwnCreation(server, write)) return [];
    const changing = asUpdate(sendable);
    const next = onTopOf(server, changing);
    return next ? [{ ...changing, write: next }] : [];
  }
  if (!server) throw new AppError({ code: 'not-found', userMessage: 'This record was deleted in the meantime.' });
  if (isBuiltUpon(server.data, write, later)) return [];
  const open = isForced ? forced(server, sendable) : withoutOverwritten(server, sendable, later);
  const next = onTopOf(server, open);
  return next ? [{ ...open, write: next }] : [];
}

/** Overwrites the server's version, which the user has seen and chosen to replace; whatever can be merged with it stays. */
function forced(server: RawDocument, decided: Sendable): Sendable {
  const sendable = { ...decided, isDecision: false };
  const { base, lists, collection, write } = sendable;
  const result = rebase({ base, mine: sendable.mine, server: server.data, lists, collection });
  if (result.kind === 'applied' || write.kind !== 'update') return { ...sendable, base: server.data };
  const { mine } = result;
  return { ...sendable, mine, base: server.data, write: { ...write, data: { ...write.data, ...mine } } };
}

/** Merged into someone else's list, or stored by an earlier version of the app, it may exceed what the rules accept in one write. */
async function commitInSteps(store: RecordStore, server: RawDocument, sendable: Sendable): Promise<void> {
  const { write, mine } = sendable;
  if (write.kind !== 'update') return;
  const change = Object.fromEntries(Object.keys(mine).map((field) => [field, write.data[field]]));
  const steps = changeSteps(sendable.collection, server.data, change);
  if (steps.length === 1) {
    await commitRebasing(store, [sendable]);
    return;
  }
  let base = server.data;
  let { baseRevision } = write.data;
  for (const step of steps) {
    const revision = newId(12);
    const data = { ...write.data, ...step, revision, baseRevision };
    await commitRebasing(store, [{ ...sendable, mine: { ...step }, base, write: { ...write, data } }]);
    base = { ...base, ...step };
    baseRevision = revision;
  }
}

/** Returns the update without the fields the server has from one of our own later writes. */
function withoutOverwritten(server: RawDocument, sendable: Sendable, later: readonly Sendable[]): Sendable {
  const { write, mine } = sendable;
  if (write.kind !== 'update') return sendable;
  const isOverwritten = (field: string) =>
    later.some((next) => field in next.mine && isSame(next.mine[field], server.data[field]));
  const without = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in mine && isOverwritten(field))));
  return { ...sendable, mine: without(mine), write: { ...write, data: without(write.data) } };
}

/** A rejected write stays rejected if the server can't even be asked why. */
async function readServer(store: RecordStore, write: Write): Promise<RawDocument | null> {
  try {
    return await store.getFromServer(write.path, write.id);
  } catch {
    return null;
  }
}

/** Returns whether the record is the one this write created, unchanged or changed since. */
const isOwnCreation = (server: RawDocument, { data }: Extract<Write, { kind: 'set' }>): boolean =>
  server.data['revision'] === data['revision'] ||
  (typeof data['createdAt'] === 'string' &&
    server.data['createdAt'] === data['createdAt'] &&
    server.data['createdBy'] === data['createdBy']);

/** Converts a creation into a change of a record someone else has created: all of its own fields, on an empty base. */
function asUpdate(sendable: Sendable): Sendable {
  const { write } = sendable;
  if (write.kind !== 'set') return sendable;
  const mine = Object.fromEntries(Object.entries(write.data).filter(([field]) => !AUDIT_FIELDS.includes(field)));
  const { updatedBy, updatedAt } = write.data;
  return { ...sendable, mine, base: {}, write: { ...write, kind: 'update', data: { ...mine, updatedBy, updatedAt } } };
}

/**
 * Like `onTopOf`, for a former creation: if it doesn't fit the record, it stays rejected. Under a predetermined ID (it has lists),
 * someone else has done the same thing differently.
 */
function firstOnTopOf(server: RawDocument, sendable: Sendable, refusal: AppError): Write | null {
  try {
    return onTopOf(server, sendable);
  } catch (error) {
    throw sendable.lists ? error : refusal;
  }
}

/** Returns the update to write on top of the server's revision, or null if the server already has all of it. */
function onTopOf(server: RawDocument, { write, mine, base, lists, collection, isDecision }: Sendable): Write | null {
  if (write.kind !== 'update') return write;
  if (isDecision === true && write.data['baseRevision'] !== server.data['revision'])
    throw new ConflictError({ fields: Object.keys(mine), mine, theirs: { ...server.data, id: server.id } });
  const result = rebase({ base, mine, server: server.data, lists, collection });
  if (result.kind === 'applied') return null;
  if (result.kind === 'conflict') {
    throw new ConflictError({ ...result, theirs: { ...server.data, id: server.id } });
  }
  const data = { ...write.data, ...result.mine };
  return { ...write, data: { ...data, revision: newId(12), baseRevision: server.data['revision'] ?? '' } };
}
