import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buildCustomer } from '@/testing/factories/customer';
import { documentsOf } from '@/testing/factories/documents';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { createMemoryOutbox } from '../outbox/storage';
import { createOutbox } from '../outbox/outbox';
import { companyPath, defineCollection } from './definition';
import { createMemoryStore } from './memoryStore';
import { createMemoryCache, listKey, recordKey, type RecordCache } from './recordCache';
import { createRepository } from './repository';

const PATH = 'companies/c1/customers';
const ada = buildCustomer({ id: 'ada', notes: '' });
const bob = buildCustomer({ id: 'bob', firstName: 'Bob' });

/** Builds a repository for each of two users on one store and one cache, and lists the requests made to the store. */
function setUp({ ttlMs, cache = createMemoryCache(ttlMs) }: { ttlMs?: number; cache?: RecordCache } = {}) {
  const store = createMemoryStore({ [PATH]: documentsOf([ada, bob]) });
  const get = vi.spyOn(store, 'get');
  const query = vi.spyOn(store, 'query');
  const outbox = createOutbox({ store, storage: createMemoryOutbox() });
  const definition = defineCollection<Customer>({
    name: 'customers',
    path: companyPath('customers'),
    schema: () => customerSchema,
    cache,
    ...(ttlMs === undefined ? {} : { ttlMs }),
  });
  const as = (uid: string) =>
    createRepository(definition, { store, outbox, scope: () => ({ uid, companyId: 'c1', ownerUid: null }) });
  return { store, get, query, cache, definition, as, repository: as('u1') };
}
/** Someone else, bypassing this device's caches. */
const behindTheBack = (store: ReturnType<typeof createMemoryStore>, id: string, notes: string) =>
  store.commit([{ kind: 'update', path: PATH, id, data: { notes } }]);

describe('cache keys (specification, section 7)', () => {
  it('contain the collection, the user, and the record id', async () => {
    const { repository, cache } = setUp();
    await repository.getById('ada');
    expect(cache.keys()).toEqual(['customers:u1:ada']);
    expect(recordKey('jobs', 'u2', 'j1')).toBe('jobs:u2:j1');
  });

  it('contain the collection, the user, “all” and the query options', async () => {
    const { repository, cache } = setUp();
    await repository.getAll({ limit: 5, orderBy: [{ field: 'sortName', direction: 'asc' }] });
    expect(cache.keys()).toEqual(['customers:u1:all:{"limit":5,"orderBy":[{"direction":"asc","field":"sortName"}]}']);
  });

  it('are equal for equal options in any order', () => {
    expect(listKey('jobs', 'u1', { limit: 5, where: [] })).toBe(listKey('jobs', 'u1', { where: [], limit: 5 }));
    expect(listKey('jobs', 'u1', { limit: 5 })).not.toBe(listKey('jobs', 'u1', { limit: 6 }));
  });
});

describe('reads', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fetch once, then return the cached value', async () => {
    const { repository, get, query, store } = setUp();
    const first = [await repository.getById('ada'), await repository.getAll()];
    await behindTheBack(store, 'ada', 'changed elsewhere');
    expect([await repository.getById('ada'), await repository.getAll()]).toEqual(first);
    expect(get).toHaveBeenCalledTimes(1);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('fetch separately for different options', async () => {
    const { repository } = setUp();
    expect(await repository.getAll({ limit: 1 })).toHaveLength(1);
    expect(await repository.getAll({ limit: 2 })).toHaveLength(2);
  });

  it('never share one user’s cache with another', async () => {
    const { as, get } = setUp();
    await as('u1').getById('ada');
    await as('u2').getById('ada');
    expect(get).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['30 000 ms by default', undefined, 30_000],
    ['as long as the collection says', 1_000, 1_000],
  ])('stay cached %s', async (_what, ttlMs, lifetime) => {
    const { repository, get } = setUp(ttlMs === undefined ? {} : { ttlMs });
    await repository.getById('ada');
    vi.advanceTimersByTime(lifetime - 1);
    await repository.getById('ada');
    expect(get).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2);
    await repository.getById('ada');
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('do not cache a failure', async () => {
    const { repository, cache } = setUp();
    await expect(repository.getById('nobody')).rejects.toThrow('customers not found');
    expect(cache.keys()).toEqual([]);
  });

  it('require a signed-in user with a company', async () => {
    const { store, definition } = setUp();
    const outbox = createOutbox({ store, storage: createMemoryOutbox() });
    const as = (uid: string | null, companyId: string | null) =>
      createRepository(definition, { store, outbox, scope: () => ({ uid, companyId, ownerUid: null }) });
    await expect(as(null, 'c1').getById('ada')).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'User not authenticated',
    });
    await expect(as(null, null).getAll()).rejects.toThrow('User not authenticated');
    await expect(as('u1', null).getAll()).rejects.toThrow('User not associated with a company');
    await expect(as('u1', null).create(ada)).rejects.toThrow('User not associated with a company');
  });
});

