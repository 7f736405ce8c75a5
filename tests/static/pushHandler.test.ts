import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

/** The service worker's part for notifications, in a world of its own. */
type Handler = (event: object) => void;
const showNotification = vi.fn((_title: string, _options: object) => Promise.resolve());
const openWindow = vi.fn((_path: string) => Promise.resolve(null));
const handlers = new Map<string, Handler>();
let pages: { url: string; focus: () => Promise<void> }[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
  runInNewContext(readFileSync('public/push.js', 'utf8'), {
    URL,
    self: {
      addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
      registration: { showNotification },
      clients: { matchAll: () => Promise.resolve(pages), openWindow },
    },
  });
});

async function happens(name: string, event: object): Promise<void> {
  let work: unknown;
  handlers.get(name)?.({ ...event, waitUntil: (promise: unknown) => void (work = promise) });
  await work;
}
const arrives = (json: () => unknown): Promise<void> => happens('push', { data: { json } });
const isTapped = (path: unknown): Promise<void> =>
  happens('notificationclick', { notification: { close: vi.fn(), data: { path } } });

it('shows new messages, replacing the previous one about the same visit', async () => {
  await arrives(() => ({
    title: 'Visit moved',
    body: 'Boiler, Main St 1',
    path: '/technician-dashboard',
    topic: 'v1',
  }));
  expect(showNotification).toHaveBeenCalledWith(
    'Visit moved',
    expect.objectContaining({ body: 'Boiler, Main St 1', tag: 'v1', data: { path: '/technician-dashboard' } }),
  );
});

it('shows something if a message can’t be read, because browsers end silent subscriptions', async () => {
  await arrives(() => {
    throw new SyntaxError('no JSON');
  });
  await happens('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(2);
  expect(showNotification).toHaveBeenLastCalledWith('Your visits have changed', expect.anything());
});

it('focuses the open page, or opens it, and nothing outside the app', async () => {
  const focus = vi.fn(() => Promise.resolve());
  pages = [{ url: 'https://app.example/technician-dashboard?x=1', focus }];
  await isTapped('/technician-dashboard');
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  await isTapped('/jobs');
  expect(openWindow).toHaveBeenLastCalledWith('/jobs');
  await isTapped('//evil.example/');
  expect(openWindow).toHaveBeenLastCalledWith('/');
  await isTapped('https://evil.example/');
  expect(openWindow).toHaveBeenLastCalledWith('/');
});

it('is loaded by the service worker, and isn’t one of the files an installation waits for', () => {
  const config = readFileSync('vite.config.ts', 'utf8');
  expect(config).toContain("importScripts: ['push.js']");
  expect(config).toMatch(/globIgnores: \[.*'push\.js'/);
});
