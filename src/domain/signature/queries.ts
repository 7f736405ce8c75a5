import type { ListQuery } from '../record/listQuery';

const SIGNATURES_OF_JOB_LIMIT = 10;

/** Queries what the customer has signed for a job, latest first. */
export const signaturesOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'signedAt', direction: 'desc' }],
  limit: SIGNATURES_OF_JOB_LIMIT,
});
