import { warn } from 'firebase-functions/logger';
import type { WebhookHandler } from '../../platform/defineWebhook';
import { stripeClient } from '../../stripe/client';
import { connectWebhookSecret, isTestMode } from '../../stripe/config';
import { signedEvent } from '../../stripe/signedEvent';
import { toConnectEvent } from './connectEvent';
import { handleConnectEvent } from './handleConnectEvent';

/**
 * Answers 400 to anything not freshly signed by Stripe, 200 to events that were handled or are irrelevant. Throws for failures that
 * should be redelivered.
 */
export const handleConnectDelivery: WebhookHandler = async (deps, request) => {
  const stripe = await stripeClient();
  const signed = await signedEvent(stripe, request, connectWebhookSecret());
  if (!signed) return { status: 400, message: 'Not signed by Stripe' };
  const event = toConnectEvent(signed);
  if (!event || event.isLive === isTestMode()) return { status: 200, message: 'Ignored' };
  const { status, reason, companyId } = await handleConnectEvent(deps, stripe, event);
  const log = { eventId: event.id, type: event.type, companyId, outcome: status, reason };
  if (status === 'ignored') warn('stripe event ignored', log);
  return { status: 200, message: status === 'ignored' ? 'Ignored' : 'Done', log };
};
