import { defineTrigger } from '../platform/defineTrigger';
import { followPayable } from './followPayable';

/** Links that were sent before the company could take cards offer it now, and the other way round. */
export const facesOnPayoutAccount = defineTrigger(
  'facesOnPayoutAccount',
  'payoutAccounts/{companyId}',
  async (deps, { before, after, params }) => {
    if (before?.['state'] !== after?.['state']) await followPayable(deps, params['companyId'] ?? '');
  },
);
