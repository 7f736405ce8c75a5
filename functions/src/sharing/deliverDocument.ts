import { renderEmail } from '@/documents/email/renderEmail';
import { fillTemplate } from '@/domain/invoice/mailText';
import type { Mail } from '@/domain/mail/schema';
import type { Face } from '@/domain/public-document/face';
import { FACES } from '@/domain/public-document/faces';
import type { ReportParts } from '@/domain/public-document/schema';
import { issueDrafts } from '../billing/issueInvoices';
import { assertMayMail, SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { abuseAddress, mailConfig } from '../mail/config';
import { nextTry, type Try } from '../mail/nextTry';
import { pdfOfPaper } from '../mail/paperPdf';
import { sendMail, type MailOutcome, type MailToSend } from '../mail/sendMail';
import { assertTaken } from '../messages/assertTaken';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { subjectRef } from './publicDocuments';
import { readSendable, type SendableKind } from './readSendable';
import type { Sendable } from './sendable';
import { shareIn } from './shareDocument';

export type Delivery = {
  companyId: string;
  kind: SendableKind;
  subjectId: string;
  /** Whatever comes again with it is sent once. */
  sendId: string;
  to: readonly string[];
  /** With placeholders, which are filled in here. */
  subject: string;
  message: string;
  hasPdf: boolean;
  /** Of a service report: what is on it. */
  report?: ReportParts;
  /** The uid of the sender; 'system' for automatic mail. */
  sentBy: string;
  /** The address of the web app that links lead to; '' = the server's own. */
  origin?: string;
  /** What the log calls it, where it is not the thing itself. */
  mailKind?: Mail['kind'];
};

/** `sentAt`: when the mail server took it, in this call or, with `isRepeat`, in an earlier one. */
export type Delivered = { mailId: string; number: string; token: string; isRepeat: boolean; sentAt: string };

const SUBJECT_TYPES: Record<SendableKind, Mail['subjectType']> = {
  estimate: 'estimate',
  invoice: 'invoice',
  receipt: 'payment',
  'credit-note': 'credit-note',
  statement: 'customer',
  'service-report': 'job',
};
/** The record behind each, except a statement: where it is, and what it is called when it is missing. */
const RECORDS: Record<Exclude<SendableKind, 'statement'>, Pick<Face, 'collection' | 'noun'>> = {
  estimate: FACES.estimate,
  invoice: FACES.invoice,
  'service-report': FACES['service-report'],
  receipt: { collection: 'payments', noun: 'Payment' },
  'credit-note': { collection: 'creditNotes', noun: 'Credit note' },
};

/**
 * E-mails something with its link and PDF: issues a draft invoice first, and shares anything that has a page.
 * `deliver` replaces the mail server in tests.
 * @throws AppError `not-found`, `invalid`, `failed-precondition` or `rate-limited` for what cannot go out; as
 * `assertTaken` for what was not, or may not have been, taken by the mail server.
 */
export async function deliverDocument(deps: Deps, delivery: Delivery, deliver?: Deliver): Promise<Delivered> {
  // Nothing is issued or shared for an e-mail that cannot be sent.
  mailConfig();
  const attempt = await nextTry(deps, delivery);
  const mailId = attempt.sendId;
  const isKnown = attempt.earlierState !== '';
  if (!isKnown) {
    const { companyId, to, sentBy } = delivery;
    await assertMayMail(deps, { companyId, to, sentBy, customerId: await customerOf(deps, delivery) });
    await prepare(deps, delivery);
  }
  const sendable = await readSendable(deps, delivery);
  const outcome = await sendMail(deps, await mailOf(delivery, attempt, sendable, isKnown), deliver);
  assertTaken(outcome);
  // On a repeat too: the server may have stopped between sending and this.
  await markSent(deps, delivery, outcome);
  const { isRepeat, sentAt } = outcome;
  return { mailId, number: sendable.number, token: sendable.token, isRepeat, sentAt };
}

/** The record that determines who it may go to. A missing record is reported by the full read. */
async function customerOf({ db }: Deps, { companyId, kind, subjectId }: Delivery): Promise<string> {
  if (kind === 'statement') return subjectId;
  const { collection, noun } = RECORDS[kind];
  const customerId: unknown = (await inCompany(db, companyId, collection).doc(subjectId).get()).get('customerId');
  if (typeof customerId !== 'string') throw notFound(noun);
  return customerId;
}

async function prepare(deps: Deps, { companyId, kind, subjectId, sentBy, report }: Delivery): Promise<void> {
  if (kind !== 'estimate' && kind !== 'invoice' && kind !== 'service-report') return;
  const subject = { companyId, kind, subjectId };
  const uid = sentBy === SYSTEM ? '' : sentBy;
  if (kind === 'invoice') {
    const stored = await subjectRef(deps.db, subject).get();
    if (!stored.exists) throw notFound('Invoice');
    if (stored.get('state') === 'void') throw precondition('This invoice is void.');
    if (stored.get('state') === 'draft') {
      const [issued] = await issueDrafts(deps, { companyId, uid }, [subjectId]);
      if (!issued || issued.number === '') throw precondition(issued?.error || 'It could not be issued.');
    }
  }
  await deps.db.runTransaction((transaction) =>
    shareIn(deps, transaction, subject, { uid, isOfferedAnew: true, report }),
  );
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
    // A person may remind anybody of what they owe.
    contact: { purpose: delivery.mailKind === 'reminder' && sentBy === SYSTEM ? 'reminders' : 'documents', timeZone },
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

async function markSent(
  deps: Deps,
  { companyId, kind, subjectId, sentBy, mailKind }: Delivery,
  { sentAt }: MailOutcome,
): Promise<void> {
  if ((kind !== 'estimate' && kind !== 'invoice') || mailKind === 'reminder') return;
  const ref = subjectRef(deps.db, { companyId, kind, subjectId });
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const before = typeof stored?.['sentAt'] === 'string' ? stored['sentAt'] : '';
    // Someone has started the next revision in the meantime: that one wasn't sent.
    if (stored && stored['state'] !== 'draft' && before < sentAt)
      transaction.update(ref, { sentAt, ...updatedAudit(sentBy === SYSTEM ? '' : sentBy, deps.now(), stored) });
  });
}
