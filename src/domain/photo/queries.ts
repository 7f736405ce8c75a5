import type { ListQuery } from '../record/listQuery';
import { PHOTO_LIST_LIMIT, type PhotoSubject } from './schema';

/** Queries a job's photos in the order they were taken. */
export const photosOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'takenAt', direction: 'asc' }],
  limit: PHOTO_LIST_LIMIT,
});

const LATEST_LIMIT = 48;
/** Queries the latest photos across all jobs, to choose from. */
export const latestPhotos = (): ListQuery => ({
  orderBy: [{ field: 'takenAt', direction: 'desc' }],
  limit: LATEST_LIMIT,
});

/** Queries the photos of a finding, set of readings or inspection; with an `itemId` only those of that item. */
export const photosOfSubject = ({ subjectId, itemId }: Pick<PhotoSubject, 'subjectId' | 'itemId'>): ListQuery => ({
  where: [
    { field: 'subjectId', operator: '==', value: subjectId },
    ...(itemId === '' ? [] : [{ field: 'itemId', operator: '==', value: itemId } as const]),
  ],
  orderBy: [{ field: 'takenAt', direction: 'asc' }],
  limit: PHOTO_LIST_LIMIT,
});
