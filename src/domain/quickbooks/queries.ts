import { isEqual, type ListQuery } from '../record/listQuery';

/** A company's last pushes and take-backs. */
export const recentQuickbooksRuns = (limit: number): ListQuery => ({
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit,
});

/** What a run did, in its order. */
export const pushesOfRun = (runId: string, limit: number): ListQuery => ({
  where: [isEqual('runId', runId)],
  orderBy: [{ field: 'order', direction: 'asc' }],
  limit,
});

/** The last reconciliations. */
export const recentQuickbooksReports = (limit: number): ListQuery => ({
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit,
});
