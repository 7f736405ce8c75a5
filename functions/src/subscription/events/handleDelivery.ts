import { warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import type { WebhookHandler, WebhookRequest } from '../../platform/defineWebhook';
import { stripeClient } from '../../stripe/client';
import { isTestMode, webhookSecret } from '../../stripe/config';
import { signedEvent } from '../../stripe/signedEvent';
import { eventEnvelopeSchema, toEventRef, type EventEnvelope } from './eventRef';
import { handleStripeEvent } from './handleStripeEvent';

/**
 * Answers 400 to anything not freshly signed by Stripe, 200 to events that were handled or are irrelevant. Throws for
 * failures that should be redelivered.
 */
export const handleDelivery: WebhookHandler = async (deps, request) => {
  const stripe = await stripeClient();
  const event = await verified(stripe, request);
  if (!event) return { status: 400, message: 'Not signed by Stripe' };
  const ignoredBecause = meaningless(event);
  if (ignoredBecause !== '') {
    if (event.livemode === isTestMode()) warn('stripe event of the other mode', { eventId: event.id });
    return { status: 200, message: 'Ignored', log: { eventId: event.id, type: event.type, reason: ignoredBecause } };
  }
  const reference = toEventRef(event);
  if (!reference) return { status: 200, message: 'Ignored', log: { eventId: event.id, type: event.type } };
  const { status, reason, companyId } = await handleStripeEvent(deps, stripe, reference);
  const log = { eventId: event.id, type: event.type, companyId, outcome: status, reason };
  if (status === 'ignored') warn('stripe event ignored', log);
  return { status: 200, message: status === 'ignored' ? 'Ignored' : 'Done', log };
};

/** Returns null for anything that isn't, byte for byte, what Stripe just signed. */
async function verified(stripe: Stripe, request: WebhookRequest): Promise<EventEnvelope | null> {
  const envelope = eventEnvelopeSchema.safeParse(await signedEvent(stripe, request, webhookSecret()));
  return envelope.success ? envelope.data : null;
}

/** Returns why an event isn't for this server; '' if it may be. */
function meaningless({ livemode, account }: EventEnvelope): string {
  if (livemode === isTestMode()) return 'It is of the other mode than the key.';
  if (account) return 'It belongs to a connected account.';
  return '';
}
