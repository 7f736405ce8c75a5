import { newId } from '@/lib/ids';
import { isSame } from '@/lib/stableJson';
import { AppError } from '@/lib/appError';
import { toAppError } from '../errors';
import type { RawDocument, RecordStore, Write } from '../records/store';
import { ConflictError } from './conflictError';
import type { OutboxEntry } from './entry';
import { rebase } from './rebase';

type Sendable = Pick<OutboxEntry, 'write' | 'mine' | 'base'>;

const MAX_ATTEMPTS = 4;

/**
 * Commits a write. When the server refuses an update because the record has a newer revision, and nobody touched the
 * same fields, it is written again on top of that revision, after `earlier` writes of the same record have settled.
 * @throws ConflictError when the same fields were changed; AppError `permission-denied` when it was a real refusal.
 */
export async function commitRebasing(
  store: RecordStore,
  sendable: Sendable,
  earlier?: Promise<unknown>,
): Promise<void> {
  let { write } = sendable;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await store.commit([write]);
      return;
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.code !== 'permission-denied' || write.kind !== 'update' || attempt >= MAX_ATTEMPTS) throw refusal;
      await earlier;
      const server = await readServer(store, write);
      if (server === null || server.data['revision'] === write.data['baseRevision']) throw refusal;
      const next = onTopOf(server, { ...sendable, write });
      if (next === null) return;
      write = next;
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
    return;
  }
  if (!server) throw new AppError({ code: 'not-found', userMessage: 'This record was deleted in the meantime.' });
  if (server.data['revision'] === write.data['revision']) return;
  // Forced: what stands there now is what the person has seen and chosen to replace.
  const open = isForced ? { ...sendable, base: server.data } : withoutOverwritten(server, sendable, later);
  const next = onTopOf(server, open);
  if (next) await commitRebasing(store, { ...open, write: next });
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

/** The update to write on top of the server's revision, or null when the server has it all already. */
function onTopOf(server: RawDocument, { write, mine, base }: Sendable): Write | null {
  if (write.kind !== 'update') return write;
  const result = rebase({ base, mine, server: server.data });
  if (result.kind === 'applied') return null;
  if (result.kind === 'conflict') {
    throw new ConflictError({ fields: result.fields, mine, theirs: { ...server.data, id: server.id } });
  }
  return { ...write, data: { ...write.data, revision: newId(12), baseRevision: server.data['revision'] ?? '' } };
}
