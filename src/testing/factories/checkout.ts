import type { Stored } from '@/domain/record/schema';
import { stripeCheckoutSchema, type StripeCheckout } from '@/domain/subscription/checkout';
import { planOf } from '@/domain/subscription/plans';
import { BUILT_AT, buildStored } from './build';

/** Builds an open checkout of `company-1` for monthly Essentials. */
export function buildCheckout(overrides: Partial<Stored<StripeCheckout>> = {}): Stored<StripeCheckout> {
  const plan = planOf('essentials');
  const fields = {
    companyId: 'company-1',
    status: 'open',
    planId: plan.id,
    interval: 'month',
    features: [...plan.features],
    amountCents: plan.priceCents.month,
    currency: 'usd',
    createdBy: 'user-1',
    createdAt: BUILT_AT,
    updatedAt: BUILT_AT,
  };
  return buildStored({ kind: 'checkout', schema: stripeCheckoutSchema, fields, overrides });
}
