import type Stripe from 'stripe';
import { connectPayoutAccount as contract } from '@/domain/payment/api';
import { paths } from '@/lib/paths';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { stripeClient } from '../stripe/client';
import { appUrl } from '../platform/config';
import { isTestMode, STRIPE_SECRETS } from '../stripe/config';
import { idempotencyKey } from '../stripe/idempotencyKey';
import { payoutAccountOf, payoutAccounts } from './accounts';

/**
 * Opens Stripe's own pages, where the company connects its account or completes missing details. The account is the company's: it deals
 * with Stripe directly and pays Stripe's fees, and we add nothing.
 */
export const connectPayoutAccount = defineCallable(
  contract,
  {
    access: member({ action: 'connectPayouts', feature: 'payments', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, _input, caller) => {
    const stripe = await stripeClient();
    const accountId =
      (await payoutAccountOf(deps, caller.companyId))?.accountId ?? (await createAccount(deps, stripe, caller));
    const page = `${appUrl(caller.origin)}${paths.payments}`;
    const { url } = await stripe.accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      return_url: `${page}?connected=1`,
      refresh_url: page,
    });
    return { url };
  },
);

/** Two simultaneous calls create one account: they use the same key. */
async function createAccount(
  { db, now }: Deps,
  stripe: Stripe,
  { companyId, company, email, uid }: Member,
): Promise<string> {
  const { id } = await stripe.accounts.create(
    {
      controller: {
        stripe_dashboard: { type: 'full' },
        fees: { payer: 'account' },
        losses: { payments: 'stripe' },
        requirement_collection: 'stripe',
      },
      business_profile: { name: company.name },
      metadata: { companyId },
      ...(email === '' ? {} : { email }),
    },
    // With a different key, so that Stripe doesn't return the disconnected account.
    { idempotencyKey: idempotencyKey('account', companyId, email, company.name, await earlierAccount(db, companyId)) },
  );
  await payoutAccounts(db)
    .doc(companyId)
    .set({ accountId: id, state: 'incomplete', isTestMode: isTestMode(), ...createdStamp(uid, now()) });
  return id;
}

async function earlierAccount(db: Deps['db'], companyId: string): Promise<string> {
  const accountId: unknown = (await payoutAccounts(db).doc(companyId).get()).get('accountId');
  return typeof accountId === 'string' ? accountId : '';
}
