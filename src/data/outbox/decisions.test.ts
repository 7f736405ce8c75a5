import { describe, expect, it } from 'vitest';
import { createGatedStore } from '@/testing/gatedStore';
import { createMemoryStore } from '../records/memoryStore';
import type { UnsentEntry } from './entry';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';

const PATH = 'companies/c1/recognitions';
const proposed = { state: 'proposed', winners: ['ann'], revision: 'r1', baseRevision: '', updatedBy: 'u0' };
const seeds = () => ({ [PATH]: { best: proposed } });
const approval: UnsentEntry = {
  id: 'e1',
  uid: 'admin',
  collection: 'recognitions',
  label: 'Best of May',
  at: '2026-06-01T08:00:00.000Z',
  mine: { state: 'approved' },
  base: { state: 'proposed' },
  isDecision: true,
  write: {
    kind: 'update',
    path: PATH,
    id: 'best',
    data: { state: 'approved', updatedBy: 'admin', revision: 'r2', baseRevision: 'r1' },
  },
};
const otherWinner = {
  kind: 'update',
  path: PATH,
  id: 'best',
  data: { winners: ['bob'], updatedBy: 'u3', revision: 'r7', baseRevision: 'r1' },
} as const;

describe('a decision', () => {
  it('is written if the record is as it was seen', async () => {
    const store = createMemoryStore(seeds());
    await createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true }).send(approval);
    expect((await store.get(PATH, 'best'))?.data).toMatchObject({ state: 'approved', winners: ['ann'] });
  });

  it('asks if anything else in the record changed, since decisions never merge', async () => {
    const store = createMemoryStore(seeds());
    await store.commit([otherWinner]);
    const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
    await expect(outbox.send(approval)).rejects.toMatchObject({ code: 'conflict', theirs: { winners: ['bob'] } });
    expect((await store.get(PATH, 'best'))?.data).toMatchObject({ state: 'proposed', winners: ['bob'] });
  });

  it('asks after reconnecting too, and is written once confirmed', async () => {
    const storage = createMemoryOutbox();
    const line = createGatedStore(seeds());
    await createOutbox({ store: line.store, storage, isOnline: () => false }).send(approval);
    line.drop();
    await line.server.commit([otherWinner]);
    const after = createOutbox({ store: line.server, storage, isOnline: () => true });
    await after.recover('admin');
    expect(after.entries()).toMatchObject([{ id: 'e1', state: 'conflict' }]);
    expect((await line.server.get(PATH, 'best'))?.data).toMatchObject({ state: 'proposed' });
    await after.retry('e1', { isForced: true });
    expect((await line.server.get(PATH, 'best'))?.data).toMatchObject({ state: 'approved', winners: ['bob'] });
  });
});
