import { retryStripeEvent as contract } from '@/domain/subscription/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { notFound } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { stripeEvents, stripeEventSchema } from './events/eventLog';
import { toEventRow } from './events/eventRow';
import { handleStripeEvent } from './events/handleStripeEvent';

/**
 * Reprocesses one of the company's events through the webhook's own path: Stripe is reread, so an old event does no harm. Throws
 * `not-found` for any other event, and rethrows failures.
 */
export const retryStripeEvent = defineCallable(
  contract,
  { access: member({ action: 'manageBilling' }), rateLimit: { perMinute: 20 }, secrets: STRIPE_SECRETS },
  async (deps, { eventId }, { companyId }) => {
    const ref = stripeEvents(deps.db).doc(eventId);
    const stored = await ref.get();
    if (!stored.exists || stored.get('companyId') !== companyId) throw notFound('Event');
    const { type, objectId, customerId } = stripeEventSchema.parse(stored.data());
    await handleStripeEvent(
      deps,
      await stripeClient(),
      { id: eventId, type, objectId, customerId },
      { isForced: true },
    );
    return { event: toEventRow(await ref.get()) };
  },
);
