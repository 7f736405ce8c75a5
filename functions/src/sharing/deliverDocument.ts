import { renderEmail } from '@/documents/email/renderEmail';
import { fillTemplate } from '@/domain/invoice/mailText';
import type { Mail } from '@/domain/mail/schema';
import type { ReportParts } from '@/domain/public-document/schema';
import { assertMayMail, SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { abuseAddress, mailConfig } from '../mail/config';
import { nextTry, type Try } from '../mail/nextTry';
import { pdfOfPaper } from '../mail/paperPdf';
import { sendMail, type MailToSend } from '../mail/sendMail';
import { assertTaken } from '../messages/assertTaken';
import type { Deps } from '../platform/admin';
import { markDocumentSent, prepareDocument, recipientOf } from './prepareDocument';
import { readSendable, type SendableKind } from './readSendable';
import type { Sendable } from './sendable';

export type Delivery = {
  companyId: string;
  kind: SendableKind;
  subjectId: string;
  /** Repeats with the same id are sent once. */
  sendId: string;
  to: readonly string[];
  /** With placeholders, which are filled in here. */
  subject: string;
  message: string;
  hasPdf: boolean;
  /** For a service report: its parts. */
  report?: ReportParts;
  /** The uid of the sender; 'system' for automatic mail. */
  sentBy: string;
  /** The web app's URL for links; '' = the server's own. */
  origin?: string;
  /** Its kind in the log, if it differs from the document's. */
  mailKind?: Mail['kind'];
};

/** `sentAt`: when the mail server accepted it, in this call or, with `isRepeat`, in an earlier one. */
export type Delivered = { mailId: string; number: string; token: string; isRepeat: boolean; sentAt: string };

const SUBJECT_TYPES: Record<SendableKind, Mail['subjectType']> = {
  estimate: 'estimate',
  invoice: 'invoice',
  receipt: 'payment',
  'credit-note': 'credit-note',
  statement: 'customer',
  'service-report': 'job',
  agreement: 'agreement',
};
/**
 * E-mails a document with its link and PDF: issues a draft invoice first, and shares anything that has a page. `deliver` replaces the
 * mail server in tests.
 * @throws AppError `not-found`, `invalid`, `failed-precondition` or `rate-limited` for what can't be sent; as `assertTaken` for what the
 * mail server didn't, or may not have, accepted.
 */
export async function deliverDocument(deps: Deps, delivery: Delivery, deliver?: Deliver): Promise<Delivered> {
  // Nothing is issued or shared for an e-mail that can't be sent.
  mailConfig();
  const attempt = await nextTry(deps, delivery);
  const mailId = attempt.sendId;
  const isKnown = attempt.earlierState !== '';
  if (!isKnown) {
    const { companyId, to, sentBy } = delivery;
    const { customerId } = await recipientOf(deps, delivery);
    await assertMayMail(deps, { companyId, to, sentBy, customerId });
    await prepareDocument(deps, delivery);
  }
  const sendable = await readSendable(deps, delivery);
  const outcome = await sendMail(deps, await mailOf(delivery, attempt, sendable, isKnown), deliver);
  assertTaken(outcome);
  // On a repeat too: the server may have stopped between sending and this.
  if (delivery.mailKind !== 'reminder') await markDocumentSent(deps, delivery, outcome.sentAt);
  const { isRepeat, sentAt } = outcome;
  return { mailId, number: sendable.number, token: sendable.token, isRepeat, sentAt };
}

async function mailOf(
  delivery: Delivery,
  attempt: Try,
  { paper, values, link, paying, companyName, timeZone, replyTo, customerId }: Sendable,
  isKnown: boolean,
): Promise<MailToSend> {
  const { companyId, kind, subjectId, to, hasPdf, sentBy } = delivery;
  const subject = fillTemplate(delivery.subject, values).replaceAll(/\s+/g, ' ').trim();
  const { html, text } = renderEmail({
    paper,
    message: fillTemplate(delivery.message, values),
    link,
    paying,
    abuse: { address: abuseAddress(), reference: `${companyId}/${attempt.sendId}` },
  });
  return {
    companyId,
    ...attempt,
    about: { kind: delivery.mailKind ?? kind, subjectType: SUBJECT_TYPES[kind], subjectId, customerId },
    // A person may remind anyone of what they owe.
    contact: {
      purpose:
        sentBy === SYSTEM && (delivery.mailKind === 'reminder' || kind === 'statement') ? 'reminders' : 'documents',
      timeZone,
    },
    to,
    fromName: companyName,
    replyTo,
    subject,
    html,
    text,
    sentBy,
    // Already sent documents aren't rendered again.
    attachments: hasPdf && !isKnown ? [await pdfOfPaper(paper)] : [],
  };
}
