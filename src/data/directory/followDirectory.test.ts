import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DirectoryShard } from '@/domain/directory/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { buildShard } from '@/testing/factories/directory';
import type { Repository } from '../records/repository';
import { followDirectory } from './followDirectory';
import { createMemoryShards, type ShardStorage, type StoredShard } from './shardStorage';

type Watch = Repository<DirectoryShard>['watch'];

const audit = { createdBy: '', createdAt: '', updatedBy: '', revision: '', baseRevision: '' };
const shard = (id: string, updatedAt: string): Stored<DirectoryShard> => ({
  ...audit,
  ...buildShard([], { id, updatedAt }),
});

function follow(storage: ShardStorage) {
  const watch = vi.fn<Watch>(() => () => undefined);
  const onShards = vi.fn<(shards: readonly StoredShard[]) => void>();
  const onReady = vi.fn();
  const onError = vi.fn();
  const stop = followDirectory({ repository: { watch }, storage, scope: 'c1:u1', onShards, onReady, onError });
  const started = vi.waitFor(() => expect(watch).toHaveBeenCalled());
  return {
    watch,
    onShards,
    onReady,
    onError,
    stop,
    started,
    send: (records: Stored<DirectoryShard>[]) => watch.mock.lastCall?.[1](records),
    fail: (error: Error) => watch.mock.lastCall?.[2](error),
  };
}

describe('followDirectory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-12T15:01:00.000Z') }));

  it('reads everything once, stores it, and then asks only for changes', async () => {
    const storage = createMemoryShards();
    const first = follow(storage);
    await first.started;
    expect(first.watch.mock.lastCall?.[0].where).toEqual([]);
    expect(first.onReady).not.toHaveBeenCalled();
    first.send([
      shard('customers-001', '2026-01-12T10:00:00.000Z'),
      shard('customers-002', '2026-01-12T15:00:00.000Z'),
    ]);
    expect(first.onReady).toHaveBeenCalled();
    first.stop();

    const second = follow(storage);
    await second.started;
    expect(second.onShards.mock.lastCall?.[0]).toHaveLength(2);
    expect(second.onReady).toHaveBeenCalled();
    // A minute of overlap: shards are written by several servers.
    expect(second.watch.mock.lastCall?.[0].where).toEqual([
      { field: 'updatedAt', operator: '>', value: '2026-01-12T14:59:00.000Z' },
    ]);
  });

  it('does not re-read settled shards, such as those written all at once', async () => {
    const storage = createMemoryShards();
    await storage.put('c1:u1', [
      { id: 'customers-001', updatedAt: '2026-01-12T14:00:00.100Z', rows: '[]' },
      { id: 'customers-002', updatedAt: '2026-01-12T14:00:00.800Z', rows: '[]' },
    ]);
    const { watch, started } = follow(storage);
    await started;
    expect(watch.mock.lastCall?.[0].where).toEqual([
      { field: 'updatedAt', operator: '>', value: '2026-01-12T14:00:00.800Z' },
    ]);
  });

  it('passes on a shard again only if it changed', async () => {
    const { started, send, onShards } = follow(createMemoryShards());
    await started;
    send([shard('customers-001', '2026-01-12T10:00:00.000Z')]);
    send([shard('customers-001', '2026-01-12T10:00:00.000Z'), shard('customers-002', '2026-01-12T11:00:00.000Z')]);
    expect(onShards.mock.calls.map(([shards]) => shards.map(({ id }) => id))).toEqual([
      ['customers-001'],
      ['customers-002'],
    ]);
    send([shard('customers-001', '2026-01-12T12:00:00.000Z'), shard('customers-002', '2026-01-12T11:00:00.000Z')]);
    expect(onShards.mock.lastCall?.[0]).toMatchObject([{ id: 'customers-001', updatedAt: '2026-01-12T12:00:00.000Z' }]);
  });

  it('deletes the stored shards when the company revokes access', async () => {
    const storage = createMemoryShards();
    await storage.put('c1:u1', [{ id: 'customers-001', updatedAt: '2026-01-12T10:00:00.000Z', rows: '[]' }]);
    const { started, fail, onError } = follow(storage);
    await started;
    fail(new AppError({ code: 'permission-denied', userMessage: 'No' }));
    expect(onError).toHaveBeenCalledWith(expect.any(Error), true);
    expect(await storage.load('c1:u1')).toEqual([]);
  });

  it('keeps companies and users separate', async () => {
    const storage = createMemoryShards();
    await storage.put('c2:u1', [{ id: 'customers-001', updatedAt: '2026-01-12T10:00:00.000Z', rows: '[]' }]);
    const { started, onShards } = follow(storage);
    await started;
    expect(onShards).not.toHaveBeenCalled();
  });
});
