import { setFinancingState as contract } from '@/domain/financing/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { WISETACK_SECRETS } from './config';
import { moveApplication } from './moveApplication';
import { actAtLender } from './partner';

export const setFinancingState = defineCallable(
  contract,
  {
    access: member({ action: 'offerFinancing', feature: 'wisetack', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: WISETACK_SECRETS,
  },
  async (deps, input, caller) => {
    const isAtLender = await actAtLender(deps, input, caller);
    if (!isAtLender) await moveApplication(deps, input, caller);
    return {};
  },
);
