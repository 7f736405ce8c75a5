import { describe, expect, it, vi, onTestFinished } from 'vitest';
import { AppError } from '@/lib/appError';
import type { PhotoStorage } from './pendingPhoto';
import { createPhotoQueue } from './photoQueue';
import { createMemoryPhotos } from './photoStorage';

const NOW = '2026-06-01T08:00:00.000Z';
const photo = {
  jobId: 'job-1',
  customerId: 'customer-1',
  stage: 'before',
  caption: '',
  takenAt: NOW,
  label: 'J-1 No heat',
  image: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
} as const;
const refusal = new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' });

function setUp({
  storage = createMemoryPhotos(),
  onServer = new Set<string>(),
  upload = () => Promise.resolve('https://files.example/photo.jpg'),
} = {}) {
  const created: string[] = [];
  const queue = createPhotoQueue({
    uid: 'u1',
    companyId: () => 'c1',
    storage,
    upload,
    // Like the rules: no one creates a record twice.
    createRecord: (_photo, { id }) => {
      if (onServer.has(id)) return Promise.reject(refusal);
      onServer.add(id);
      created.push(id);
      return Promise.resolve();
    },
    hasRecord: (id) => Promise.resolve(onServer.has(id)),
  });
  return { queue, created, storage, onServer };
}

/** A device without free space: it keeps nothing, and says so. */
const fullDevice: PhotoStorage = {
  ...createMemoryPhotos(),
  put: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
};

