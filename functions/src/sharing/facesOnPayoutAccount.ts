import { defineReaction } from '../platform/reaction';
import { followPayable } from './followPayable';

/** Updates existing links when the company becomes able to take cards, or no longer can. */
export const facesOnPayoutAccount = defineReaction(
  'facesOnPayoutAccount',
  'payoutAccounts',
  (deps, { params }) => followPayable(deps, params['companyId'] ?? ''),
  { concerns: ({ before, after }) => before?.['state'] !== after?.['state'] },
);
