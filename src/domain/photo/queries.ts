import type { ListQuery } from '../record/listQuery';
import { PHOTO_LIST_LIMIT } from './schema';

/** A job's photos in the order they were taken. */
export const photosOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'takenAt', direction: 'asc' }],
  limit: PHOTO_LIST_LIMIT,
});
