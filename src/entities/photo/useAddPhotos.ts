import { useState } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { PhotoStage } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { userMessageOf } from '@/lib/appError';
import { preparePhoto } from './preparePhoto';

export type RefusedFile = { name: string; why: string };

/** When the picture was taken, as far as the file tells. A clock that runs ahead counts as now. */
const takenAt = (file: File): string => new Date(Math.min(file.lastModified, Date.now())).toISOString();

/** Puts files into the photo queue of a job, which uploads them now or when there is a connection. */
export function useAddPhotos(job: Pick<Stored<Job>, 'id' | 'customerId' | 'number' | 'title'>) {
  const { photoQueue } = useWorkspace();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isDeviceFull, setIsDeviceFull] = useState(false);

  const add = async (files: readonly File[], stage: PhotoStage): Promise<void> => {
    setRefused([]);
    setIsDeviceFull(false);
    setIsPreparing(true);
    try {
      // One after the other: ten camera pictures decoded at once are more than a phone's memory.
      for (const file of files) {
        try {
          const image = await preparePhoto(file);
          const { isKept } = await photoQueue.add({
            jobId: job.id,
            customerId: job.customerId,
            stage,
            caption: '',
            takenAt: takenAt(file),
            label: `${job.number} ${job.title}`,
            image,
          });
          if (!isKept) setIsDeviceFull(true);
        } catch (error) {
          setRefused((before) => [...before, { name: file.name, why: userMessageOf(error) }]);
        }
      }
    } finally {
      setIsPreparing(false);
    }
  };

  return { add, isPreparing, isDeviceFull, refused, dismissRefused: () => setRefused([]) };
}
