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
   * Stores the photo on the device and starts uploading. If the device is full, it's uploaded from memory: the result contains its ID,
   * and whether it's stored. A photo that `isHeld` is stored as well, and sent once it's released; one that `waits` is sent with its
   * subject (`letGoOf`).
   * @throws AppError if it isn't a picture or is too large.
   */
  add: (photo: NewPhoto, options?: { isHeld?: boolean; waits?: boolean }) => Promise<{ id: string; isKept: boolean }>;
  /** Keeps a pending photo from being sent while someone is drawing on it; false if it's already being sent or gone. */
  hold: (id: string) => boolean;
  /** Releases a held photo, as it is or as `image`. @throws AppError if that isn't a picture or is too large. */
  release: (id: string, image?: Blob) => Promise<void>;
  /** Releases a subject's photos once the subject has been stored. */
  letGoOf: (subjectId: string) => Promise<void>;
  /** Removes a subject's photos from the device when the subject won't be stored. */
  discardOf: (subjectId: string) => Promise<void>;
  entries: () => readonly PendingPhoto[];
  /** Returns whether the server has a photo that was added since this page was loaded. */
  isSent: (id: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Uploads pending photos one after another. Called at startup, on reconnect, when the app becomes visible, and after adding;
   * automatically a while after the server couldn't be reached.
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
  /** Uploads to the company's path and returns the download URL; must be safe to repeat. */
  upload: (photo: PendingPhoto, path: string, onProgress: (share: number) => void) => Promise<string>;
  createRecord: (photo: Photo, pending: PendingPhoto) => Promise<unknown>;
  /** Returns whether the server has the photo's record. */
  hasRecord: (id: string) => Promise<boolean>;
};

const extensionOf = (photo: PendingPhoto): string => photo.contentType.replace('image/', '').replace('jpeg', 'jpg');

/**
 * Delays after consecutive uploads that couldn't reach the server; the last one repeats. Short at first, because a connection that has
 * just returned often rejects the first request; nothing signals when a bad connection has recovered.
 */
const AGAIN_MS = [2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS] as const;

/** Creates the queue of photos to upload, in the order they were taken. A photo is removed from the device only once the server has it. */
export function createPhotoQueue({ uid, companyId, storage, upload, createRecord, hasRecord }: Options): PhotoQueue {
  let photos: readonly PendingPhoto[] = [];
  let isRunning = false;
  /** Set when a run was requested while one was in progress: if that can't reach the server, it retries without waiting. */
  let isWanted = false;
  let sendingId = '';
  let again: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  /** Number of consecutive uploads that couldn't reach the server. */
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
      // A page closed in the meantime may have created it already, and a record can't be created twice.
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
          // Without a connection it stays first in the queue; anything else needs the user.
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

  /** Something suggests that the server can be reached now: the delays start over with the shortest. */
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
      // A photo that a full device can't store doesn't wait: it would be lost with the page.
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

/** The page that held it, or was writing its parent record, is gone. */
const letGo = (photo: PendingPhoto): PendingPhoto => ({
  ...photo,
  waits: false,
  state: photo.state === 'held' ? 'pending' : photo.state,
});

const nextOf = (photos: readonly PendingPhoto[]): PendingPhoto | undefined =>
  photos.find(({ state, waits = false }) => state === 'pending' && !waits);
