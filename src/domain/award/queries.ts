import type { ListQuery } from '../record/listQuery';
import { CREDENTIAL_LIMIT } from './credential';
import { monthsOf, type Period } from './period';

export const allCredentials = (): ListQuery => ({
  orderBy: [{ field: 'position', direction: 'asc' }],
  limit: CREDENTIAL_LIMIT,
});

/** Credentials with an expiry date, soonest first. */
export const endingCredentials = (): ListQuery => ({
  where: [{ field: 'expiresOn', operator: '>', value: '' }],
  orderBy: [{ field: 'expiresOn', direction: 'asc' }],
  limit: 20,
});

/** More than a company awards in a year. */
export const RECOGNITIONS_SHOWN = 100;
/** The latest recognitions, including proposals. */
export const latestRecognitions = (): ListQuery => ({
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: RECOGNITIONS_SHOWN,
});

/** Approved recognitions, which everyone may read. */
export const approvedRecognitions = (): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: 'approved' }],
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: RECOGNITIONS_SHOWN,
});

/** Limited to the maximum number of technicians. */
export const allOptOuts = (): ListQuery => ({ orderBy: [{ field: 'technicianId', direction: 'asc' }], limit: 300 });

export const latestGoals = (): ListQuery => ({ orderBy: [{ field: 'startsOn', direction: 'desc' }], limit: 24 });

/** Queries the monthly counts of a period. */
export function monthsWithin(period: Period): ListQuery {
  const months = monthsOf(period);
  return {
    where: [
      { field: 'month', operator: '>=', value: months[0] ?? '' },
      { field: 'month', operator: '<=', value: months.at(-1) ?? '' },
    ],
    orderBy: [{ field: 'month', direction: 'asc' }],
    limit: 12,
  };
}
