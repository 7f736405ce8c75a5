import { z } from 'zod';
import { requiredEmail } from '../contact/schema';
import { handedOverAt } from '../message/handOver';
import { PAPER_KINDS } from '../paper/schema';
import { isoInstant, line, optionalInstant, recordId, text } from '../record/schema';

const MAIL_RECIPIENTS_LIMIT = 10;

/** What an e-mail is: a paper, words about one that was sent before, or an invitation to the team. */
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

/** `unclear`: the mail server may have it (`message/handOver`). A `sending` that never ends is read with `stateOfSending`. */
export const MAIL_STATES = ['sending', 'sent', 'failed', 'unclear'] as const;
export const MAIL_STATE_LABELS: Record<(typeof MAIL_STATES)[number], string> = {
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  unclear: 'May not have arrived',
};

/** Whom to write to: 1 to 10 addresses, each once. */
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
  to: z.array(z.string().max(254)).max(MAIL_RECIPIENTS_LIMIT),
  subject: line(300),
  /** The words of a notice that the law asks for, as they were sent; '' for all other e-mails. */
  body: text(5000).default(''),
  state: z.enum(MAIL_STATES),
  /** Why it failed, or which of several recipients the mail server rejected, as text; '' = nothing. */
  error: line(500).default(''),
  /** When it was asked for. */
  requestedAt: isoInstant,
  handedOverAt,
  /** When the mail server took it. */
  sentAt: optionalInstant,
  /** Who sent it; 'system' for automatic email. */
  sentBy: z.string().min(1).max(128),
});
export type Mail = z.infer<typeof mailSchema>;

/** Who sent an e-mail, in words: a member by `nameOf`, which names the server for ''. */
export const senderOfMail = (sentBy: string, nameOf: (uid: string) => string): string =>
  nameOf(sentBy === 'system' ? '' : sentBy);