describe('writes', () => {
  const warmed = async () => {
    const world = setUp();
    await world.repository.getById('ada');
    await world.repository.getById('bob');
    await world.repository.getAll();
    await world.repository.getAll({ limit: 1 });
    return world;
  };
  const recordKeys = ['customers:u1:ada', 'customers:u1:bob'];

  it('creating clears only the collection’s lists', async () => {
    const { repository, cache } = await warmed();
    await repository.create(buildCustomer({ firstName: 'Cy' }));
    expect(cache.keys().sort()).toEqual(recordKeys);
    expect(await repository.getAll()).toHaveLength(3);
  });

  it('updating stores the new record and clears the lists', async () => {
    const { repository, cache, get } = await warmed();
    const updated = await repository.update('ada', { notes: 'new' });
    expect(cache.keys().sort()).toEqual(recordKeys);
    get.mockClear();
    expect(await repository.getById('ada')).toEqual(updated);
    expect(get).not.toHaveBeenCalled();
    expect((await repository.getAll()).find(({ id }) => id === 'ada')?.notes).toBe('new');
  });

  it('deleting removes the record and clears the lists', async () => {
    const { repository, cache } = await warmed();
    await repository.delete('ada');
    expect(cache.keys()).toEqual(['customers:u1:bob']);
    await expect(repository.getById('ada')).rejects.toThrow('customers not found');
    expect((await repository.getAll()).map(({ id }) => id)).toEqual(['bob']);
  });

  it('leave the entries of other users and collections alone', async () => {
    const { repository, cache } = await warmed();
    cache.set('customers:u2:all:{}', []);
    cache.set('jobs:u1:all:{}', []);
    await repository.update('ada', { notes: 'new' });
    expect(cache.keys()).toEqual(expect.arrayContaining(['customers:u2:all:{}', 'jobs:u1:all:{}']));
  });

  it('make the next read fetch again after a conflict', async () => {
    const { repository, store } = await warmed();
    await behindTheBack(store, 'ada', 'theirs');
    await expect(repository.update('ada', { notes: 'mine' }, { base: ada })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await repository.getById('ada')).toMatchObject({ notes: 'theirs' });
  });

  it('are not undone in the cache by a list read that began before them', async () => {
    const { repository, query } = setUp();
    let answer: (documents: never[]) => void = () => undefined;
    query.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const slow = repository.getAll();
    await repository.create(buildCustomer({ firstName: 'Cy' }));
    answer([]);
    await slow;
    expect(await repository.getAll()).toHaveLength(3);
  });

  it('by the server are not undone in the cache by a list read that began before them', async () => {
    const { repository, query, cache } = setUp();
    let answer: (documents: never[]) => void = () => undefined;
    query.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const slow = repository.getAll();
    cache.clear();
    answer([]);
    await slow;
    expect(await repository.getAll()).toHaveLength(2);
  });

  it('are not undone in the cache by a record read that began before them', async () => {
    const { repository, get, store } = setUp();
    const before = await store.getFromServer(PATH, 'ada');
    let answer: (document: typeof before) => void = () => undefined;
    get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const slow = repository.getById('ada');
    await repository.update('ada', { notes: 'new' });
    answer(before);
    await slow;
    expect(await repository.getById('ada')).toMatchObject({ notes: 'new' });
  });

  it('are visible to reads as soon as they begin', async () => {
    const { repository } = setUp();
    const update = repository.update('ada', { notes: 'new' });
    expect(await repository.getById('ada')).toMatchObject({ notes: 'new' });
    await update;
  });

  it('do not block later ones when they fail', async () => {
    const { repository } = setUp();
    const wrong = repository.update('ada', { email: 'nope' });
    const right = repository.update('ada', { notes: 'new' });
    // As text, because the form shows which field it is.
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid',
      message: expect.not.stringContaining('email:') as string,
      details: { fieldErrors: { email: expect.any(String) as string } },
    });
    expect(await right).toMatchObject({ notes: 'new', email: ada.email });
  });

  it('warn and skip invalidation when the cache’s keys are unavailable', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cache = {
      ...createMemoryCache(),
      keys: () => {
        throw new Error('blocked');
      },
    };
    const { repository } = setUp({ cache });
    await repository.getAll();
    const made = await repository.create(buildCustomer({ firstName: 'Cy' }));
    expect(made.firstName).toBe('Cy');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('invalidation skipped'), expect.anything());
    expect(await repository.getAll()).toHaveLength(2);
    warned.mockRestore();
  });
});

describe('collections', () => {
  it('cache jobs and most others for 30 000 ms, users and technicians for 300 000 ms', async () => {
    const { collections } = await import('../collections');
    expect(defineCollection({ name: 'x', path: () => 'x', schema: () => z.object({}) }).ttlMs).toBe(30_000);
    expect(collections.jobs.ttlMs).toBe(30_000);
    expect(collections.users.ttlMs).toBe(300_000);
    expect(collections.technicians.ttlMs).toBe(300_000);
  });

  it('keep technicians under the company’s owner', async () => {
    const { collections } = await import('../collections');
    expect(collections.technicians.path({ uid: 'u1', companyId: 'c1', ownerUid: 'boss' })).toBe(
      'users/boss/technicians',
    );
    expect(() => collections.technicians.path({ uid: 'u1', companyId: null, ownerUid: null })).toThrow(
      'User not associated with a company',
    );
    expect(() => collections.users.path({ uid: null, companyId: null, ownerUid: null })).toThrow(
      'User not authenticated',
    );
  });
});
