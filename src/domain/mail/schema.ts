import { z } from 'zod';
import { requiredEmail } from '../contact/schema';
import { BY_CUSTOMER } from '../message/consent';
import { handedOverAt } from '../message/handOver';
import { PAPER_KINDS } from '../paper/schema';
import { isoInstant, line, optionalInstant, recordId, text } from '../record/schema';

const MAIL_RECIPIENTS_LIMIT = 10;

/** The kind of an email: a document, text about one that was sent earlier, or an invitation to the team. */
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
 * `received`: from a customer. `unclear`: the mail server may have it (`message/handOver`). A `sending` that never ends is read with
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

/** How much of an email's text is kept. */
export const MAIL_BODY_LENGTH = 5000;

/** The recipients: 1 to 10 distinct addresses. */
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
 * companies/{c}/mail/{sendId}: one email sent or attempted. The id is the sender's: one id is sent once, however
 * often it is requested. Written only by functions.
 */
export const mailSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  subjectType: z.enum(MAIL_SUBJECTS),
  subjectId: recordId,
  customerId: z.string().max(128).default(''),
  /** The visit it is about; '' for all other emails, and for those from before this was stored. */
  visitId: z.string().max(128).default(''),
  to: z.array(z.string().max(254)).max(MAIL_RECIPIENTS_LIMIT),
  subject: line(300),
  /** Who wrote it, where that is a customer (`received`, then `to` is empty); '' = the company. */
  from: z.string().max(254).default(''),
  /** The words of a notice that the law asks for, of a message and of what a customer wrote; '' for all other e-mails. */
  body: text(MAIL_BODY_LENGTH).default(''),
  state: z.enum(MAIL_STATES),
  /** Why it failed, or which of several recipients the mail server rejected, as text; '' = nothing. */
  error: line(500).default(''),
  /** When it was asked for. */
  requestedAt: isoInstant,
  handedOverAt,
  /** When the mail server took it. */
  sentAt: optionalInstant,
  /** Who sent it; 'system' for automatic email, `BY_CUSTOMER` for a customer's. */
  sentBy: z.string().min(1).max(128),
});
export type Mail = z.infer<typeof mailSchema>;

/** Who sent an e-mail, in words: a member by `nameOf`, which names the server for ''. */
export const senderOfMail = (sentBy: string, nameOf: (uid: string) => string): string =>
  sentBy === BY_CUSTOMER ? 'Customer' : nameOf(sentBy === 'system' ? '' : sentBy);

/** The other side of an e-mail: whom it went to, or who wrote it. */
export const addressesOfMail = ({ to, from }: Pick<Mail, 'to' | 'from'>): string =>
  from === '' ? to.join(', ') : `From ${from}`;
