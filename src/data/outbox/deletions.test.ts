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

/** A device whose deletions find no server until `connect`. */
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

describe('a deletion without a connection', () => {
  it('is shown at once, and carried out when the server can be asked', async () => {
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

  it('asks where somebody else has changed the record meanwhile, which is shown again', async () => {
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

  it('is done where one changed it oneself in between', async () => {
    const { outbox, server, connect, onServer } = await setUp();
    await outbox.send(deletion);
    await server.commit([moved({ title: 'Tune-up', updatedBy: 'u1' })]);
    await connect();
    expect(await onServer()).toBeNull();
    expect(outbox.entries()).toEqual([]);
  });

  it('is taken back by making the record again: what others changed meanwhile stays', async () => {
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

it('a deletion with a connection is refused where somebody else has changed the record since', async () => {
  const { outbox, server, connect, onServer } = await setUp();
  await connect();
  await server.commit([moved({ state: 'en-route', updatedBy: 'u3' })]);
  await expect(outbox.send(deletion)).rejects.toMatchObject({ code: 'conflict', theirs: { state: 'en-route' } });
  expect(await onServer()).toMatchObject({ state: 'en-route' });
  expect(outbox.entries()).toEqual([]);
});
