import type { ListQuery } from '../record/listQuery';
import type { Estimate } from './schema';

const ESTIMATES_OF_ONE_LIMIT = 20;

/** The estimates of a job, last changed first. */
export const estimatesOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: ESTIMATES_OF_ONE_LIMIT,
});

/** The estimates that were made into this job. */
export const estimatesMadeIntoJob = (jobId: string): ListQuery => ({
  where: [{ field: 'convertedJobId', operator: '==', value: jobId }],
  limit: ESTIMATES_OF_ONE_LIMIT,
});

/** Of a job's estimates the one that was agreed to, and that its invoice takes; null while there is none. */
export const agreedEstimate = <T extends Pick<Estimate, 'state' | 'approval'>>(estimates: readonly T[]): T | null =>
  estimates.find(({ state, approval }) => approval !== null && (state === 'approved' || state === 'converted')) ?? null;
