import { z } from 'zod';
import { requiredEmail } from '../contact/schema';
import { BY_CUSTOMER } from '../message/consent';
import { handedOverAt } from '../message/handOver';
import { PAPER_KINDS } from '../paper/schema';
import { isoInstant, line, optionalInstant, recordId, text } from '../record/schema';

const MAIL_RECIPIENTS_LIMIT = 10;

/** Kinds of email: a document, a message about one sent earlier, or an invitation to the team. */
export const MAIL_KINDS = [...PAPER_KINDS, 'reminder', 'message', 'notice', 'invitation'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  estimate: 'Estimate',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  receipt: 'Receipt',
  statement: 'Statement',
  'service-report': 'Service report',
  agreement: 'Service agreement',
  reminder: 'Reminder',
  message: 'Message',
  notice: 'Notice to a member',
  invitation: 'Invitation',
};

const MAIL_SUBJECTS = [
  'estimate',
  'invoice',
  'credit-note',
  'payment',
  'customer',
  'job',
  'lead',
  'invite',
  'agreement',
  'contract',
  'report',
] as const;

/**
 * `received`: a customer wrote it. `unclear`: the mail server may have it (`message/handOver`). A `sending` that never ends is read with
 * `stateOfSending`.
 */
export const MAIL_STATES = ['sending', 'sent', 'failed', 'unclear', 'received'] as const;
export const MAIL_STATE_LABELS: Record<(typeof MAIL_STATES)[number], string> = {
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  unclear: 'May not have arrived',
  received: 'Received',
};

/** Maximum number of characters kept of an e-mail's text. */
export const MAIL_BODY_LENGTH = 5000;

/** The recipients: 1 to 10 addresses, no duplicates. */
export const mailRecipients = z
  .array(requiredEmail)
  .transform((addresses) => [...new Set(addresses)])
  .pipe(
    z
      .array(z.string())
      .min(1, 'Enter an e-mail address')
      .max(MAIL_RECIPIENTS_LIMIT, `At most ${MAIL_RECIPIENTS_LIMIT} addresses`),
  );

/**
 * companies/{c}/mail/{sendId}: one e-mail sent or attempted. The ID comes from the sender: one ID is sent once, however often it is
 * requested. Written only by functions.
 */
export const mailSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  subjectType: z.enum(MAIL_SUBJECTS),
  subjectId: recordId,
  customerId: z.string().max(128).default(''),
  /** The visit it is about; '' for all other e-mails, and for those sent before this was recorded. */
  visitId: z.string().max(128).default(''),
  to: z.array(z.string().max(254)).max(MAIL_RECIPIENTS_LIMIT),
  subject: line(300),
  /** The customer's address, if a customer wrote it (`received`, then `to` is empty); '' = the company. */
  from: z.string().max(254).default(''),
  /** The text of a legally required notice, of a message and of a customer's e-mail; '' for all other e-mails. */
  body: text(MAIL_BODY_LENGTH).default(''),
  state: z.enum(MAIL_STATES),
  /** Why it failed, or which of several recipients the mail server rejected, as text; '' = nothing. */
  error: line(500).default(''),
  /** Time of the request. */
  requestedAt: isoInstant,
  handedOverAt,
  /** Time the mail server accepted it. */
  sentAt: optionalInstant,
  /** Sender of the e-mail; 'system' for automatic e-mail, `BY_CUSTOMER` for a customer's. */
  sentBy: z.string().min(1).max(128),
});
export type Mail = z.infer<typeof mailSchema>;

/** Returns an e-mail's sender as text: a member by `nameOf`, which names the server for ''. */
export const senderOfMail = (sentBy: string, nameOf: (uid: string) => string): string =>
  sentBy === BY_CUSTOMER ? 'Customer' : nameOf(sentBy === 'system' ? '' : sentBy);

/** Returns the other party to an email: its recipients, or its author. */
export const addressesOfMail = ({ to, from }: Pick<Mail, 'to' | 'from'>): string =>
  from === '' ? to.join(', ') : `From ${from}`;
