import type { Photo } from '@/domain/photo/schema';

/** A photo that was taken but has not reached the server. It lives on the device, picture and all. */
export type PendingPhoto = Pick<Photo, 'jobId' | 'customerId' | 'stage' | 'caption' | 'contentType' | 'takenAt'> & {
  id: string;
  uid: string;
  companyId: string;
  /** What a person recognises it by, such as the job's title. */
  label: string;
  image: Blob;
  /** 0 to 1, of the upload that is under way. */
  progress: number;
  state: 'pending' | 'refused';
  message: string;
};

/** Where pending photos outlive a reload. */
export type PhotoStorage = {
  load(uid: string): Promise<PendingPhoto[]>;
  put(photo: PendingPhoto): Promise<void>;
  delete(id: string): Promise<void>;
};
