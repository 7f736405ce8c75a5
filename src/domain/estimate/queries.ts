import type { ListQuery } from '../record/listQuery';

const ESTIMATES_OF_ONE_LIMIT = 20;

/** The estimates of a job, last changed first. */
export const estimatesOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: ESTIMATES_OF_ONE_LIMIT,
});
