import type { ZodType } from 'zod';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { notAuthenticated, recordNotFound } from '../errors';
import { sendInSteps } from '../outbox/inSteps';
import type { UnsentEntry } from '../outbox/entry';
import type { Outbox } from '../outbox/outbox';
import { parseRecord, type CollectionDefinition, type Scope } from './definition';
import { onceLoaded } from './lazySchema';
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from '../limits';
import { damagedRecords } from './damagedRecords';
import { invalidateLists, listKey, recordKey } from './recordCache';
import {
  cursorAfter,
  revisionOf,
  type CountOptions,
  type Cursor,
  type ListOptions,
  type RawDocument,
  type RecordStore,
  type SumOptions,
  type Sums,
} from './store';
import { changeEntry, creationEntry, type ChangeOptions, type CreateOptions, type Lists } from './writeEntries';

/** One of several writes that belong together. */
export type RecordChange<T> =
  | { id: string; create: T; label?: string; lists?: Lists; isOnce?: boolean }
  | { id: string; update: Partial<T>; base: Stored<T>; label?: string; lists?: Lists };

/** Writes of a collection for the outbox, and a function that invalidates its caches once they were sent or rejected. */
export type PreparedWrites = { entries: UnsentEntry[]; forget: () => void };

/** A query's results, without unreadable records. `next`: where it continues; null at the end. */
export type RecordPage<T> = { records: Stored<T>[]; next: Cursor | null };

/** The generic, cached data layer: one per collection. `T` is the record's own fields. */
export type Repository<T> = {
  /** @throws AppError '{collection} not found'. */
  getById(id: string): Promise<Stored<T>>;
  getAll(options?: ListOptions): Promise<Stored<T>[]>;
  /** Same, with the start of the next page: a page may have fewer records than documents. */
  getPage(options: ListOptions): Promise<RecordPage<T>>;
  /** Returns how many records there are, counted by the server up to `limit`. @throws AppError `unavailable` without a connection. */
  count(options: CountOptions): Promise<number>;
  /**
   * Returns sums of number fields, added up by the server over up to `limit` records. @throws AppError `unavailable` without a
   * connection.
   */
  sum(options: SumOptions): Promise<Sums>;
  /** @throws AppError `invalid`, `permission-denied`. */
  create(data: T, options?: CreateOptions): Promise<Stored<T>>;
  /**
   * Writes the changed fields. `base` is the record as the caller saw it (default: its latest known state).
   * @throws ConflictError if someone else has changed the same fields since `base`.
   */
  update(id: string, changes: Partial<T>, options?: ChangeOptions<T>): Promise<Stored<T>>;
  /**
   * Writes several creations and changes as one: the server accepts all of them or none.
   * @throws as `create` and `update`, for the first one concerned.
   */
  writeTogether(changes: readonly RecordChange<T>[]): Promise<void>;
  /** Same, without sending them, for writes that belong together with those of other collections (`useSaveTogether`). */
  prepare(changes: readonly RecordChange<T>[]): Promise<PreparedWrites>;
  /**
   * Deletes the record as the caller saw it: `base` (default: this device's version).
   * @throws ConflictError if someone else has changed it since.
   */
  delete(id: string, options?: { base?: Stored<T>; label?: string }): Promise<void>;
  /** Calls back with the list now and after each change, wherever it was made. Returns an unsubscribe function. */
  watch(options: ListOptions, onNext: (records: Stored<T>[]) => void, onError: (error: Error) => void): () => void;
};

/** Returns where a list continues after these documents, readable or not; null if they are the end. */
function nextOf(
  documents: readonly RawDocument[],
  { orderBy, limit = DEFAULT_LIST_LIMIT }: ListOptions,
): Cursor | null {
  const last = documents.at(-1);
  if (!last || documents.length < Math.min(limit, MAX_LIST_LIMIT)) return null;
  return cursorAfter({ ...last.data, id: last.id }, orderBy);
}

export type RepositoryContext = { store: RecordStore; outbox: Outbox; scope: () => Scope };

