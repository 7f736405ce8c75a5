import type { ListQuery } from '../record/listQuery';

/** Who requests the pay: an account that sees only its own must filter by it. */
type Reader = { accountUid?: string };
const ownOf = ({ accountUid }: Reader) =>
  accountUid === undefined ? [] : ([{ field: 'accountUid', operator: '==', value: accountUid }] as const);

export const OPEN_EARNINGS_LIMIT = 2000;
const STATEMENTS_LIMIT = 1000;
const PLANS_LIMIT = 200;

/** Queries everyone's earnings that no closed period has fully paid yet. */
export const openEarnings = (): ListQuery => ({
  where: [{ field: 'isOpen', operator: '==', value: true }],
  limit: OPEN_EARNINGS_LIMIT,
});

/** Queries the same for one account. */
export const ownOpenEarnings = (accountUid: string): ListQuery => ({
  where: [{ field: 'isOpen', operator: '==', value: true }, ...ownOf({ accountUid })],
  limit: 500,
});

/** Queries what a job pays everyone, or only the requesting account. */
export const earningsOfJob = (jobId: string, reader: Reader = {}): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }, ...ownOf(reader)],
  limit: 100,
});

/** Queries everyone's statements of periods from a day on. */
export const statementsSince = (startsOn: string): ListQuery => ({
  where: [{ field: 'startsOn', operator: '>=', value: startsOn }],
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: STATEMENTS_LIMIT,
});

/** Queries one account's statements, latest first. */
export const ownStatements = (accountUid: string): ListQuery => ({
  where: [...ownOf({ accountUid })],
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: 26,
});

/** Queries all plans, latest first. */
export const payPlans = (): ListQuery => ({
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: PLANS_LIMIT,
});
