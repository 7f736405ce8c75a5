import type Stripe from 'stripe';
import type { output as OutputOf } from 'zod';
import { getBilling as contract, type StripeInvoice } from '@/domain/subscription/api';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { stripeClient } from '../stripe/client';
import { isTestMode, STRIPE_SECRETS } from '../stripe/config';
import { isInvalidRequest } from '../stripe/errors';
import { customerOf } from './customers';
import { decidingSubscription, type StripeSubscription } from './readSubscriptions';
import { RUNNING } from './runningSubscription';
import { syncCustomer } from './syncSubscription';

const INVOICE_COUNT = 24;

type NextInvoice = OutputOf<typeof contract.output>['nextInvoice'];

/**
 * Returns the company's subscription, its next invoice and its latest invoices, as Stripe has them now. The next invoice's amount is what
 * will be charged, after any credit.
 */
export const getBilling = defineCallable(
  contract,
  { access: member({ action: 'manageBilling' }), rateLimit: { perMinute: 30 }, secrets: STRIPE_SECRETS },
  async (deps, _input, { companyId }) => {
    const stripe = await stripeClient();
    const customer = await customerOf(deps, companyId);
    if (!customer) return { subscription: NO_SUBSCRIPTION, nextInvoice: null, invoices: [], isTestMode: isTestMode() };

    const found: { subscription: StripeSubscription | null } = { subscription: null };
    const [{ summary }, invoices] = await Promise.all([
      syncCustomer(deps, stripe, customer, (_transaction, reading) => {
        found.subscription = decidingSubscription(reading, companyId);
        return Promise.resolve(() => undefined);
      }),
      stripe.invoices.list({ customer: customer.customerId, limit: INVOICE_COUNT }),
    ]);
    return {
      subscription: summary,
      nextInvoice: found.subscription && (await nextInvoice(stripe, found.subscription)),
      invoices: invoices.data.filter(({ status }) => status !== 'draft').map(toInvoice),
      isTestMode: isTestMode(),
    };
  },
);

async function nextInvoice(
  stripe: Stripe,
  { id, status, cancelAt, currentPeriodEnd }: StripeSubscription,
): Promise<NextInvoice> {
  if (!RUNNING.includes(status) || cancelAt !== '') return null;
  try {
    const preview = await stripe.invoices.createPreview({ subscription: id });
    return { at: currentPeriodEnd, totalCents: preview.amount_due };
  } catch (error) {
    // Stripe refuses to preview an invoice that will never come, which it may know better than we do.
    if (isInvalidRequest(error)) return null;
    throw error;
  }
}

function toInvoice(invoice: Stripe.Invoice): StripeInvoice {
  return {
    id: invoice.id,
    number: invoice.number ?? '',
    status: invoice.status ?? '',
    createdAt: new Date(invoice.created * 1_000).toISOString(),
    totalCents: invoice.total,
    amountDueCents: invoice.amount_remaining,
    hostedUrl: invoice.hosted_invoice_url ?? '',
    pdfUrl: invoice.invoice_pdf ?? '',
  };
}
