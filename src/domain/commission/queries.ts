import type { ListQuery } from '../record/listQuery';

/** The account reading the pay: one that may see only its own must filter for that in the query. */
type Reader = { accountUid?: string };
const ownOf = ({ accountUid }: Reader) =>
  accountUid === undefined ? [] : ([{ field: 'accountUid', operator: '==', value: accountUid }] as const);

export const OPEN_EARNINGS_LIMIT = 2000;
const STATEMENTS_LIMIT = 1000;
const PLANS_LIMIT = 200;

/** Everyone's earnings not yet fully paid by closed periods. */
export const openEarnings = (): ListQuery => ({
  where: [{ field: 'isOpen', operator: '==', value: true }],
  limit: OPEN_EARNINGS_LIMIT,
});

/** The same for one's own account. */
export const ownOpenEarnings = (accountUid: string): ListQuery => ({
  where: [{ field: 'isOpen', operator: '==', value: true }, ...ownOf({ accountUid })],
  limit: 500,
});

/** A job's earnings: everyone's, or only the requesting account's. */
export const earningsOfJob = (jobId: string, reader: Reader = {}): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }, ...ownOf(reader)],
  limit: 100,
});

/** Everyone's statements for periods from a day on. */
export const statementsSince = (startsOn: string): ListQuery => ({
  where: [{ field: 'startsOn', operator: '>=', value: startsOn }],
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: STATEMENTS_LIMIT,
});

/** One's own statements, latest first. */
export const ownStatements = (accountUid: string): ListQuery => ({
  where: [...ownOf({ accountUid })],
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: 26,
});

/** All plans, latest first. */
export const payPlans = (): ListQuery => ({
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: PLANS_LIMIT,
});
