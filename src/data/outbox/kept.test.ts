import { describe, expect, it, vi } from 'vitest';
import { createGatedStore } from '@/testing/gatedStore';
import { createMemoryStore } from '../records/memoryStore';
import type { OutboxEntry, OutboxStorage, UnsentEntry } from './entry';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';

const PATH = 'companies/c1/pricebook';
const creation = (id: string): UnsentEntry => ({
  id: `e-${id}`,
  uid: 'u1',
  collection: 'pricebook',
  label: id,
  at: '2026-06-01T08:00:00.000Z',
  mine: {},
  base: {},
  write: { kind: 'set', path: PATH, id, data: { name: id, revision: `r-${id}`, baseRevision: '' } },
});
const many = Array.from({ length: 134 }, (_, index) => creation(`item-${index}`));

/** A device that is slow to store entries: requests made in the meantime are stored when `keep` is called. */
function slowDevice() {
  const memory = createMemoryOutbox();
  const writes: OutboxEntry[][] = [];
  let waiting: (() => void)[] = [];
  const storage: OutboxStorage = {
    ...memory,
    write: (changes) => {
      writes.push([...(changes.put ?? [])]);
      return new Promise((resolve, reject) => waiting.push(() => void memory.write(changes).then(resolve, reject)));
    },
  };
  const keep = async (): Promise<void> => {
    for (const go of waiting.splice(0)) go();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const lose = (): void => void (waiting = []);
  return { storage, writes, keep, lose };
}

describe('a group of writes', () => {
  it('is kept in one transaction, and not counted or sent before that', async () => {
    const { storage, writes, keep } = slowDevice();
    const { store, server, waitingCount } = createGatedStore();
    const outbox = createOutbox({ store, storage, isOnline: () => false });
    for (const entry of many) void outbox.send(entry);
    await Promise.resolve();
    expect(writes.map(({ length }) => length)).toEqual([134]);
    expect([outbox.kept().length, outbox.isAtRisk(), waitingCount()]).toEqual([0, true, 0]);
    await keep();
    expect([outbox.kept().length, outbox.isAtRisk(), waitingCount()]).toEqual([134, false, 134]);
    expect(await server.query(PATH, {})).toEqual([]);
  });

  it('survives a reload right after it is shown, even if the store lost it', async () => {
    const { storage, keep, lose } = slowDevice();
    const first = createGatedStore();
    const outbox = createOutbox({ store: first.store, storage, isOnline: () => false });
    for (const entry of many) void outbox.send(entry);
    await Promise.resolve();
    // The page shows what is in the store, so everything must be stored by then.
    while (first.waitingCount() === 0) await keep();
    lose();
    const next = createOutbox({ store: first.server, storage: { ...storage, write: () => Promise.resolve() } });
    await next.recover('u1');
    expect(await first.server.count(PATH, { limit: 200 })).toBe(134);
    expect(next.entries()).toEqual([]);
  });

  it('does not wait forever for a device that does not answer', async () => {
    vi.useFakeTimers();
    const { storage } = slowDevice();
    const { store, waitingCount } = createGatedStore();
    const outbox = createOutbox({ store, storage, isOnline: () => false });
    void outbox.send(creation('one'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([waitingCount(), outbox.isAtRisk()]).toEqual([1, true]);
    vi.useRealTimers();
  });
});

it('sends leftovers of an earlier page in parallel, but those of one record in order', async () => {
  const storage = createMemoryOutbox();
  const pending = { state: 'pending', message: '' } as const;
  const change = (id: string, from: string, to: string): OutboxEntry => ({
    ...creation('item-0'),
    ...pending,
    id,
    at: `2026-06-01T08:00:0${to.slice(1)}.000Z`,
    base: { name: from.replace('r-', '') },
    mine: { name: to },
    write: { kind: 'update', path: PATH, id: 'item-0', data: { name: to, revision: to, baseRevision: from } },
  });
  const changes = [change('c1', 'r-item-0', 's1'), change('c2', 's1', 's2')];
  await storage.write({ put: [...many.map((entry) => ({ ...entry, ...pending })), ...changes] });
  const store = createMemoryStore();
  let running = 0;
  let most = 0;
  vi.spyOn(store, 'getFromServer').mockImplementation(async (path, id) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 0));
    running -= 1;
    return store.get(path, id);
  });
  const outbox = createOutbox({ store, storage, isOnline: () => true });
  await outbox.recover('u1');
  expect(most).toBeGreaterThan(4);
  expect(await store.count(PATH, { limit: 200 })).toBe(134);
  expect((await store.get(PATH, 'item-0'))?.data).toMatchObject({ name: 's2' });
  expect(outbox.entries()).toEqual([]);
});

describe('another tab', () => {
  it('counts what this tab keeps until it has been sent', async () => {
    const memory = createMemoryOutbox();
    let tell = (): void => undefined;
    const line = createGatedStore();
    const here = createOutbox({
      store: line.store,
      storage: { ...memory, write: (changes) => memory.write(changes).then(() => tell()) },
      isOnline: () => false,
    });
    const there = createOutbox({
      store: line.server,
      storage: { ...memory, onOthers: (listener) => ((tell = listener), () => undefined) },
    });
    await there.recover('u1');
    await here.send(creation('one'));
    await vi.waitFor(() => expect(there.kept()).toHaveLength(1));
    await line.deliver();
    await vi.waitFor(() => expect(there.kept()).toEqual([]));
  });
});
