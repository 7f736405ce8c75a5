import { remindSigners as contract } from '@/domain/contract/record/api';
import { MAIL_SECRETS } from '../mail/config';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { mailLinks } from './mailLinks';

/** E-mails the signers whose turn it is again. */
export const remindSigners = defineCallable(
  contract,
  {
    access: member({ action: 'manageContracts', feature: 'contracts', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: MAIL_SECRETS,
  },
  async (deps, { contractId, orderId }, caller) => {
    const act = { now: deps.now(), byUid: caller.uid, ...caller.device };
    return {
      mailed: await mailLinks(deps, { companyId: caller.companyId, contractId, orderId, act, isReminder: true }),
    };
  },
);
