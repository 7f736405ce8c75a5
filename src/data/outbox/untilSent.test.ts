import { expect, it } from 'vitest';
import type { OutboxEntry } from './entry';
import { untilSent } from './untilSent';

const entry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'e1',
  uid: 'user-1',
  collection: 'invoices',
  label: 'D26-AAAAA',
  write: { kind: 'delete', path: 'companies/c1/invoices', id: 'i1' },
  mine: {},
  base: {},
  at: '2026-01-12T15:00:00.000Z',
  state: 'pending',
  message: '',
  ...changes,
});

function outboxOf(first: OutboxEntry[]) {
  let entries = first;
  const listeners = new Set<() => void>();
  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next: OutboxEntry[]) => {
      entries = next;
      listeners.forEach((listener) => listener());
    },
  };
}
const ONLINE = { isOnline: () => true, waitMs: 60_000 };

it('waits until the record has been sent', async () => {
  const outbox = outboxOf([entry()]);
  const sent = untilSent(outbox, 'i1', ONLINE);
  outbox.become([]);
  expect(await sent).toBe(true);
});

it('does not wait for other records', async () => {
  expect(await untilSent(outboxOf([entry()]), 'another', ONLINE)).toBe(true);
});

it('does not wait offline, for a refused change, or past the limit', async () => {
  expect(await untilSent(outboxOf([entry()]), 'i1', { ...ONLINE, isOnline: () => false })).toBe(false);
  expect(await untilSent(outboxOf([entry({ state: 'refused' })]), 'i1', ONLINE)).toBe(false);
  expect(await untilSent(outboxOf([entry()]), 'i1', { ...ONLINE, waitMs: 1 })).toBe(false);
});
