import { refreshFinancing as contract } from '@/domain/financing/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { WISETACK_SECRETS } from './config';
import { followLender } from './partner';

export const refreshFinancing = defineCallable(
  contract,
  {
    access: member({ action: 'offerFinancing', feature: 'wisetack', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 30, perNetwork: 90 },
    secrets: WISETACK_SECRETS,
  },
  async (deps, { financingId }, { companyId }) => {
    await followLender(deps, { companyId, financingId });
    return {};
  },
);
