import { useCallback, useRef, useState } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job, Progress } from '@/domain/job/schema';
import type { PhotoStage, PhotoSubject } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { userMessageOf } from '@/lib/appError';
import { confirmDiscard } from './confirmDiscard';
import { preparePhoto } from './preparePhoto';

export type RefusedFile = { name: string; why: string };
/** A photo that was added on this page, newest last. */
export type AddedPhoto = { id: string; image: Blob; /** Stored on the device until it's sent. */ isKept: boolean };
type PhotographedJob = Pick<Stored<Job>, 'id' | 'customerId' | 'number' | 'title' | 'progress'>;

/** Returns when the picture was taken, as far as the file tells. A time in the future counts as now. */
const takenAt = (file: File): string => new Date(Math.min(file.lastModified, Date.now())).toISOString();

/** Returns what a photo taken now most likely shows. */
const stageOf = (progress: Progress): PhotoStage =>
  progress === 'in-progress' || progress === 'on-hold' ? 'during' : progress === 'work-done' ? 'after' : 'before';

const identityOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The subject of the photos: a job, something else, or something else on a job. */
export type PhotoTarget = PhotoSubject & {
  /** '' = not on a job. */
  jobId: string;
  customerId: string;
  /** Its name in the outbox. */
  label: string;
  /** The most likely stage of a photo taken now. */
  stage: PhotoStage;
};

const NO_SUBJECT: PhotoSubject = { subjectKind: '', subjectId: '', itemId: '' };

/** Adds photos to a job, like `useAddPhotosOf`. */
export const useAddPhotos = ({ id, customerId, number, title, progress }: PhotographedJob) =>
  useAddPhotosOf({
    ...NO_SUBJECT,
    jobId: id,
    customerId,
    label: `${number} ${title}`,
    stage: stageOf(progress),
  });

/**
 * Puts files into the photo queue, which uploads them now or when there is a connection. The same file twice is one photo. With
 * `isMarked`, each waits on the device for markup: pass `held` and `release` to `MarkUpHeld`. With `isUnstored`, they wait until their
 * subject is stored: `photoQueue.letGoOf`.
 */
export function useAddPhotosOf(target: PhotoTarget, { isMarked = false, isUnstored = false } = {}) {
  const { photoQueue } = useWorkspace();
  const [chosenStage, setStage] = useState<PhotoStage | null>(null);
  const [added, setAdded] = useState<readonly AddedPhoto[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isDeviceFull, setIsDeviceFull] = useState(false);
  const [held, setHeld] = useState<readonly string[]>([]);
  /** Photo ids by their source file. */
  const known = useRef(new Map<string, string>());

  const addOne = async (file: File, stage: PhotoStage, caption: string): Promise<string> => {
    const image = await preparePhoto(file);
    const photo = { ...target, stage, caption, takenAt: takenAt(file), image };
    const { id, isKept } = await photoQueue.add(photo, { isHeld: isMarked, waits: isUnstored });
    if (!isKept) setIsDeviceFull(true);
    if (isMarked) setHeld((before) => [...before, id]);
    setAdded((before) => [...before, { id, image, isKept }]);
    return id;
  };

  const add = async (files: readonly File[], stage: PhotoStage, caption = ''): Promise<void> => {
    setRefused([]);
    setIsDeviceFull(false);
    setIsPreparing(true);
    try {
      // One at a time: decoding ten camera pictures simultaneously exceeds a phone's memory.
      for (const file of files) {
        const identity = identityOf(file);
        if (known.current.has(identity)) continue;
        known.current.set(identity, '');
        try {
          known.current.set(identity, await addOne(file, stage, caption));
        } catch (error) {
          known.current.delete(identity);
          setRefused((before) => [...before, { name: file.name, why: userMessageOf(error) }]);
        }
      }
    } finally {
      setIsPreparing(false);
    }
  };

  const release = useCallback(
    async (id: string, marked?: Blob): Promise<void> => {
      await photoQueue.release(id, marked);
      setHeld((before) => before.filter((one) => one !== id));
    },
    [photoQueue],
  );

  /** Discards a held photo after confirmation. The same file can be chosen again. */
  const discard = useCallback(
    async (id: string): Promise<void> => {
      if (!(await confirmDiscard())) return;
      for (const [identity, made] of known.current) if (made === id) known.current.delete(identity);
      await photoQueue.discard(id);
      setHeld((before) => before.filter((one) => one !== id));
      setAdded((before) => before.filter((one) => one.id !== id));
    },
    [photoQueue],
  );

  return {
    add,
    held,
    release,
    discard,
    stage: chosenStage ?? target.stage,
    setStage,
    added,
    dismissAdded: () => setAdded([]),
    isPreparing,
    isDeviceFull,
    refused,
    dismissRefused: () => setRefused([]),
  };
}

export type AddingPhotos = ReturnType<typeof useAddPhotos>;
