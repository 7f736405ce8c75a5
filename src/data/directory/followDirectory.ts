import type { DirectoryShard } from '@/domain/directory/schema';
import { MINUTE_MS } from '@/lib/time';
import { toAppError } from '../errors';
import { MAX_LIST_LIMIT } from '../limits';
import type { Repository } from '../records/repository';
import type { ShardStorage, StoredShard } from './shardStorage';

type Options = {
  repository: Pick<Repository<DirectoryShard>, 'watch'>;
  storage: ShardStorage;
  /** Identifies the company and the user, whose shards are kept separate. */
  scope: string;
  /** Receives new and changed shards. */
  onShards: (shards: readonly StoredShard[]) => void;
  /** Called when everything this device can currently know has been delivered. */
  onReady: () => void;
  /** `isDenied`: previously known data must no longer be shown. */
  onError: (error: Error, isDenied: boolean) => void;
};

/** Shards are written by several servers, so one may appear with a slightly earlier time than another that was already seen. */
const OVERLAP_MS = MINUTE_MS;
/** By then, all of them have appeared: a fully rewritten directory isn't reread on every visit. */
const SETTLED_MS = 5 * MINUTE_MS;

/**
 * Delivers the shards stored on this device, then follows those that have changed since. A device reads the whole directory (at most 100
 * documents) once, and only changes after that. Returns an unsubscribe function.
 */
export function followDirectory({ repository, storage, scope, onShards, onReady, onError }: Options): () => void {
  let isStopped = false;
  let stopWatching: () => void = () => undefined;
  const known = new Map<string, string>();

  const take = (shards: readonly StoredShard[]): StoredShard[] => {
    const fresh = shards.filter(({ id, updatedAt }) => known.get(id) !== updatedAt);
    for (const { id, updatedAt } of fresh) known.set(id, updatedAt);
    if (fresh.length > 0) onShards(fresh);
    return fresh;
  };
  const fail = (error: Error): void => {
    const isDenied = toAppError(error).code === 'permission-denied';
    if (isDenied) storage.clear(scope).catch(warn);
    onError(error, isDenied);
  };

  const start = async (): Promise<void> => {
    const stored = await storage.load(scope).catch(() => []);
    if (isStopped) return;
    take(stored);
    if (stored.length > 0) onReady();
    const last = stored.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '');
    stopWatching = repository.watch(
      {
        where: last === '' ? [] : [{ field: 'updatedAt', operator: '>', value: since(last) }],
        orderBy: [{ field: 'updatedAt', direction: 'asc' }],
        limit: MAX_LIST_LIMIT,
      },
      (records) => {
        const fresh = take(records.map(({ id, updatedAt, rows }) => ({ id, updatedAt, rows })));
        if (fresh.length > 0) storage.put(scope, fresh).catch(warn);
        onReady();
      },
      fail,
    );
  };
  start().catch(fail);

  return () => {
    isStopped = true;
    stopWatching();
  };
}

/** A device without storage for its copy rereads the directory next time. */
const warn = (error: unknown): void => console.warn('The search directory could not be kept on this device', error);

function since(last: string): string {
  const written = Date.parse(last);
  return Date.now() - written > SETTLED_MS ? last : new Date(written - OVERLAP_MS).toISOString();
}
