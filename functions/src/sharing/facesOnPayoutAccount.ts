import { defineReaction } from '../platform/reaction';
import { followPayable } from './followPayable';

/** Links that were sent before the company could take cards offer it now, and the other way round. */
export const facesOnPayoutAccount = defineReaction(
  'facesOnPayoutAccount',
  'payoutAccounts',
  (deps, { params }) => followPayable(deps, params['companyId'] ?? ''),
  { concerns: ({ before, after }) => before?.['state'] !== after?.['state'] },
);
