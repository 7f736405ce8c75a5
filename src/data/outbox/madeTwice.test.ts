import { describe, expect, it } from 'vitest';
import { afterReload, entry, PATH, set, type Fields } from '@/testing/outboxPage';
import { createMemoryStore } from '../records/memoryStore';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';

describe('a record with a list, created on two devices at once', () => {
  const made = (revision: string, lines: Fields[], by = 'u1'): Fields => ({
    jobId: 'ada',
    lines,
    createdBy: by,
    createdAt: `2026-06-01T08:00:00.00${revision.slice(1)}Z`,
    updatedBy: by,
    updatedAt: '2026-06-01T08:00:00.000Z',
    revision,
    baseRevision: '',
  });
  const mine = entry({
    id: 'e-list',
    lists: ['lines'],
    write: { kind: 'set', path: PATH, id: 'ada', data: made('r1', [{ id: 'filter' }]) },
  });
  const theirs = made('r7', [{ id: 'belt' }], 'u2');

  it('has the items of both after a reload', async () => {
    const { states, server } = await afterReload([mine], theirs);
    expect(states).toEqual([]);
    expect(server).toMatchObject({
      lines: [{ id: 'belt' }, { id: 'filter' }],
      createdBy: 'u2',
      updatedBy: 'u1',
      baseRevision: 'r7',
    });
  });

  it('has the items of both when the server refuses the second creation', async () => {
    const store = createMemoryStore({ [PATH]: { ada: theirs } });
    const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
    const { state: _state, message: _message, ...unsent } = mine;
    await outbox.send(unsent);
    expect((await store.get(PATH, 'ada'))?.data).toMatchObject({ lines: [{ id: 'belt' }, { id: 'filter' }] });
    expect(outbox.entries()).toEqual([]);
  });

  it('is left alone when this device created it and it changed since', async () => {
    const { states, writeCount } = await afterReload([mine], { ...made('r1', []), revision: 'r8' });
    expect(states).toEqual([]);
    expect(writeCount).toBe(0);
  });
});

describe('creating a record that already exists', () => {
  it('succeeds when it is identical', async () => {
    const { state: _state, message: _message, ...unsent } = set();
    const store = createMemoryStore({ [PATH]: { ada: { notes: '', revision: 'r5', createdBy: 'u1' } } });
    const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
    await expect(outbox.send(unsent)).resolves.toBeUndefined();
  });

  it('succeeds when it should be created once, no matter who was first', async () => {
    const { state: _state, message: _message, ...unsent } = set();
    const theirs = { notes: 'theirs', revision: 'r5', createdBy: 'u2' };
    const store = createMemoryStore({ [PATH]: { ada: theirs } });
    const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
    await expect(outbox.send({ ...unsent, isOnce: true })).resolves.toBeUndefined();
    expect((await store.get(PATH, 'ada'))?.data).toEqual(theirs);
    expect(outbox.entries()).toEqual([]);
  });

  it('is refused when it differs', async () => {
    const { state: _state, message: _message, ...unsent } = set();
    const store = createMemoryStore({ [PATH]: { ada: { notes: 'theirs', revision: 'r5', createdBy: 'u2' } } });
    const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
    await expect(outbox.send(unsent)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
