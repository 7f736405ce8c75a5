import { changeSteps } from '@/domain/record/listSteps';
import { AUDIT_FIELDS } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { isSame } from '@/lib/stableJson';
import { AppError } from '@/lib/appError';
import { toAppError } from '../errors';
import type { RawDocument, RecordStore, Write } from '../records/store';
import { ConflictError } from './conflictError';
import type { OutboxEntry } from './entry';
import { isBuiltUpon } from './lineage';
import { rebase } from './rebase';

type Sendable = Pick<OutboxEntry, 'collection' | 'write' | 'mine' | 'base' | 'lists'>;

const MAX_ATTEMPTS = 4;

type Known = {
  /** Settles with the writes of the same record that were made before. */
  earlier?: Promise<unknown> | undefined;
  /** Whether what the server has came about upon this write. */
  isThere?: (server: RawDocument) => boolean;
};

/**
 * Commits a write and returns it as the server accepted it, or null when there was nothing left to write. When the
 * server rejects an update because the record has a newer revision, and no one touched the same fields, it is
 * rewritten on top of that revision, after `earlier` writes of the same record have settled. A rejected creation of
 * an existing record is done if the record is the same, and is written on top if it only adds to lists.
 * @throws ConflictError when the same fields were changed; AppError `permission-denied` when it was a real refusal.
 */
export async function commitRebasing(
  store: RecordStore,
  sendable: Sendable,
  { earlier, isThere = () => false }: Known = {},
): Promise<Write | null> {
  let current = sendable;
  for (let attempt = 1; ; attempt += 1) {
    const { write } = current;
    try {
      await store.commit([write]);
      return write;
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.code !== 'permission-denied' || write.kind === 'delete' || attempt >= MAX_ATTEMPTS) throw refusal;
      await earlier;
      const server = await readServer(store, write);
      if (server === null || server.data['revision'] === write.data['baseRevision']) throw refusal;
      if (isThere(server)) return null;
      if (write.kind === 'set') {
        if (isOwnCreation(server, write)) return null;
        current = asUpdate(current);
      }
      const next = write.kind === 'set' ? firstOnTopOf(server, current, refusal) : onTopOf(server, current);
      if (next === null) return null;
      current = { ...current, write: next };
    }
  }
}

type ResumeOptions = { isForced?: boolean; later?: readonly Sendable[] };

/**
 * Finishes a write that an earlier page began: does nothing if the server has it already, else commits it on top of
 * what the server has now; `isForced` also over fields that somebody else changed. `later` are the writes of the same
 * record that were made after this one: what they changed again is theirs to settle.
 * @throws ConflictError, AppError `not-found` when the record is gone, or as `commitRebasing`.
 */
export async function resume(
  store: RecordStore,
  sendable: Sendable,
  { isForced = false, later = [] }: ResumeOptions = {},
): Promise<void> {
  const { write } = sendable;
  const server = await store.getFromServer(write.path, write.id);
  if (write.kind === 'delete') {
    if (server) await store.commit([write]);
    return;
  }
  if (!server && later.some((next) => next.write.kind === 'delete')) return;
  if (write.kind === 'set') {
    if (!server) await store.commit([write]);
    // Ids are made by chance: what is there is what this write put there, unless its id was given (then it has lists).
    if (!server || !sendable.lists || isOwnCreation(server, write)) return;
    const changing = asUpdate(sendable);
    const next = onTopOf(server, changing);
    if (next) await commitRebasing(store, { ...changing, write: next });
    return;
  }
  if (!server) throw new AppError({ code: 'not-found', userMessage: 'This record was deleted in the meantime.' });
  if (isBuiltUpon(server.data, write, later)) return;
  // Forced: the current value is what the person has seen and chosen to replace.
  const open = isForced ? { ...sendable, base: server.data } : withoutOverwritten(server, sendable, later);
  const next = onTopOf(server, open);
  if (next) await commitInSteps(store, server, { ...open, write: next });
}

/** Merged into another's list, or kept by an earlier version, it may exceed what the rules accept in one write. */
async function commitInSteps(store: RecordStore, server: RawDocument, sendable: Sendable): Promise<void> {
  const { write, mine } = sendable;
  if (write.kind !== 'update') return;
  const change = Object.fromEntries(Object.keys(mine).map((field) => [field, write.data[field]]));
  const steps = changeSteps(sendable.collection, server.data, change);
  if (steps.length === 1) {
    await commitRebasing(store, sendable);
    return;
  }
  let base = server.data;
  let { baseRevision } = write.data;
  for (const step of steps) {
    const revision = newId(12);
    const data = { ...write.data, ...step, revision, baseRevision };
    await commitRebasing(store, { ...sendable, mine: { ...step }, base, write: { ...write, data } });
    base = { ...base, ...step };
    baseRevision = revision;
  }
}

/** The update less the fields in which the server has what one of our own later writes put there. */
function withoutOverwritten(server: RawDocument, sendable: Sendable, later: readonly Sendable[]): Sendable {
  const { write, mine } = sendable;
  if (write.kind !== 'update') return sendable;
  const isOverwritten = (field: string) =>
    later.some((next) => field in next.mine && isSame(next.mine[field], server.data[field]));
  const without = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in mine && isOverwritten(field))));
  return { ...sendable, mine: without(mine), write: { ...write, data: without(write.data) } };
}

/** A refused write stays refused when the server cannot even be asked why. */
async function readServer(store: RecordStore, write: Write): Promise<RawDocument | null> {
  try {
    return await store.getFromServer(write.path, write.id);
  } catch {
    return null;
  }
}

/** Whether the record is the one that this write made, as it was or changed since. */
const isOwnCreation = (server: RawDocument, { data }: Extract<Write, { kind: 'set' }>): boolean =>
  server.data['revision'] === data['revision'] ||
  (typeof data['createdAt'] === 'string' &&
    server.data['createdAt'] === data['createdAt'] &&
    server.data['createdBy'] === data['createdBy']);

/** A creation as a change to a record someone else has made: all of its own fields, on an empty base. */
function asUpdate(sendable: Sendable): Sendable {
  const { write } = sendable;
  if (write.kind !== 'set') return sendable;
  const mine = Object.fromEntries(Object.entries(write.data).filter(([field]) => !AUDIT_FIELDS.includes(field)));
  const { updatedBy, updatedAt } = write.data;
  return { ...sendable, mine, base: {}, write: { ...write, kind: 'update', data: { ...mine, updatedBy, updatedAt } } };
}

/** Like `onTopOf`, for a former creation: if it does not fit the record it stays rejected. */
function firstOnTopOf(server: RawDocument, sendable: Sendable, refusal: AppError): Write | null {
  try {
    return onTopOf(server, sendable);
  } catch {
    throw refusal;
  }
}

/** The update to write on top of the server's revision, or null when the server has it all already. */
function onTopOf(server: RawDocument, { write, mine, base, lists }: Sendable): Write | null {
  if (write.kind !== 'update') return write;
  const result = rebase({ base, mine, server: server.data, lists });
  if (result.kind === 'applied') return null;
  if (result.kind === 'conflict') {
    throw new ConflictError({ fields: result.fields, mine, theirs: { ...server.data, id: server.id } });
  }
  const data = { ...write.data, ...result.mine };
  return { ...write, data: { ...data, revision: newId(12), baseRevision: server.data['revision'] ?? '' } };
}
