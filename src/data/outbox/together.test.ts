import { describe, expect, it } from 'vitest';
import { createGatedStore } from '@/testing/gatedStore';
import { createMemoryStore } from '../records/memoryStore';
import type { UnsentEntry } from './entry';
import { createOutbox } from './outbox';
import { rebase } from './rebase';
import { createMemoryOutbox } from './storage';

const PATH = 'companies/c1/schedule';
const visit = (at: string, revision: string, by: string) => ({ at, revision, baseRevision: '', updatedBy: by });
const series = () => ({
  [PATH]: { a: visit('11', 'r1', 'u0'), b: visit('11', 'r1', 'u0'), c: visit('11', 'r1', 'u0') },
});
const move = (by: string, id: string, at: string): UnsentEntry => ({
  id: `${by}-${id}`,
  uid: by,
  collection: 'schedule',
  label: id,
  at: '2026-06-01T08:00:00.000Z',
  mine: { at },
  base: { at: '11' },
  write: { kind: 'update', path: PATH, id, data: { ...visit(at, `${by}-${id}`, by), baseRevision: 'r1' } },
});
const all = (by: string, at: string) => ['a', 'b', 'c'].map((id) => move(by, id, at));

describe('writes that belong together', () => {
  it('are refused as a whole for the second of two people', async () => {
    const store = createMemoryStore(series());
    const outboxOf = () => createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
    const [grace, ben] = [outboxOf(), outboxOf()];
    const outcomes = await Promise.allSettled([
      grace.sendTogether(all('grace', '13:30')),
      ben.sendTogether(all('ben', '15')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { code: 'conflict', theirs: { updatedBy: 'grace' } } });
    const times = (await store.query(PATH, {})).map(({ data }) => data['at']);
    expect(times).toEqual(['13:30', '13:30', '13:30']);
    expect([grace.entries(), ben.entries()]).toEqual([[], []]);
  });

  it('are written on top of others’ changes of other fields', async () => {
    const store = createMemoryStore(series());
    const theirs = { notes: 'Dog', revision: 'r7', baseRevision: 'r1' };
    await store.commit([{ kind: 'update', path: PATH, id: 'b', data: theirs }]);
    await createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true }).sendTogether(all('ben', '15'));
    expect((await store.query(PATH, {})).map(({ data }) => [data['at'], data['notes'] ?? ''])).toEqual([
      ['15', ''],
      ['15', 'Dog'],
      ['15', ''],
    ]);
  });

  it('left by an earlier page are still one change: asked about, forced or discarded together', async () => {
    const storage = createMemoryOutbox();
    const line = createGatedStore(series());
    const before = createOutbox({ store: line.store, storage, isOnline: () => false });
    await before.sendTogether(all('ben', '15'));
    line.drop();
    await line.server.commit([
      { kind: 'update', path: PATH, id: 'b', data: { at: '13', revision: 'r7', baseRevision: 'r1' } },
    ]);
    const outbox = createOutbox({ store: line.server, storage, isOnline: () => true });
    await outbox.recover('ben');
    expect(outbox.entries().map(({ state }) => state)).toEqual(['conflict', 'conflict', 'conflict']);
    const times = async () => (await line.server.query(PATH, {})).map(({ data }) => data['at']);
    expect(await times()).toEqual(['11', '13', '11']);
    await outbox.retry('ben-c', { isForced: true });
    expect(await times()).toEqual(['15', '15', '15']);
    expect(outbox.entries()).toEqual([]);
  });

  it('have all arrived if one of them has', async () => {
    const storage = createMemoryOutbox();
    const line = createGatedStore(series());
    await createOutbox({ store: line.store, storage, isOnline: () => false }).sendTogether(all('ben', '15'));
    await line.server.commit(all('ben', '15').map(({ write }) => write));
    const later = { at: '9', revision: 'r8', baseRevision: 'ben-a' };
    await line.server.commit([{ kind: 'update', path: PATH, id: 'a', data: later }]);
    line.drop();
    const outbox = createOutbox({ store: line.server, storage, isOnline: () => true });
    await outbox.recover('ben');
    expect(outbox.entries()).toEqual([]);
    expect((await line.server.get(PATH, 'a'))?.data).toMatchObject({ at: '9' });
  });
});

describe('the same step taken on two devices', () => {
  const line = (id: string, state: string) => ({ id, state, by: 'ann', at: '2026-01-12T15:30:00.000Z' });
  const made = line('made', 'planned');
  const onTheWay = { state: 'en-route', log: [made, line('mine', 'en-route')] };
  const base = { state: 'planned', log: [made] };

  it('counts as taken, with nothing left to write', () => {
    const server = { state: 'en-route', log: [made, line('theirs', 'en-route')] };
    expect(rebase({ base, mine: onTheWay, server, lists: ['log'] })).toEqual({ kind: 'applied' });
    const job = { progress: 'in-progress', progressLog: [made, line('mine', 'in-progress')] };
    const moved = { progress: 'in-progress', progressLog: [made, line('theirs', 'in-progress')] };
    expect(rebase({ base: { progress: 'scheduled', progressLog: [made] }, mine: job, server: moved })).toEqual({
      kind: 'applied',
    });
  });

  it('is still written when something else changed with it', () => {
    const server = { state: 'en-route', log: [made, line('theirs', 'en-route')] };
    expect(rebase({ base, mine: { ...onTheWay, notes: 'x' }, server, lists: ['log'] })).toMatchObject({
      kind: 'rebased',
    });
  });
});
