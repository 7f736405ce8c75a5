import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/appError';
import { createGatedStore } from '@/testing/gatedStore';
import type { OutboxEntry } from './entry';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';

const PATH = 'companies/c1/customers';
type Sent = Omit<OutboxEntry, 'state' | 'message'>;

const creation: Sent = {
  id: 'e1',
  uid: 'u1',
  collection: 'customers',
  label: 'Ada',
  at: '2026-06-01T08:00:00.000Z',
  mine: {},
  base: {},
  write: { kind: 'set', path: PATH, id: 'ada', data: { notes: '', revision: 'r1', baseRevision: '' } },
};
const change = (id: string, from: string, to: string, revisions: [string, string]): Sent => ({
  ...creation,
  id,
  mine: { notes: to },
  base: { notes: from },
  write: {
    kind: 'update',
    path: PATH,
    id: 'ada',
    data: { notes: to, revision: revisions[1], baseRevision: revisions[0] },
  },
});

function setUp({
  isOnline = false,
  stored = { notes: 'old', revision: 'r0' },
}: { isOnline?: boolean; stored?: Record<string, unknown> } = {}) {
  const line = createGatedStore({ [PATH]: { ada: stored, bob: { notes: '', revision: 'r0' } } });
  const storage = createMemoryOutbox();
  const outbox = createOutbox({ store: line.store, storage, isOnline: () => isOnline, waitMs: 2_500 });
  const onServer = async () => (await line.server.get(PATH, 'ada'))?.data;
  return { ...line, storage, outbox, onServer };
}
const edit = change('e2', 'old', 'mine', ['r0', 'r1']);

afterEach(() => void vi.useRealTimers());

it('asks for the reason of a real refusal once, and reports it', async () => {
  const { outbox, server, waitingCount, deliver, store } = setUp({ isOnline: true });
  const commit = vi
    .spyOn(server, 'commit')
    .mockRejectedValue(new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' }));
  const asked = vi.spyOn(store, 'commit');
  const sent = outbox.send(edit);
  await vi.waitFor(() => expect(waitingCount()).toBe(1));
  await Promise.all([deliver(), expect(sent).rejects.toMatchObject({ code: 'permission-denied' })]);
  expect(asked).toHaveBeenCalledTimes(1);
  commit.mockRestore();
});

describe('sending offline', () => {
  it('resolves at once, and lists and stores the change', async () => {
    const { outbox, storage, waitingCount } = setUp();
    await outbox.send(edit);
    expect(outbox.entries()).toEqual([{ ...edit, state: 'pending', message: '' }]);
    expect(await storage.load('u1')).toHaveLength(1);
    expect(waitingCount()).toBe(1);
  });

  it('clears the change once the server has confirmed it', async () => {
    const { outbox, storage, deliver, onServer } = setUp();
    await outbox.send(edit);
    await deliver();
    expect(outbox.entries()).toEqual([]);
    expect(await storage.load('u1')).toEqual([]);
    expect(await onServer()).toMatchObject({ notes: 'mine' });
  });

  it('keeps a refused change with the reason', async () => {
    const { outbox, storage, server, deliver } = setUp();
    await outbox.send(edit);
    vi.spyOn(server, 'commit').mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
    await deliver();
    expect(outbox.entries()).toMatchObject([
      { id: 'e2', state: 'refused', message: 'You are not allowed to do this.', mine: { notes: 'mine' } },
    ]);
    expect(await storage.load('u1')).toMatchObject([{ id: 'e2', state: 'refused' }]);
  });

  it('keeps a change that conflicts with someone else’s', async () => {
    const { outbox, server, deliver, onServer } = setUp();
    await outbox.send(edit);
    await server.commit([{ kind: 'update', path: PATH, id: 'ada', data: { notes: 'theirs', revision: 'r9' } }]);
    await deliver();
    expect(outbox.entries()).toMatchObject([
      { state: 'conflict', message: 'Someone else changed this in the meantime.' },
    ]);
    expect(await onServer()).toMatchObject({ notes: 'theirs' });
  });

  it('writes again, in order, on top of someone else’s change of another field', async () => {
    const { outbox, server, deliver, onServer } = setUp();
    await outbox.send(edit);
    await outbox.send(change('e3', 'mine', 'mine, too', ['r1', 'r2']));
    await server.commit([{ kind: 'update', path: PATH, id: 'ada', data: { phone: '1', revision: 'r9' } }]);
    await deliver();
    expect(await onServer()).toMatchObject({ notes: 'mine, too', phone: '1' });
    expect(outbox.entries()).toEqual([]);
  });

  it('notifies listeners of every change until they unsubscribe', async () => {
    const { outbox, deliver } = setUp();
    const counts: number[] = [];
    const stop = outbox.subscribe(() => {
      const { length } = outbox.entries();
      if (counts.at(-1) !== length) counts.push(length);
    });
    await outbox.send(edit);
    await deliver();
    stop();
    await outbox.send({ ...creation, write: { ...creation.write, id: 'cy' } });
    expect(counts).toEqual([1, 0]);
  });

  it('works on a device that cannot store a copy', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store, deliver, server } = setUp();
    const broken = {
      load: () => Promise.reject(new Error('no room')),
      write: () => Promise.reject(new Error('no room')),
    };
    const outbox = createOutbox({ store, storage: broken, isOnline: () => false });
    await outbox.recover('u1');
    await outbox.send(edit);
    await deliver();
    expect((await server.get(PATH, 'ada'))?.data).toMatchObject({ notes: 'mine' });
    expect(outbox.entries()).toEqual([]);
    warned.mockRestore();
  });
});

describe('sending online', () => {
  it('resolves once the server has confirmed it', async () => {
    const { outbox, deliver } = setUp({ isOnline: true });
    const sent = outbox.send(edit);
    expect(outbox.entries()).toHaveLength(1);
    await outbox.begun();
    await deliver();
    await sent;
    expect(outbox.entries()).toEqual([]);
  });

  it('rejects and keeps nothing when refused while the form is still open', async () => {
    const { outbox, storage, server, deliver } = setUp({ isOnline: true });
    vi.spyOn(server, 'commit').mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
    const sent = expect(outbox.send(edit)).rejects.toMatchObject({ code: 'permission-denied' });
    await outbox.begun();
    await deliver();
    await sent;
    expect(outbox.entries()).toEqual([]);
    expect(await storage.load('u1')).toEqual([]);
  });

  it('stops waiting at the limit, and treats the change as saved on this device', async () => {
    vi.useFakeTimers();
    const { outbox } = setUp({ isOnline: true });
    const isDone = vi.fn();
    void outbox.send(edit).then(isDone);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(isDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toHaveBeenCalled();
    expect(outbox.entries()).toMatchObject([{ id: 'e2', state: 'pending' }]);
  });
});
