import { FINANCING_STATES, type FinancingState } from '@/domain/financing/schema';
import { isInFlight } from '@/domain/financing/state';
import { AppError } from '@/lib/appError';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { WISETACK_SECRETS, wisetackBase, wisetackToken } from './config';
import { followLender } from './partner';

/** States of applications that are still in progress. */
const IN_FLIGHT: readonly FinancingState[] = FINANCING_STATES.filter(isInFlight);

const open = companiesWith(({ db }) => [
  { query: db.collectionGroup('financing').where('state', 'in', IN_FLIGHT), fields: ['mode'] },
]);

/**
 * Nightly: checks applications at lenders for changes whose webhook never came. If a lender can't be reached, this company's others are
 * skipped until the next night.
 */
export const followLenders: Nightly = {
  work: async function* (deps, after) {
    if (wisetackBase() !== '' && wisetackToken() !== '') yield* open(deps, after);
  },
  perCompany: async (deps, { companyId, found }) => {
    const theirs = found.filter((application) => application.get('mode') === 'partner');
    let isReachable = true;
    return eachFound({ companyId, found: theirs }, async ({ id: financingId }) => {
      if (!isReachable) return { waiting: 1 };
      try {
        const came = await followLender(deps, { companyId, financingId });
        return { [came]: 1 };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
        isReachable = false;
        return { waiting: 1 };
      }
    });
  },
};

export const nightlyFinancing = defineNightly(
  'nightlyFinancing',
  { schedule: '37 7 * * *', secrets: WISETACK_SECRETS },
  followLenders,
);
