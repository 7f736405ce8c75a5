import { describe, expect, it, vi } from 'vitest';
import { createGatedStore } from '@/testing/gatedStore';
import { createMemoryStore } from '../records/memoryStore';
import type { OutboxEntry } from './entry';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';
import { afterReload, PATH, remove, set, update, type Fields } from '@/testing/outboxPage';

const edit = () => update('e', { notes: '' }, { notes: 'mine' }, ['r0', 'r1']);

describe('after a reload', () => {
  it('treats a creation that arrived as done', async () => {
    expect(await afterReload([set()], { notes: '', revision: 'r1' })).toMatchObject({ states: [], writeCount: 0 });
  });

  it('sends a creation that did not arrive', async () => {
    expect(await afterReload([set()], null)).toMatchObject({ states: [], server: { revision: 'r1' } });
  });

  it('treats a deletion as done, or sends it', async () => {
    expect(await afterReload([remove()], null)).toMatchObject({ states: [], writeCount: 0 });
    expect(await afterReload([remove()], { revision: 'r7' })).toMatchObject({ states: [], server: null });
  });

  it('treats a change that arrived as done', async () => {
    expect(await afterReload([edit()], { notes: 'mine', revision: 'r1' })).toMatchObject({ states: [], writeCount: 0 });
  });

  it('treats a change that arrived and was changed further as done', async () => {
    expect(await afterReload([edit()], { notes: 'mine', phone: '1', revision: 'r9' })).toMatchObject({
      states: [],
      writeCount: 0,
    });
  });

  it('sends a change that did not arrive', async () => {
    expect(await afterReload([edit()], { notes: '', revision: 'r0' })).toMatchObject({
      states: [],
      server: { notes: 'mine' },
    });
  });

  it('sends a change on top of someone else’s change of another field', async () => {
    const { states, server } = await afterReload([edit()], { notes: '', phone: '1', revision: 'r9' });
    expect(states).toEqual([]);
    expect(server).toMatchObject({ notes: 'mine', phone: '1', baseRevision: 'r9' });
  });

  it('reports a conflict with someone else’s change, and leaves theirs in place', async () => {
    const { states, server, outbox } = await afterReload([edit()], { notes: 'theirs', revision: 'r9' });
    expect(states).toEqual(['e conflict']);
    expect(server).toMatchObject({ notes: 'theirs' });
    expect(outbox.entries()[0]?.message).toBe('Someone else changed this in the meantime.');
  });

  it('keeps a change of a deleted record, and says so', async () => {
    const { states, outbox } = await afterReload([edit()], null);
    expect(states).toEqual(['e refused']);
    expect(outbox.entries()[0]?.message).toBe('This record was deleted in the meantime.');
  });

  it('keeps a refused change as it was, and does not send it again', async () => {
    const refused = { ...edit(), state: 'refused', message: 'No.' } as const;
    const { outbox, writeCount } = await afterReload([refused], { notes: '', revision: 'r0' });
    expect(outbox.entries()).toEqual([refused]);
    expect(writeCount).toBe(0);
  });

  it('leaves another user’s changes alone', async () => {
    const { outbox, writeCount, storage } = await afterReload([{ ...edit(), uid: 'u2' }], {
      notes: '',
      revision: 'r0',
    });
    expect([outbox.entries(), writeCount]).toEqual([[], 0]);
    expect(await storage.load('u2')).toHaveLength(1);
  });

  it('keeps a change pending, not refused, when the server cannot be reached', async () => {
    const store = createMemoryStore({ [PATH]: { ada: { notes: '', revision: 'r0' } } });
    vi.spyOn(store, 'getFromServer').mockRejectedValue(Object.assign(new Error('off'), { code: 'unavailable' }));
    const storage = createMemoryOutbox();
    await storage.write({ put: [edit()] });
    const outbox = createOutbox({ store, storage });
    await outbox.recover('u1');
    expect(outbox.entries()).toMatchObject([{ id: 'e', state: 'pending' }]);
  });

  it('stops quietly and keeps everything when the user logs out meanwhile', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createMemoryStore();
    vi.spyOn(store, 'waitForPendingWrites').mockRejectedValue(new Error('rejected due to a user change'));
    const storage = createMemoryOutbox();
    await storage.write({ put: [edit()] });
    const outbox = createOutbox({ store, storage });
    await expect(outbox.recover('u1')).resolves.toBeUndefined();
    expect(outbox.entries()).toMatchObject([{ state: 'pending' }]);
    warned.mockRestore();
  });

  it('does not send twice what this page already began to send', async () => {
    const { store, deliver, waitingCount } = createGatedStore();
    const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => false });
    const { state: _state, message: _message, ...unsent } = set();
    await outbox.send(unsent);
    const recovered = outbox.recover('u1');
    await Promise.resolve();
    expect(waitingCount()).toBe(1);
    await deliver();
    await recovered;
    expect(outbox.entries()).toEqual([]);
  });
});

