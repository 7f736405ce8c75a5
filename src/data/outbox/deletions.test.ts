import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/appError';
import { createMemoryStore } from '../records/memoryStore';
import type { RecordStore } from '../records/store';
import { withoutDeleted } from '../records/withoutDeleted';
import type { UnsentEntry } from './entry';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';

const PATH = 'companies/c1/schedule';
const stored = { title: 'AC tune-up', state: 'planned', revision: 'r1', updatedBy: 'u2' };
const deletion: UnsentEntry = {
  id: 'e-delete',
  uid: 'u1',
  collection: 'schedule',
  label: 'AC tune-up',
  at: '2026-06-01T08:00:00.000Z',
  mine: {},
  base: stored,
  write: { kind: 'delete', path: PATH, id: 'v1', baseRevision: 'r1' },
};
const moved = (fields: Record<string, unknown>) =>
  ({ kind: 'update', path: PATH, id: 'v1', data: { revision: 'r2', baseRevision: 'r1', ...fields } }) as const;

/** A device whose deletions reach no server until `connect`. */
async function setUp() {
  const server = createMemoryStore({ [PATH]: { v1: stored } });
  let isOnline = false;
  const store: RecordStore = {
    ...server,
    commit: (writes) =>
      isOnline || writes.every(({ kind }) => kind !== 'delete')
        ? server.commit(writes)
        : Promise.reject(new AppError({ code: 'unavailable', userMessage: 'No connection.' })),
  };
  const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => isOnline });
  await outbox.recover('u1');
  const shown = withoutDeleted(store, outbox);
  const connect = async (): Promise<void> => {
    isOnline = true;
    await outbox.recover('u1');
  };
  const onServer = async () => (await server.get(PATH, 'v1'))?.data ?? null;
  return { server, outbox, shown, connect, onServer };
}

describe('a deletion made offline', () => {
  it('shows at once, and is sent on reconnecting', async () => {
    const { outbox, shown, connect, onServer } = await setUp();
    const seen: number[] = [];
    shown.watch(PATH, {}, ({ documents }) => seen.push(documents.length), vi.fn());
    await outbox.send(deletion);
    await vi.waitFor(() => expect(outbox.kept()).toHaveLength(1));
    expect(await shown.get(PATH, 'v1')).toBeNull();
    expect(await onServer()).toMatchObject({ revision: 'r1' });
    await vi.waitFor(() => expect(seen.at(-1)).toBe(0));
    await connect();
    expect(await onServer()).toBeNull();
    expect(outbox.entries()).toEqual([]);
  });

  it('asks when someone else has changed the record, which is shown again', async () => {
    const { outbox, server, shown, connect, onServer } = await setUp();
    await outbox.send(deletion);
    await server.commit([moved({ state: 'en-route', updatedBy: 'u3' })]);
    await connect();
    expect(outbox.entries()).toMatchObject([{ state: 'conflict', label: 'AC tune-up' }]);
    expect(await onServer()).toMatchObject({ state: 'en-route' });
    expect(await shown.get(PATH, 'v1')).not.toBeNull();
    await outbox.retry('e-delete', { isForced: true });
    expect(await onServer()).toBeNull();
  });

  it('is carried out when the same user changed the record in between', async () => {
    const { outbox, server, connect, onServer } = await setUp();
    await outbox.send(deletion);
    await server.commit([moved({ title: 'Tune-up', updatedBy: 'u1' })]);
    await connect();
    expect(await onServer()).toBeNull();
    expect(outbox.entries()).toEqual([]);
  });

  it('is undone by creating the record again, which keeps others’ changes', async () => {
    const { outbox, server, connect, onServer } = await setUp();
    await outbox.send(deletion);
    await server.commit([moved({ notes: 'Ring twice', updatedBy: 'u3' })]);
    const again = { title: 'AC tune-up', state: 'confirmed', revision: 'r9', baseRevision: '', updatedBy: 'u1' };
    await outbox.send({
      ...deletion,
      id: 'e-set',
      base: {},
      write: { kind: 'set', path: PATH, id: 'v1', data: again },
    });
    await connect();
    await vi.waitFor(() => expect(outbox.entries()).toEqual([]));
    expect(await onServer()).toMatchObject({ state: 'confirmed', notes: 'Ring twice' });
  });
});

it('refuses a deletion made online when someone else has changed the record', async () => {
  const { outbox, server, connect, onServer } = await setUp();
  await connect();
  await server.commit([moved({ state: 'en-route', updatedBy: 'u3' })]);
  await expect(outbox.send(deletion)).rejects.toMatchObject({ code: 'conflict', theirs: { state: 'en-route' } });
  expect(await onServer()).toMatchObject({ state: 'en-route' });
  expect(outbox.entries()).toEqual([]);
});
