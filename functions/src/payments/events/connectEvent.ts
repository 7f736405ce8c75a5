import { eventEnvelopeSchema } from '../../subscription/events/eventRef';

/** The connected-account events we handle; Stripe may send more. */
export const CONNECT_EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'payment_method.automatically_updated',
  'payment_method.updated',
  'payment_method.detached',
  'account.updated',
  'account.application.deauthorized',
  'payout.paid',
] as const;
export type ConnectEventType = (typeof CONNECT_EVENT_TYPES)[number];

/** The only data taken from an event: its id, its account, and what to ask Stripe about. */
export type ConnectEvent = { id: string; type: ConnectEventType; account: string; objectId: string; isLive: boolean };

/** Returns null for anything that isn't an event, has no connected account, or is of an unhandled type. */
export function toConnectEvent(event: unknown): ConnectEvent | null {
  const envelope = eventEnvelopeSchema.safeParse(event);
  if (!envelope.success) return null;
  const { id, type, account, livemode, data } = envelope.data;
  const known = CONNECT_EVENT_TYPES.find((candidate) => candidate === type);
  return known && account ? { id, type: known, account, objectId: data.object.id, isLive: livemode } : null;
}