describe('queued photos', () => {
  it('are done if an earlier page had saved the record before it was closed', async () => {
    const storage = createMemoryPhotos();
    await storage.put({
      ...photo,
      id: 'p1',
      uid: 'u1',
      companyId: 'c1',
      contentType: 'image/jpeg',
      progress: 0,
      state: 'pending',
      message: '',
    });
    const { queue } = setUp({ storage, onServer: new Set(['p1']) });
    await queue.run();
    expect(queue.entries()).toEqual([]);
    expect(await storage.load('u1')).toEqual([]);
  });

  it('stay, with the reason, when the server refuses them', async () => {
    const storage = createMemoryPhotos();
    const queue = createPhotoQueue({
      uid: 'u1',
      companyId: () => 'c1',
      storage,
      upload: () => Promise.resolve('https://files.example/photo.jpg'),
      createRecord: () => Promise.reject(refusal),
      hasRecord: () => Promise.resolve(false),
    });
    await queue.add(photo);
    await vi.waitFor(() => expect(queue.entries()).toMatchObject([{ state: 'refused', message: refusal.userMessage }]));
    expect(await storage.load('u1')).toMatchObject([{ state: 'refused' }]);
  });

  it('wait while the server is unreachable, then go', async () => {
    let isReachable = false;
    const storage = createMemoryPhotos();
    const upload = () =>
      isReachable
        ? Promise.resolve('https://files.example/photo.jpg')
        : Promise.reject(new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' }));
    const { queue, created } = setUp({ storage, upload });
    await queue.add(photo);
    await queue.run();
    expect(queue.entries()).toMatchObject([{ state: 'pending', message: '' }]);
    expect(await storage.load('u1')).toMatchObject([{ state: 'pending' }]);
    isReachable = true;
    await vi.waitFor(async () => {
      await queue.run();
      expect(queue.entries()).toEqual([]);
    });
    expect(created).toHaveLength(1);
  });

  it('are retried soon, then less often, and soon again on reconnecting', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const started: number[] = [];
    const upload = vi.fn(() => {
      started.push(Date.now());
      return Promise.reject<string>(
        new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' }),
      );
    });
    const { queue, created } = setUp({ storage: createMemoryPhotos(), upload });
    await queue.add(photo);
    await vi.advanceTimersByTimeAsync(150_000);
    const waits = started.slice(1).map((at, index) => (at - (started[index] ?? 0)) / 1000);
    expect(waits).toEqual([2, 5, 15, 60, 60]);
    await queue.run();
    upload.mockImplementation(() => Promise.resolve('https://files.example/photo.jpg'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(created).toHaveLength(1);
  });

  it('are retried at once when another is added or the connection returns during an upload', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const unreachable = new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' });
    let lose = (): void => undefined;
    const upload = vi.fn(() => Promise.reject<string>(unreachable));
    const { queue, created } = setUp({ storage: createMemoryPhotos(), upload });
    await queue.add(photo);
    await vi.advanceTimersByTimeAsync(90_000);
    upload.mockClear();
    // Immediately and, if that fails, soon again.
    await queue.add(photo);
    await vi.advanceTimersByTimeAsync(0);
    expect(upload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(upload).toHaveBeenCalledTimes(2);
    upload.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          lose = () => reject(unreachable);
        }),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(upload).toHaveBeenCalledTimes(3);
    void queue.run();
    upload.mockImplementation(() => Promise.resolve('https://files.example/photo.jpg'));
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(created).toHaveLength(2);
  });

  it('are uploaded from memory when the device is full, which says that nothing is kept', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { queue, created } = setUp({ storage: fullDevice });
    expect(await queue.add(photo)).toMatchObject({ isKept: false });
    await vi.waitFor(() => expect(created).toHaveLength(1));
    await vi.waitFor(() => expect(queue.entries()).toEqual([]));
    warned.mockRestore();
  });

  it('are uploaded by a browser without any storage', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = (): Promise<never> => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const { queue, created } = setUp({ storage: { load: blocked, put: blocked, delete: blocked } });
    expect(await queue.add(photo)).toMatchObject({ isKept: false });
    await vi.waitFor(() => expect(created).toHaveLength(1));
    warned.mockRestore();
  });

  it('are held while someone draws on them, and go unchanged after a restart', async () => {
    const storage = createMemoryPhotos();
    const { queue, created } = setUp({ storage });
    const { id } = await queue.add(photo, { isHeld: true });
    await queue.run();
    expect(created).toEqual([]);
    const [kept] = await storage.load('u1');
    expect(kept).toMatchObject({ id, state: 'held' });

    const restarted = setUp({ storage });
    await restarted.queue.run();
    expect(restarted.created).toEqual([id]);
    // Deleted in the meantime: neither held nor released again.
    expect(restarted.queue.hold(id)).toBe(false);
  });

  it('go with the drawing on them', async () => {
    const sent: number[] = [];
    const queue = createPhotoQueue({
      uid: 'u1',
      companyId: () => 'c1',
      storage: createMemoryPhotos(),
      upload: ({ image }) => {
        sent.push(image.size);
        return Promise.resolve('https://files.example/photo.jpg');
      },
      createRecord: () => Promise.resolve(),
      hasRecord: () => Promise.resolve(false),
    });
    const { id } = await queue.add(photo, { isHeld: true });
    await queue.release(id, new Blob([new Uint8Array(20)], { type: 'image/jpeg' }));
    await vi.waitFor(() => expect(queue.entries()).toEqual([]));
    expect(sent).toEqual([20]);
  });

  it('wait until their record is saved, or are removed', async () => {
    const storage = createMemoryPhotos();
    const { queue, created } = setUp({ storage });
    const of = (subjectId: string) => ({ ...photo, subjectKind: 'finding' as const, subjectId, itemId: '' });
    const { id } = await queue.add(of('saved'), { waits: true, isHeld: true });
    await queue.add(of('cancelled'), { waits: true });
    // Marked, but still waiting.
    await queue.release(id);
    await queue.run();
    expect(created).toEqual([]);
    await queue.discardOf('cancelled');
    expect((await storage.load('u1')).map(({ subjectId }) => subjectId)).toEqual(['saved']);
    await queue.letGoOf('saved');
    await vi.waitFor(() => expect(created).toEqual([id]));
    expect(await storage.load('u1')).toEqual([]);
  });

  it('that waited for a record go after a restart', async () => {
    const storage = createMemoryPhotos();
    const { id } = await setUp({ storage }).queue.add(photo, { waits: true });
    const restarted = setUp({ storage });
    await restarted.queue.run();
    expect(restarted.created).toEqual([id]);
  });

  it('are sent again in full when an upload is cut off, with one record', async () => {
    let tries = 0;
    const storage = createMemoryPhotos();
    const created: string[] = [];
    const paths = new Set<string>();
    const queue = createPhotoQueue({
      uid: 'u1',
      companyId: () => 'c1',
      storage,
      upload: (_, path, onProgress) => {
        paths.add(path);
        onProgress(0.4);
        tries += 1;
        return tries === 1
          ? Promise.reject(new AppError({ code: 'unavailable', userMessage: 'Gone' }))
          : Promise.resolve('https://files.example/photo.jpg');
      },
      createRecord: (_, { id }) => Promise.resolve(created.push(id)),
      hasRecord: () => Promise.resolve(false),
    });
    const { id } = await queue.add(photo);
    await vi.waitFor(() => expect(tries).toBe(1));
    expect(await storage.load('u1')).toHaveLength(1);
    await vi.waitFor(async () => {
      await queue.run();
      expect(created).toEqual([id]);
    });
    expect(paths.size).toBe(1);
    expect(queue.entries()).toEqual([]);
  });
});
