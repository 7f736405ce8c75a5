import { expect, it, vi } from 'vitest';
import { createGatedStore } from '@/testing/gatedStore';
import { PATH, set, update } from '@/testing/outboxPage';
import type { OutboxEntry } from './entry';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';

const made = () => set('e1');
const approved = () => update('e2', { state: 'open' }, { state: 'approved' }, ['r1', 'r2']);
const planned = () => update('e3', { state: 'approved' }, { state: 'planned' }, ['r2', 'r3']);
const repaired = () => update('e4', { state: 'planned' }, { state: 'repaired' }, ['r3', 'r4']);

const unsent = ({ state: _state, message: _message, ...fields }: OutboxEntry) => fields;

/** A page that wrote `entries` while offline. The server accepts the first `taken` of them, but its responses are lost. */
async function afterLostAnswers(entries: readonly OutboxEntry[], taken: number, left: readonly OutboxEntry[] = []) {
  const line = createGatedStore();
  const storage = createMemoryOutbox();
  for (const entry of left) {
    await storage.write({ put: [entry] });
    await line.server.commit([entry.write]);
  }
  const outbox = createOutbox({ store: line.store, storage, isOnline: () => false });
  for (const entry of entries) await outbox.send(unsent(entry));
  for (const { write } of entries.slice(0, taken)) await line.server.commit([write]);
  return { ...line, storage, outbox, onServer: async () => (await line.server.get(PATH, 'ada'))?.data };
}

it.each([1, 2, 3, 4])('does not conflict with its own write when sent again after %i lost answers', async (taken) => {
  const { outbox, deliver, onServer, storage } = await afterLostAnswers(
    [made(), approved(), planned(), repaired()],
    taken,
  );
  await deliver();
  await vi.waitFor(async () => expect(await storage.load('u1')).toEqual([]));
  expect(outbox.entries()).toEqual([]);
  expect(await onServer()).toMatchObject({ state: 'repaired', revision: 'r4' });
});

it('does not conflict when the server has changed the record since, either', async () => {
  const { outbox, server, deliver, onServer } = await afterLostAnswers([made(), approved(), planned()], 3);
  const byServer = { number: 'F26-1', revision: 'r9', baseRevision: 'r3' };
  await server.commit([{ kind: 'update', path: PATH, id: 'ada', data: byServer }]);
  await deliver();
  await vi.waitFor(() => expect(outbox.entries()).toEqual([]));
  expect(await onServer()).toMatchObject({ state: 'planned', number: 'F26-1', revision: 'r9' });
});

it('recognizes an earlier page’s writes when a later change already arrived', async () => {
  const { outbox, deliver, onServer } = await afterLostAnswers([planned(), repaired()], 0, [made(), approved()]);
  const recovered = outbox.recover('u1');
  await vi.waitFor(() => expect(outbox.entries()).toHaveLength(4));
  await deliver();
  await recovered;
  expect(outbox.entries()).toEqual([]);
  expect(await onServer()).toMatchObject({ state: 'repaired', revision: 'r4' });
});

it('still reports a conflict with someone else’s change in between', async () => {
  const { outbox, server, deliver } = await afterLostAnswers([made(), approved()], 1);
  const theirs = { state: 'declined', revision: 'r9', baseRevision: 'r1' };
  await server.commit([{ kind: 'update', path: PATH, id: 'ada', data: theirs }]);
  await deliver();
  await vi.waitFor(() => expect(outbox.entries()).toMatchObject([{ id: 'e2', state: 'conflict' }]));
});
