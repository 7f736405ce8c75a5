import { openBillingPortal as contract } from '@/domain/subscription/api';
import { paths } from '@/lib/paths';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { appUrl } from '../platform/config';
import { STRIPE_SECRETS } from '../stripe/config';
import { customerOf } from './customers';

/** Opens Stripe's customer portal for the company: cards, addresses, tax numbers, past invoices. */
export const openBillingPortal = defineCallable(
  contract,
  {
    access: member({ action: 'manageBilling', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, _input, { companyId, origin }) => {
    const stripe = await stripeClient();
    const customer = await customerOf(deps, companyId);
    if (!customer) throw precondition('There is nothing to manage yet. Choose a plan first.');
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.customerId,
      return_url: `${appUrl(origin)}${paths.billing}`,
    });
    return { url };
  },
);
