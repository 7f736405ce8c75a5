import { startCardPayment as contract } from '@/domain/payment/api';
import { paths } from '@/lib/paths';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { stripeClient } from '../stripe/client';
import { appUrl } from '../platform/config';
import { STRIPE_SECRETS } from '../stripe/config';
import { endOpenAttempts } from './endOpenAttempts';
import { openPaymentSession } from './openPaymentSession';
import { preparePayment, type PreparedPayment } from './preparePayment';

/** Opens Stripe Checkout, on the company's own account, for the balance of an invoice or the deposit of an approved estimate. */
export const startCardPayment = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 }, secrets: STRIPE_SECRETS },
  async (deps, input, { origin }) => {
    const wanted = await preparePayment(deps, input);
    const stripe = await stripeClient();
    const { endedCount, reusable } = await endOpenAttempts(deps, stripe, { ...wanted, place: 'page' });
    if (reusable) return { url: reusable.url };
    return { url: await openPaymentSession(deps, stripe, { ...wanted, endedCount, page: pageOf(wanted, origin) }) };
  },
);

/** Returns the URL Stripe sends the customer back to: the page they came from. */
function pageOf({ kind, token }: PreparedPayment, origin: string): string {
  return `${appUrl(origin)}${kind === 'estimate' ? paths.estimateView(token) : paths.invoice(token)}`;
}