/** Binds a collection to a store and to the signed-in user. */
export function createRepository<T extends object>(
  definition: CollectionDefinition<T>,
  { store, outbox, scope }: RepositoryContext,
): Repository<T> {
  const { name, cache } = definition;
  const path = (): string => definition.path(scope());
  const uid = (): string => {
    const signedIn = scope().uid;
    if (!signedIn) throw notAuthenticated();
    return signedIn;
  };
  /** Awaits the schema and `reading` in parallel. */
  const withSchema = async <R>(reading: Promise<R>): Promise<[ZodType<T>, R]> => {
    const loaded = definition.schema.loaded();
    return loaded ? [loaded, await reading] : Promise.all([definition.schema.load(), reading]);
  };
  const readList = (schema: ZodType<T>, documents: readonly RawDocument[]): Stored<T>[] =>
    documents.flatMap((document) => {
      try {
        return [parseRecord({ name, schema }, document)];
      } catch (error) {
        // One damaged record must not hide the others; it's reported with its ID.
        console.error(error);
        return [];
      }
    });
  const turns = new Map<string, Promise<unknown>>();
  /** Updates of one record start one after another, so that each builds on the previous one. */
  const inTurn = async <R>(id: string, start: () => Promise<R>): Promise<R> => {
    const turn = (turns.get(id) ?? Promise.resolve()).then(start, start);
    turns.set(id, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(id) === turn) turns.delete(id);
    }
  };
  // A read that started before a write, here or on the server, must not store its result in the cache afterward.
  let writeCount = 0;
  const changeCount = (): number => writeCount + cache.clearCount();
  const forgetLists = (by: string): void => {
    writeCount += 1;
    invalidateLists(cache, name, by);
  };
  const documentOf = async (id: string): Promise<RawDocument> => {
    const writing = outbox.begun();
    if (writing) await writing;
    const document = await store.get(path(), id);
    if (!document) throw recordNotFound(name);
    return document;
  };
  const currentOf = async (id: string): Promise<Stored<T>> => {
    const [schema, document] = await withSchema(documentOf(id));
    return parseRecord({ name, schema }, document);
  };
  const getPage = async (options: ListOptions): Promise<RecordPage<T>> => {
    const key = listKey(name, uid(), options);
    const cached = cache.get(key);
    if (cached !== undefined) return cached as RecordPage<T>;
    const before = changeCount();
    const writing = outbox.begun();
    if (writing) await writing;
    const [schema, documents] = await withSchema(store.query(path(), options));
    const page = { records: readList(schema, documents), next: nextOf(documents, options) };
    // A cached list doesn't know about the records that were left out.
    if (changeCount() === before && page.records.length === documents.length) cache.set(key, page);
    return page;
  };
  const check = (schema: ZodType<T>, data: T): T => {
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new AppError({
      code: 'invalid',
      // Without the path, which is for programmers: a form shows the message next to the field.
      userMessage: `This cannot be saved: ${(issue?.message ?? 'it is not complete').replace(/\.$/, '')}.`,
      details: { fieldErrors: issue ? { [issue.path.join('.')]: issue.message } : {} },
      cause: result.error,
    });
  };

  const place = () => ({ by: uid(), name, path: path() });
  /** Returns a change of the record in its current state; without an entry if there is nothing to write. */
  const changeOf = async (id: string, changes: Partial<T>, options: ChangeOptions<T>) => {
    const [schema, document] = await withSchema(documentOf(id));
    const current = parseRecord({ name, schema }, document);
    const checked = check(schema, { ...current, ...changes });
    const fields = Object.keys(changes) as (keyof T & string)[];
    return {
      current,
      stored: document.data,
      entry: changeEntry(place(), { current, checked, fields }, options),
    };
  };

  const prepare = async (changes: readonly RecordChange<T>[]): Promise<PreparedWrites> => {
    const by = uid();
    const schema = definition.schema.loaded() ?? (await definition.schema.load());
    const forget = (): void => {
      for (const { id } of changes) cache.delete(recordKey(name, by, id));
      forgetLists(by);
    };
    try {
      const entries = await Promise.all(
        changes.map(async (change) =>
          'create' in change
            ? creationEntry(place(), check(schema, change.create), change).entry
            : (await changeOf(change.id, change.update, change)).entry,
        ),
      );
      return { entries: entries.flatMap((entry) => entry ?? []), forget };
    } catch (error) {
      // It may have failed because the cached record is out of date.
      forget();
      throw error;
    }
  };

  return {
    getById: async (id) => {
      // Updates this page has started are part of the read, even before they reach the store.
      await turns.get(id)?.catch(() => undefined);
      const key = recordKey(name, uid(), id);
      const cached = cache.get(key);
      if (cached !== undefined) return cached as Stored<T>;
      const before = changeCount();
      const record = await currentOf(id);
      if (changeCount() === before) cache.set(key, record);
      return record;
    },
    getAll: async (options = {}) => (await getPage(options)).records,
    getPage,
    count: (options) => store.count(path(), options),
    sum: (options) => store.sum(path(), options),
    create: async (data, options = {}) => {
      // Doesn't wait if it's loaded: the next read includes what was just created.
      const schema = definition.schema.loaded() ?? (await definition.schema.load());
      const { entry, record } = creationEntry(place(), check(schema, data), options);
      await sendInSteps(outbox, entry, {});
      forgetLists(uid());
      return options.isOnce ? currentOf(record.id) : record;
    },
    update: async (id, changes, options = {}) => {
      const by = uid();
      const key = recordKey(name, by, id);
      const start = async () => {
        const { current, stored, entry } = await changeOf(id, changes, options);
        // The rules compare with the stored document, which may lack defaults added on reading.
        return { current, sent: entry && sendInSteps(outbox, entry, stored) };
      };
      try {
        const { current, sent } = await inTurn(id, start);
        if (!sent) return current;
        await sent;
        // Read back rather than assumed: the write may have been rebased on someone else's.
        const fresh = await currentOf(id);
        cache.set(key, fresh);
        forgetLists(by);
        return fresh;
      } catch (error) {
        // It may have failed because the cached record is out of date: the next read is a fresh one.
        cache.delete(key);
        throw error;
      }
    },
    prepare,
    writeTogether: async (changes) => {
      const { entries, forget } = await prepare(changes);
      await outbox.sendTogether(entries).finally(forget);
    },
    delete: async (id, { base, label = '' } = {}) => {
      const by = uid();
      const seen: Record<string, unknown> | undefined = base ?? (await store.getFromDevice(path(), id))?.data;
      await outbox.send({
        id: newId(),
        uid: by,
        collection: name,
        label,
        at: nowIso(),
        write: { kind: 'delete', path: path(), id, ...(seen && { baseRevision: revisionOf(seen) }) },
        mine: {},
        base: seen ?? {},
      });
      cache.delete(recordKey(name, by, id));
      damagedRecords.forget(name, id);
      forgetLists(by);
    },
    watch: (options, onNext, onError) => {
      const passed = onceLoaded<T, readonly RawDocument[]>(definition.schema, {
        onNext: (schema, documents) => onNext(readList(schema, documents)),
        onError,
      });
      const stop = store.watch(path(), options, ({ documents }) => passed.next(documents), onError);
      return () => {
        passed.stop();
        stop();
      };
    },
  };
}