describe('a write that arrived without an answer', () => {
  /** A page on which Firestore's own queue never empties, because some other write hangs. */
  async function hangingPage(left: OutboxEntry[], stored: Fields) {
    const store = createMemoryStore({ [PATH]: { ada: stored } });
    vi.spyOn(store, 'waitForPendingWrites').mockReturnValue(new Promise(() => undefined));
    const storage = createMemoryOutbox();
    for (const item of left) await storage.write({ put: [item] });
    const outbox = createOutbox({ store, storage, isOnline: () => true, waitMs: 0 });
    void outbox.recover('u1');
    return { outbox, store, storage };
  }
  const first = () => update('e1', { notes: '' }, { notes: 'a' }, ['r0', 'r1']);
  const second = () => update('e2', { notes: 'a' }, { notes: 'ab' }, ['r1', 'r2']);

  it('is not listed as unsaved while other writes hang', async () => {
    const { outbox, storage } = await hangingPage([first(), second()], { notes: 'ab', revision: 'r2' });
    await vi.waitFor(async () => expect(await storage.load('u1')).toEqual([]));
    expect(outbox.entries()).toEqual([]);
  });

  it('is noticed when the page is next looked at', async () => {
    const { outbox, store } = await hangingPage([first()], { notes: '', revision: 'r0' });
    await vi.waitFor(() => expect(outbox.entries()).toHaveLength(1));
    await store.commit([{ kind: 'update', path: PATH, id: 'ada', data: { notes: 'a', revision: 'r1' } }]);
    void outbox.recover('u1');
    await vi.waitFor(() => expect(outbox.entries()).toEqual([]));
  });
});

describe('two changes of one record after a reload', () => {
  const first = () => update('e1', { notes: '' }, { notes: 'a' }, ['r0', 'r1'], { at: '2026-06-01T09:00:00.000Z' });
  const second = () => update('e2', { notes: 'a' }, { notes: 'ab' }, ['r1', 'r2'], { at: '2026-06-01T09:00:01.000Z' });

  it.each<[string, Fields]>([
    ['neither arrived', { notes: '', revision: 'r0' }],
    ['the first arrived', { notes: 'a', revision: 'r1' }],
    ['both arrived', { notes: 'ab', revision: 'r2' }],
    ['both arrived, and somebody built on them', { notes: 'ab', phone: '1', revision: 'r9' }],
    ['neither arrived, and somebody changed another field', { notes: '', phone: '1', revision: 'r9' }],
  ])('are both done when %s', async (_what, stored) => {
    const { states, server } = await afterReload([second(), first()], stored);
    expect(states).toEqual([]);
    expect(server).toMatchObject({ ...stored, notes: 'ab', revision: expect.any(String) as string });
  });

  it('are both kept when someone else’s change conflicts', async () => {
    const { states, server } = await afterReload([first(), second()], { notes: 'theirs', revision: 'r9' });
    expect(states).toEqual(['e1 conflict', 'e2 conflict']);
    expect(server).toMatchObject({ notes: 'theirs' });
  });

  it('are sent in dependency order even if made in the same millisecond', async () => {
    const at = '2026-06-01T08:00:00.000Z';
    const { states, server } = await afterReload(
      [
        { ...second(), at },
        { ...first(), at },
      ],
      { notes: '', revision: 'r0' },
    );
    expect(states).toEqual([]);
    expect(server).toMatchObject({ notes: 'ab' });
  });

  it('do not re-create a record that was created, changed and deleted', async () => {
    const { states, writeCount } = await afterReload(
      [set(), second(), { ...remove(), at: '2026-06-01T09:30:00.000Z' }],
      null,
    );
    expect(states).toEqual([]);
    expect(writeCount).toBe(0);
  });
});

describe('a kept change', () => {
  it('can be sent again, and is gone once that works', async () => {
    const { outbox, store, storage } = await afterReload([{ ...edit(), state: 'refused', message: 'No.' }], {
      notes: '',
      revision: 'r5',
    });
    await outbox.retry('e');
    expect(outbox.entries()).toEqual([]);
    expect(await storage.load('u1')).toEqual([]);
    expect((await store.get(PATH, 'ada'))?.data).toMatchObject({ notes: 'mine' });
  });

  it('stays a conflict if it still is one, and tells the user', async () => {
    const { outbox } = await afterReload([edit()], { notes: 'theirs', revision: 'r9' });
    await expect(outbox.retry('e')).rejects.toMatchObject({
      code: 'conflict',
      fields: ['notes'],
      theirs: { notes: 'theirs' },
    });
    expect(outbox.entries()).toMatchObject([{ state: 'conflict' }]);
  });

  it('overwrites theirs when the user chooses to', async () => {
    const { outbox, store } = await afterReload([edit()], { notes: 'theirs', phone: '1', revision: 'r9' });
    await outbox.retry('e', { isForced: true });
    expect((await store.get(PATH, 'ada'))?.data).toMatchObject({ notes: 'mine', phone: '1' });
    expect(outbox.entries()).toEqual([]);
  });

  it('can be discarded permanently', async () => {
    const { outbox, storage, store } = await afterReload([edit()], { notes: 'theirs', revision: 'r9' });
    await outbox.discard('e');
    expect(outbox.entries()).toEqual([]);
    expect(await storage.load('u1')).toEqual([]);
    expect((await store.get(PATH, 'ada'))?.data).toMatchObject({ notes: 'theirs' });
  });
});
