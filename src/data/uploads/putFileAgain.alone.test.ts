// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { tryAgain } from '../connection';
import { putFile } from './putFile';

/** An upload that waits for its next attempt, as Firebase does: up to a minute. */
const { task, arrive } = vi.hoisted(() => {
  let done = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    done = resolve;
  });
  return {
    arrive: () => done(),
    task: Object.assign(arrived, { on: vi.fn(), pause: vi.fn(), resume: vi.fn() }),
  };
});
vi.mock('firebase/storage', () => ({
  ref: () => ({}),
  uploadBytesResumable: () => task,
  getDownloadURL: () => Promise.resolve('https://files.example/a.png'),
}));
vi.mock('../firebase/storage', () => ({ firebaseStorage: {} }));

beforeEach(() => vi.useFakeTimers());

it('retries a waiting upload on reconnecting, when the app is looked at, and when a photo is added', async () => {
  const sent = putFile({ path: 'a.png', companyId: 'c', file: new Blob(['x']), contentType: 'image/png' });
  await vi.waitFor(() => expect(task.on).toHaveBeenCalled());
  const later = () => vi.advanceTimersByTime(20_000);
  later();
  window.dispatchEvent(new Event('online'));
  expect(task.resume).toHaveBeenCalledTimes(1);
  later();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(task.resume).toHaveBeenCalledTimes(2);
  later();
  tryAgain();
  expect(task.resume).toHaveBeenCalledTimes(3);
  // It has just started, so it counts as being in progress.
  tryAgain();
  expect(task.resume).toHaveBeenCalledTimes(3);
  arrive();
  await sent;
  later();
  tryAgain();
  expect(task.resume).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
