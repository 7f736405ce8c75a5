import { z } from 'zod';
import { isoInstant, line, optionalInstant, text } from '../record/schema';
import { handedOverAt } from './handOver';
import { VISIT_MESSAGE_KINDS, VISIT_MESSAGE_LABELS } from './settings';

/** The longest text that providers accept; it is sent as ten segments. */
export const TEXT_LENGTH = 1600;

/** Documents sent by text message, and reminders about them. */
const PAPER_TEXT_KINDS = ['estimate', 'invoice', 'receipt', 'service-report', 'agreement', 'payment-reminder'] as const;
export type PaperTextKind = (typeof PAPER_TEXT_KINDS)[number];

const TEXT_KINDS = [
  ...VISIT_MESSAGE_KINDS,
  ...PAPER_TEXT_KINDS,
  'review',
  'answer',
  'alert',
  'invitation',
  'reply',
] as const;
export const TEXT_KIND_LABELS: Record<(typeof TEXT_KINDS)[number], string> = {
  ...VISIT_MESSAGE_LABELS,
  estimate: 'Estimate',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'service-report': 'Service report',
  agreement: 'Service agreement',
  'payment-reminder': 'Reminder of an invoice',
  review: 'Request for a review',
  answer: 'Answer to the customer',
  alert: 'Alert to a technician',
  invitation: 'Invitation of a colleague',
  reply: 'Reply from the customer',
};

/**
 * A `sending` that doesn't end is read with `stateOfSending`. `sent`: the provider has it; `unclear`: it may have it; `delivered`: the
 * phone has it. Messages from customers are `received`.
 */
export const TEXT_STATES = ['sending', 'unclear', 'sent', 'delivered', 'failed', 'received'] as const;
export type TextState = (typeof TEXT_STATES)[number];
export const TEXT_STATE_LABELS: Record<TextState, string> = {
  sending: 'Being sent',
  unclear: 'May not have arrived',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not sent',
  received: 'Received',
};

/**
 * companies/{c}/texts/{sendId}: one text message sent, attempted or received. The id is the sender's: one id is sent
 * once, however often it is requested. Written only by functions.
 */
export const textSchema = z.object({
  kind: z.enum(TEXT_KINDS),
  /** The visit it is about; '' for messages from customers. */
  visitId: z.string().max(128).default(''),
  /** The record whose document it links to; '' for messages about a visit. */
  subjectId: z.string().max(128).default(''),
  customerId: z.string().max(128).default(''),
  /** The customer's number in E.164, for both directions. */
  phone: z.string().max(20),
  body: text(TEXT_LENGTH),
  segments: z.number().int().min(0).max(30),
  state: z.enum(TEXT_STATES),
  /** Why it failed, as text; '' = nothing. */
  error: line(500).default(''),
  providerId: z.string().max(64).default(''),
  requestedAt: isoInstant,
  handedOverAt,
  sentAt: optionalInstant,
  /** The sender: a uid, 'system' for automatic messages, 'customer' for incoming ones. */
  sentBy: z.string().min(1).max(128),
});
export type TextMessage = z.infer<typeof textSchema>;

const RANKS: Record<TextState, number> = { received: 0, sending: 1, unclear: 2, sent: 3, failed: 4, delivered: 5 };

/** Returns a message's state after a provider's report. Reports come late and in any order, so the state never goes back. */
export const laterState = (stored: TextState, reported: TextState): TextState =>
  RANKS[reported] > RANKS[stored] ? reported : stored;

/** Returns a text's sender in words: a member by `nameOf`, which returns the server's name for '', or the customer. */
export const senderOfText = (sentBy: string, nameOf: (uid: string) => string): string =>
  sentBy === 'customer' ? 'Customer' : nameOf(sentBy === 'system' ? '' : sentBy);
