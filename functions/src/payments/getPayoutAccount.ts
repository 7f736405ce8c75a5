import { getPayoutAccount as contract } from '@/domain/payment/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { stripeClient } from '../stripe/client';
import { isTestMode, STRIPE_SECRETS } from '../stripe/config';
import { payoutAccountOf, syncPayoutAccount } from './accounts';

/** Returns the account for the company's card payments, and whether it can receive them. Stripe is queried while anything is missing. */
export const getPayoutAccount = defineCallable(
  contract,
  {
    access: member({ action: 'recordPayment', feature: 'payments' }),
    rateLimit: { perMinute: 60 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, _input, { companyId }) => {
    const stored = await payoutAccountOf(deps, companyId);
    if (!stored) return { state: 'none' as const, accountId: '', isTestMode: isTestMode() };
    return stored.state === 'ready'
      ? stored
      : syncPayoutAccount(deps, await stripeClient(), companyId, stored.accountId);
  },
);
