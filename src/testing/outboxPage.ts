import { vi } from 'vitest';
import type { OutboxEntry } from '@/data/outbox/entry';
import { createOutbox } from '@/data/outbox/outbox';
import { createMemoryOutbox } from '@/data/outbox/storage';
import { createMemoryStore } from '@/data/records/memoryStore';

/** The collection whose single record `ada` is written. */
export const PATH = 'companies/c1/customers';
export type Fields = Record<string, unknown>;

let minute = 0;
/** Builds an outbox change to `ada`, each a minute later than the previous one. */
export const entry = (fields: Partial<OutboxEntry> & Pick<OutboxEntry, 'id' | 'write'>): OutboxEntry => ({
  uid: 'u1',
  collection: 'customers',
  label: 'Ada',
  mine: {},
  base: {},
  state: 'pending',
  message: '',
  at: `2026-06-01T08:${String((minute += 1) % 60).padStart(2, '0')}:00.000Z`,
  ...fields,
});
export const set = (id = 'e-set') =>
  entry({ id, write: { kind: 'set', path: PATH, id: 'ada', data: { notes: '', revision: 'r1', baseRevision: '' } } });
export const remove = (id = 'e-delete') => entry({ id, write: { kind: 'delete', path: PATH, id: 'ada' } });
/** Builds a change from `base` to `mine`, from one revision to another. */
export const update = (
  id: string,
  base: Fields,
  mine: Fields,
  [from, to]: [string, string],
  fields: Partial<OutboxEntry> = {},
) =>
  entry({
    id,
    base,
    mine,
    write: { kind: 'update', path: PATH, id: 'ada', data: { ...mine, revision: to, baseRevision: from } },
    ...fields,
  });

/** Sets up what a page finds after a reload: `left` in the outbox, and `stored` on the server (null: no such record). */
export async function afterReload(left: OutboxEntry[], stored: Fields | null) {
  const store = createMemoryStore(stored ? { [PATH]: { ada: stored } } : {});
  const commit = vi.spyOn(store, 'commit');
  const storage = createMemoryOutbox();
  for (const item of left) await storage.write({ put: [item] });
  const outbox = createOutbox({ store, storage, isOnline: () => true });
  await outbox.recover('u1');
  const server = (await store.get(PATH, 'ada'))?.data ?? null;
  return {
    outbox,
    store,
    storage,
    server,
    writeCount: commit.mock.calls.length,
    states: outbox.entries().map(({ id, state }) => `${id} ${state}`),
  };
}
