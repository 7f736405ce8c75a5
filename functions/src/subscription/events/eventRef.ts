import { z } from 'zod';
import { idOf } from '../checkouts';

/** The events we handle; Stripe may send more. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The only data taken from an event: its id, and who to ask Stripe about. */
export type StripeEventRef = { id: string; type: EventType; objectId: string; customerId: string };

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** An event's envelope. Its object's content isn't read: it may be outdated. */
export const eventEnvelopeSchema = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string(),
  livemode: z.boolean(),
  /** Set when the event belongs to another account connected to ours. */
  account: z.string().nullish(),
  data: z.object({ object: z.object({ id: z.string().default(''), customer: reference }) }),
});
export type EventEnvelope = z.infer<typeof eventEnvelopeSchema>;

/** Returns null for an event of an unhandled type. */
export function toEventRef({ id, type, data }: EventEnvelope): StripeEventRef | null {
  const known = EVENT_TYPES.find((candidate) => candidate === type);
  return known ? { id, type: known, objectId: data.object.id, customerId: idOf(data.object.customer) } : null;
}
