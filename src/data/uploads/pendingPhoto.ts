import type { Photo, PhotoSubject } from '@/domain/photo/schema';

/** A photo that was taken but hasn't reached the server. It's stored on the device, including the image. */
export type PendingPhoto = Pick<Photo, 'jobId' | 'customerId' | 'stage' | 'caption' | 'contentType' | 'takenAt'> &
  // Photos stored before subjects existed have none.
  Partial<PhotoSubject> & {
    id: string;
    uid: string;
    companyId: string;
    /** Text people recognize it by, such as the job's title. */
    label: string;
    image: Blob;
    /** 0 to 1, for the upload in progress. */
    progress: number;
    /** `held`: someone is still drawing on it. After a restart it's sent as it is. */
    state: 'pending' | 'held' | 'refused';
    message: string;
    /** True while its subject is still being written: it's sent along with that. After a restart it's sent as it is. */
    waits?: boolean;
  };

/** Storage in which pending photos survive a reload. */
export type PhotoStorage = {
  load(uid: string): Promise<PendingPhoto[]>;
  put(photo: PendingPhoto): Promise<void>;
  delete(id: string): Promise<void>;
};
