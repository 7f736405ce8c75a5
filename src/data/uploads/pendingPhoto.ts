import type { Photo, PhotoSubject } from '@/domain/photo/schema';

/** A photo that was taken but has not reached the server. It lives on the device, picture and all. */
export type PendingPhoto = Pick<Photo, 'jobId' | 'customerId' | 'stage' | 'caption' | 'contentType' | 'takenAt'> &
  // Photos that were kept before there were subjects have none.
  Partial<PhotoSubject> & {
    id: string;
    uid: string;
    companyId: string;
    /** What a person recognizes it by, such as the job's title. */
    label: string;
    image: Blob;
    /** 0 to 1, of the upload that is under way. */
    progress: number;
    /** `held`: a person is still drawing on it. After a restart it goes as it is. */
    state: 'pending' | 'held' | 'refused';
    message: string;
    /** What it is of is still being written: it goes with that. After a restart it goes as it is. */
    waits?: boolean;
  };

/** Where pending photos outlive a reload. */
export type PhotoStorage = {
  load(uid: string): Promise<PendingPhoto[]>;
  put(photo: PendingPhoto): Promise<void>;
  delete(id: string): Promise<void>;
};
