import type { Photo } from '@/domain/photo/schema';
import { newId } from '@/lib/ids';
import { toAppError } from '../errors';
import { checkImage } from './imageUpload';
import type { PendingPhoto, PhotoStorage } from './pendingPhoto';

type NewPhoto = Omit<PendingPhoto, 'id' | 'uid' | 'companyId' | 'contentType' | 'progress' | 'state' | 'message'>;

export type PhotoQueue = {
  /**
   * Keeps the photo on the device and starts uploading. On a device that is full it is uploaded from memory: the answer
   * says under which id, and whether it is kept. @throws AppError when it is no picture or too large.
   */
  add: (photo: NewPhoto) => Promise<{ id: string; isKept: boolean }>;
  entries: () => readonly PendingPhoto[];
  /** Whether the server has a photo that was added since this page was loaded. */
  isSent: (id: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Uploads what is waiting, one after the other. Called at start, when the connection is back, and after adding. */
  run: () => Promise<void>;
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
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

/** Photos on their way to the server, in the order they were taken. A photo leaves the device only when it is there. */
export function createPhotoQueue({ uid, companyId, storage, upload, createRecord, hasRecord }: Options): PhotoQueue {
  let photos: readonly PendingPhoto[] = [];
  let isRunning = false;
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

  const send = async (photo: PendingPhoto): Promise<void> => {
    const path = `jobs/${photo.jobId}/${photo.id}.${extensionOf(photo)}`;
    const url = await upload(photo, path, (progress) => change(photo.id, { progress }));
    const { jobId, customerId, stage, caption, contentType, takenAt } = photo;
    const record: Photo = {
      jobId,
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
      // A page that was closed in between may have made it already, and nobody makes a record twice.
      const isThere = toAppError(error).code === 'permission-denied' && (await hasRecord(photo.id).catch(() => false));
      if (!isThere) throw error;
    }
    sent.add(photo.id);
    await remove(photo.id);
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      const stored = await storage.load(uid).catch(nothingKept);
      setPhotos([...stored.filter(({ id }) => !photos.some((photo) => photo.id === id)), ...photos]);
      for (let next = nextOf(photos); next; next = nextOf(photos)) {
        const { id } = next;
        try {
          await send(next);
        } catch (error) {
          const { code, userMessage } = toAppError(error);
          // Without a connection it stays first in the queue; anything else needs a person.
          if (code === 'unavailable' || !navigator.onLine) return;
          change(id, { state: 'refused', message: userMessage, progress: 0 });
          const refused = photos.find((photo) => photo.id === id);
          if (refused) await storage.put(refused).catch(warn);
        }
      }
    } finally {
      isRunning = false;
    }
  };

  return {
    add: async (photo) => {
      const contentType = checkImage(photo.image);
      const entry: PendingPhoto = {
        ...photo,
        contentType,
        id: newId(),
        uid,
        companyId: companyId() ?? '',
        progress: 0,
        state: 'pending',
        message: '',
      };
      const isKept = await storage.put(entry).then(
        () => true,
        (error: unknown) => {
          warn(error);
          return false;
        },
      );
      setPhotos([...photos, entry]);
      void run();
      return { id: entry.id, isKept };
    },
    entries: () => photos,
    isSent: (id) => sent.has(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run,
    retry: async (id) => {
      change(id, { state: 'pending', message: '' });
      await run();
    },
    discard: remove,
  };
}

const warn = (error: unknown): void => console.warn('A photo could not be kept on this device', error);

function nothingKept(error: unknown): PendingPhoto[] {
  warn(error);
  return [];
}

const nextOf = (photos: readonly PendingPhoto[]): PendingPhoto | undefined =>
  photos.find(({ state }) => state === 'pending');
