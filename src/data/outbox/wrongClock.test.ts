import { expect, it } from 'vitest';
import { entry, PATH } from '@/testing/outboxPage';
import { AppError } from '@/lib/appError';
import { createMemoryStore } from '../records/memoryStore';
import type { RecordStore } from '../records/store';
import { createOutbox } from './outbox';
import { createMemoryOutbox } from './storage';

/** The server's time; the device's clock is ten minutes fast. */
const SERVER = '2026-06-01T08:00:00.000Z';
const DEVICE = '2026-06-01T08:10:00.000Z';
const TEN_MINUTES = 600_000;

/** A server that rejects anything stamped five minutes ahead, as the rules do. */
function strictStore(clockAheadMs?: () => Promise<number>): RecordStore {
  const store = createMemoryStore({ [PATH]: {} });
  return {
    ...store,
    ...(clockAheadMs && { clockAheadMs }),
    commit: (writes) =>
      writes.some(
        (write) =>
          write.kind !== 'delete' && Date.parse(String(write.data['updatedAt'])) > Date.parse(SERVER) + TEN_MINUTES / 2,
      )
        ? Promise.reject(new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' }))
        : store.commit(writes),
  };
}
const {
  state: _state,
  message: _message,
  ...note
} = entry({
  id: 'e-note',
  write: {
    kind: 'set',
    path: PATH,
    id: 'note',
    data: {
      text: 'Filter replaced',
      log: [{ at: DEVICE, by: 'u1' }],
      scheduledTime: '2026-06-01T08:30:00.000Z',
      ...{ createdBy: 'u1', createdAt: DEVICE, updatedBy: 'u1', updatedAt: DEVICE, revision: 'r1', baseRevision: '' },
    },
  },
});

it('stores the server’s time for a device with a fast clock, and keeps chosen times', async () => {
  const store = strictStore(() => Promise.resolve(TEN_MINUTES));
  const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
  await outbox.send(note);
  expect((await store.get(PATH, 'note'))?.data).toMatchObject({
    createdAt: SERVER,
    updatedAt: SERVER,
    log: [{ at: SERVER }],
    scheduledTime: '2026-06-01T08:30:00.000Z',
  });
  expect(outbox.entries()).toEqual([]);
});

it('keeps a refusal when the clock is right', async () => {
  const store = strictStore(() => Promise.resolve(0));
  const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
  await expect(outbox.send(note)).rejects.toMatchObject({ code: 'permission-denied' });
});
