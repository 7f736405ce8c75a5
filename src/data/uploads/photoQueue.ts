import { photoFolder, type Photo } from '@/domain/photo/schema';
import { newId } from '@/lib/ids';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { tryAgain } from '../connection';
import { toAppError } from '../errors';
import { checkImage } from './imageUpload';
import type { PendingPhoto, PhotoStorage } from './pendingPhoto';

type NewPhoto = Omit<PendingPhoto, 'id' | 'uid' | 'companyId' | 'contentType' | 'progress' | 'state' | 'message'>;

export type PhotoQueue = {
  /**
   * Keeps the photo on the device and starts uploading. On a device that is full it is uploaded from memory: the answer
   * says under which id, and whether it is kept. One that `isHeld` is kept as well, and goes once it is released; one that
   * `waits` goes with its subject (`letGoOf`).
   * @throws AppError when it is no picture or too large.
   */
  add: (photo: NewPhoto, options?: { isHeld?: boolean; waits?: boolean }) => Promise<{ id: string; isKept: boolean }>;
  /** Keeps a waiting photo from being sent while somebody draws on it; false when it is on its way or gone. */
  hold: (id: string) => boolean;
  /** Lets a held photo go, as it is or as `image`. @throws AppError when that is no picture or too large. */
  release: (id: string, image?: Blob) => Promise<void>;
  /** What a subject's photos waited for has been stored: they go. */
  letGoOf: (subjectId: string) => Promise<void>;
  /** What they were of will not be: they are gone from the device. */
  discardOf: (subjectId: string) => Promise<void>;
  entries: () => readonly PendingPhoto[];
  /** Whether the server has a photo that was added since this page was loaded. */
  isSent: (id: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Uploads pending photos one after the other. Called at start, when the connection is back, when the app is looked at, and after adding;
   * automatically a while after no server was found.
   */
  run: () => Promise<void>;
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  /** Stops automatic retries. */
  dispose: () => void;
};

type Options = {
  uid: string;
  companyId: () => string | null;
  storage: PhotoStorage;
  /** Uploads below the company's path and gives the download address; must be safe to repeat. */
  upload: (photo: PendingPhoto, path: string, onProgress: (share: number) => void) => Promise<string>;
  createRecord: (photo: Photo, pending: PendingPhoto) => Promise<unknown>;
  /** Whether the server has the photo's record. */
  hasRecord: (id: string) => Promise<boolean>;
};

const extensionOf = (photo: PendingPhoto): string => photo.contentType.replace('image/', '').replace('jpeg', 'jpg');

/**
 * The waits after uploads in a row that found no server; the last repeats. Soon at first, because a connection that has
 * just returned often refuses the first request; nothing says when a connection that lies is back.
 */
const AGAIN_MS = [2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS] as const;

/** Photos on their way to the server, in the order they were taken. A photo leaves the device only when it is there. */
export function createPhotoQueue({ uid, companyId, storage, upload, createRecord, hasRecord }: Options): PhotoQueue {
  let photos: readonly PendingPhoto[] = [];
  let isRunning = false;
  /** Somebody or something asked for a run while one was under way: if that finds no server, it does not wait. */
  let isWanted = false;
  let sendingId = '';
  let again: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  /** How many uploads in a row found no server. */
  let failures = 0;
  const sent = new Set<string>();
  const listeners = new Set<() => void>();

  const setPhotos = (next: readonly PendingPhoto[]): void => {
    photos = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changes: Partial<PendingPhoto>): void =>
    setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  const remove = async (id: string): Promise<void> => {
    await storage.delete(id).catch(warn);
    setPhotos(photos.filter((photo) => photo.id !== id));
  };

  const keep = async (id: string): Promise<void> => {
    const photo = photos.find((one) => one.id === id);
    if (photo) await storage.put(photo).catch(warn);
  };

  const send = async (photo: PendingPhoto): Promise<void> => {
    const { jobId, customerId, stage, caption, contentType, takenAt } = photo;
    const { subjectKind = '', subjectId = '', itemId = '' } = photo;
    const path = `${photoFolder({ jobId, subjectId })}/${photo.id}.${extensionOf(photo)}`;
    const url = await upload(photo, path, (progress) => change(photo.id, { progress }));
    const record: Photo = {
      jobId,
      subjectKind,
      subjectId,
      itemId,
      customerId,
      stage,
      caption,
      contentType,
      takenAt,
      url,
      sizeBytes: photo.image.size,
      path: `companies/${photo.companyId}/${path}`,
    };
    try {
      await createRecord(record, photo);
    } catch (error) {
      // A page closed in between may have created it already, and no one creates a record twice.
      const isThere = toAppError(error).code === 'permission-denied' && (await hasRecord(photo.id).catch(() => false));
      if (!isThere) throw error;
    }
    sent.add(photo.id);
    await remove(photo.id);
  };

  const takeWanted = (): boolean => {
    const was = isWanted;
    isWanted = false;
    return was;
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    takeWanted();
    clearTimeout(again);
    try {
      const stored = await storage.load(uid).catch(nothingKept);
      const left = stored.filter(({ id }) => !photos.some((photo) => photo.id === id));
      setPhotos([...left.map(letGo), ...photos]);
      for (let next = nextOf(photos); next; next = nextOf(photos)) {
        const { id } = next;
        sendingId = id;
        try {
          await send(next);
          failures = 0;
        } catch (error) {
          const { code, userMessage } = toAppError(error);
          // Without a connection it stays first in the queue; anything else needs a person.
          if (code === 'unavailable' || !navigator.onLine) {
            if (takeWanted() && !hasEnded) continue;
            if (!hasEnded) again = setTimeout(() => void run(), AGAIN_MS[failures] ?? MINUTE_MS);
            failures += 1;
            return;
          }
          change(id, { state: 'refused', message: userMessage, progress: 0 });
          await keep(id);
        } finally {
          sendingId = '';
        }
      }
    } finally {
      isRunning = false;
    }
  };

  /** What happened says that the server may be found now: the waits begin again with the shortest. */
  const runAtOnce = (): Promise<void> => {
    failures = 0;
    isWanted = isRunning;
    return run();
  };

  return {
    add: async (photo, { isHeld = false, waits = false } = {}) => {
      const contentType = checkImage(photo.image);
      const entry: PendingPhoto = {
        ...photo,
        contentType,
        id: newId(),
        uid,
        companyId: companyId() ?? '',
        progress: 0,
        state: isHeld ? 'held' : 'pending',
        message: '',
        ...(waits && { waits }),
      };
      const isKept = await storage.put(entry).then(
        () => true,
        (error: unknown) => {
          warn(error);
          return false;
        },
      );
      // What a full device cannot keep does not wait: it would be gone with the page.
      setPhotos([...photos, isKept ? entry : { ...entry, waits: false }]);
      tryAgain();
      void runAtOnce();
      return { id: entry.id, isKept };
    },
    hold: (id) => {
      const photo = photos.find((one) => one.id === id);
      if (!photo || id === sendingId) return false;
      change(id, { state: 'held', message: '' });
      return true;
    },
    release: async (id, image) => {
      const drawn = image && { image, contentType: checkImage(image) };
      change(id, { state: 'pending', ...drawn });
      await keep(id);
      void run();
    },
    letGoOf: async (subjectId) => {
      for (const { id, waits } of photos.filter((photo) => photo.subjectId === subjectId)) {
        if (!waits) continue;
        change(id, { waits: false });
        await keep(id);
      }
      void run();
    },
    discardOf: async (subjectId) => {
      for (const { id } of photos.filter((photo) => photo.subjectId === subjectId)) await remove(id);
    },
    entries: () => photos,
    isSent: (id) => sent.has(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run: runAtOnce,
    retry: async (id) => {
      change(id, { state: 'pending', message: '' });
      await run();
    },
    discard: remove,
    dispose: () => {
      hasEnded = true;
      clearTimeout(again);
    },
  };
}

const warn = (error: unknown): void => console.warn('A photo could not be kept on this device', error);

function nothingKept(error: unknown): PendingPhoto[] {
  warn(error);
  return [];
}

/** The page is gone, with whatever held it or wrote its parent record. */
const letGo = (photo: PendingPhoto): PendingPhoto => ({
  ...photo,
  waits: false,
  state: photo.state === 'held' ? 'pending' : photo.state,
});

const nextOf = (photos: readonly PendingPhoto[]): PendingPhoto | undefined =>
  photos.find(({ state, waits = false }) => state === 'pending' && !waits);
