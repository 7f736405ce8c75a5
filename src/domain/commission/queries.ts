import type { ListQuery } from '../record/listQuery';

/** Whose pay is requested by whom: an account that sees only its own must say so. */
type Reader = { accountUid?: string };
const ownOf = ({ accountUid }: Reader) =>
  accountUid === undefined ? [] : ([{ field: 'accountUid', operator: '==', value: accountUid }] as const);

export const OPEN_EARNINGS_LIMIT = 2000;
const STATEMENTS_LIMIT = 1000;
const PLANS_LIMIT = 200;

/** What no closed period has paid yet, of everyone. */
export const openEarnings = (): ListQuery => ({
  where: [{ field: 'isOpen', operator: '==', value: true }],
  limit: OPEN_EARNINGS_LIMIT,
});

/** The same of one's own account. */
export const ownOpenEarnings = (accountUid: string): ListQuery => ({
  where: [{ field: 'isOpen', operator: '==', value: true }, ...ownOf({ accountUid })],
  limit: 500,
});

/** What a job pays: everyone, or the asking account alone. */
export const earningsOfJob = (jobId: string, reader: Reader = {}): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }, ...ownOf(reader)],
  limit: 100,
});

/** Everyone's statements of periods from a day on. */
export const statementsSince = (startsOn: string): ListQuery => ({
  where: [{ field: 'startsOn', operator: '>=', value: startsOn }],
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: STATEMENTS_LIMIT,
});

/** One's own statements, the latest first. */
export const ownStatements = (accountUid: string): ListQuery => ({
  where: [...ownOf({ accountUid })],
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: 26,
});

/** All plans, the latest first. */
export const payPlans = (): ListQuery => ({
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: PLANS_LIMIT,
});
