import { listPayouts as contract } from '@/domain/payment/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { payoutAccountOf } from './accounts';
import { listedPayout, readPayout } from './payouts';

const PAGE = 10;

/** Lists Stripe's payouts to the company's bank, newest first, each with its payments. */
export const listPayouts = defineCallable(
  contract,
  {
    access: member({ action: 'recordPayment', feature: 'payments' }),
    rateLimit: { perMinute: 30 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, { before }, { companyId }) => {
    const account = await payoutAccountOf(deps, companyId);
    if (!account) return { payouts: [], hasMore: false };
    const { accountId } = account;
    const stripe = await stripeClient();
    const { data, has_more: hasMore } = await stripe.payouts.list(
      { limit: PAGE, ...(before === '' ? {} : { starting_after: before }) },
      { stripeAccount: accountId },
    );
    const payouts = await Promise.all(
      data.map(async (payout) => {
        const { feeCents, payments } = await readPayout(deps, stripe, { companyId, accountId }, payout.id);
        return {
          ...listedPayout(payout),
          feeCents,
          payments: payments.map(({ paymentId, amountCents, feeCents: fee, payment }) => ({
            paymentId,
            invoiceNumber: payment?.invoiceNumber ?? '',
            customerName: payment?.customerName ?? '',
            isDamaged: payment === null,
            amountCents,
            feeCents: fee,
          })),
        };
      }),
    );
    return { payouts, hasMore };
  },
);
