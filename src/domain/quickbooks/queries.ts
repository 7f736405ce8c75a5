import { isEqual, type ListQuery } from '../record/listQuery';

/** A company's most recent pushes and undos. */
export const recentQuickbooksRuns = (limit: number): ListQuery => ({
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit,
});

/** A run's writes, in order. */
export const pushesOfRun = (runId: string, limit: number): ListQuery => ({
  where: [isEqual('runId', runId)],
  orderBy: [{ field: 'order', direction: 'asc' }],
  limit,
});

/** The most recent reconciliations. */
export const recentQuickbooksReports = (limit: number): ListQuery => ({
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit,
});
