import type Stripe from 'stripe';
import { previewPlanChange as contract } from '@/domain/subscription/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { priceOf } from './openSession';
import { fromSeconds, planChange, toSeconds } from './planChange';
import { RUNNING, runningSubscription, type RunningSubscription } from './runningSubscription';

/** Returns the immediate cost of changing plan or interval, line by line, and the ongoing cost; changes nothing. */
export const previewPlanChange = defineCallable(
  contract,
  { access: member({ action: 'manageBilling' }), rateLimit: { perMinute: 30 }, secrets: STRIPE_SECRETS },
  async (deps, choice, { companyId }) => {
    const stripe = await stripeClient();
    const [running, price] = await Promise.all([
      runningSubscription(deps, stripe, companyId, RUNNING),
      priceOf(stripe, choice),
    ]);
    if (running.item.price.id === price.id) throw precondition('Your company already has this plan.');
    const prorationDate = toSeconds(deps.now());
    const [atOnce, later] = await Promise.all([
      stripe.invoices.createPreview({
        subscription: running.subscription.id,
        subscription_details: planChange(running, price, prorationDate),
      }),
      recurring(stripe, running, price),
    ]);
    return {
      lines: linesOf(atOnce),
      dueNowCents: dueNow(atOnce),
      prorationAt: fromSeconds(prorationDate),
      nextInvoiceAt: later ? fromSeconds(periodEnd(atOnce, running)) : '',
      nextInvoiceTotalCents: later?.total ?? 0,
    };
  },
);

/** Returns the cost of each period, without one-time charges; null for a canceled subscription. */
async function recurring(
  stripe: Stripe,
  { subscription, item }: RunningSubscription,
  price: Stripe.Price,
): Promise<Stripe.Invoice | null> {
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) return null;
  return stripe.invoices.createPreview({
    preview_mode: 'recurring',
    subscription: subscription.id,
    subscription_details: { items: [{ id: item.id, price: price.id }] },
  });
}

/** A negative total isn't charged: it becomes a credit. */
const dueNow = ({ total, amount_due }: Stripe.Invoice): number => (total < 0 ? total : amount_due);

/** Returns the lines, plus any other difference to the amount due, so that they always add up. */
function linesOf(invoice: Stripe.Invoice): { description: string; amountCents: number }[] {
  const lines = invoice.lines.data.map(({ description, amount }) => ({
    description: description ?? '',
    amountCents: amount,
  }));
  const others = invoice.total - lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const credit = dueNow(invoice) - invoice.total;
  return [
    ...lines,
    ...(others === 0 ? [] : [{ description: 'Taxes and discounts', amountCents: others }]),
    ...(credit === 0 ? [] : [{ description: 'Balance of your account', amountCents: credit }]),
  ];
}

/** Returns when the period billed now ends; another interval starts a new period. */
function periodEnd({ lines }: Stripe.Invoice, { item }: RunningSubscription): number {
  const ends = lines.data.map(({ period }) => period.end);
  return ends.length === 0 ? item.current_period_end : Math.max(...ends);
}
