import { warn } from 'firebase-functions/logger';
import { senderName } from '@/domain/mail/allowance';
import { mailRecipients, mailSchema, type Mail } from '@/domain/mail/schema';
import { customerSchema } from '@/domain/customer/schema';
import { MAY_HAVE_ARRIVED } from '@/domain/message/handOver';
import { needsUnsubscribe, type ContactPurpose } from '@/domain/message/contact';
import { isRecordId } from '@/domain/record/recordId';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import type { Transaction } from 'firebase-admin/firestore';
import { createdAudit, isMadeWith, updatedAudit } from '../platform/audit';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { invalidInput, precondition } from '../platform/errors';
import { contactsKey } from '../platform/keys';
import { countCall } from '../platform/rateLimit';
import { runsTogether, turnsOf } from '../platform/turns';
import { contactIn } from '../messages/contactIn';
import { noteHandOver, settledState } from '../messages/handOver';
import { SYSTEM, takeRecipients } from './allowance';
import { deliver as deliverBySmtp, type Deliver } from './client';
import { mailConfig } from './config';
import { isAnswered, mailFailure } from './errors';
import { threadAddress } from './inbound/threadAddress';
import { replyAddress } from './replyAddress';

/**
 * What a company's people send per minute, on top of its daily limit: a list of invoices goes out together, a flood does not. Automatic mail has
 * the daily limit alone, so that the bills of a night's members go out in the run that makes them.
 */
const PER_MINUTE = 200;
/** All e-mails of a company's day are counted in one record: counted together, they would make one another begin again. */
const inOrder = turnsOf();

export type MailToSend = {
  companyId: string;
  /** Made by the caller, once per intended e-mail; sending again with the same id does nothing. */
  sendId: string;
  /** Of the first try, where this is a later one (`nextTry`): all tries carry one Message-ID. */
  firstId?: string;
  about: Pick<Mail, 'kind' | 'subjectType' | 'subjectId' | 'customerId'> & Partial<Pick<Mail, 'visitId'>>;
  /**
   * Why someone outside is written to, and by which clock; null for mail to the company's own people. `isByHand`: a
   * person just requested it, though it goes out in no one's name.
   */
  contact: { purpose: ContactPurpose; timeZone: string; isByHand?: boolean } | null;
  /** Unsubscribes from e-mails like this (`unsubscribeLink`); required for unsolicited mail, to one address only. */
  unsubscribeUrl?: string;
  to: readonly string[];
  fromName: string;
  /** The company's own address, to which answers go. Customers never get an e-mail without one: for '' see `replyAddress`. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** The words to keep with the log; '' = none. */
  keptText?: string;
  attachments?: readonly { fileName: string; contentType: string; content: Uint8Array }[];
  /** The uid of the sender; 'system' for automatic mail. */
  sentBy: string;
};

/**
 * `sending`: somebody else is at it, or was when the server broke off a moment ago. `unclear`: it may have gone out
 * (`assertTaken`). `isRepeat`: nothing was sent by this call.
 */
export type MailOutcome = Pick<Mail, 'state' | 'error' | 'sentAt'> & { isRepeat: boolean };

/**
 * Sends one e-mail at most once per `sendId`, and logs it for the company. The record is created before sending; a
 * second caller gets the first one's result. A failure is a text outcome, not an exception; see `message/handOver` for
 * the three that there are.
 * @throws AppError `invalid` for bad addresses, `conflict` when the id was used for another e-mail,
 * `failed-precondition` when the server has no mail server or a recipient opted out, `rate-limited`.
 */
export async function sendMail(deps: Deps, mail: MailToSend, deliver: Deliver = deliverBySmtp): Promise<MailOutcome> {
  const recipients = mailRecipients.safeParse([...mail.to]);
  if (!recipients.success) throw invalidInput(recipients.error);
  mailConfig();
  const to = recipients.data;
  if (mail.contact && needsUnsubscribe(mail.contact.purpose) && (!mail.unsubscribeUrl || to.length > 1))
    throw new Error('What nobody ordered goes to one address, with the link that ends it');
  await contactsKey(deps);
  const ref = inCompany(deps.db, mail.companyId, 'mail').doc(mail.sendId);
  const earlier = (await ref.get()).data();
  if (earlier) return repeated({ ...earlier, state: await settledState(deps, 'mail', ref) }, mail);
  if (mail.sentBy !== SYSTEM) await countCall(deps, `mail_${mail.companyId}`, PER_MINUTE);
  // Before the record: what fails here may be tried again, and what is recorded as being sent may not.
  const replyTo = mail.contact
    ? await replyAddress(deps, { companyId: mail.companyId, email: mail.replyTo, uid: mail.sentBy })
    : mail.replyTo;
  // Beside the mailbox, never instead of it: people who read that go on reading there.
  const thread = mail.contact
    ? await threadAddress(deps, { companyId: mail.companyId, customerId: mail.about.customerId })
    : '';

  const requestedAt = deps.now();
  const record: Mail = mailSchema.parse({
    ...mail.about,
    to,
    subject: cutText(mail.subject, 300),
    body: cutText(mail.keptText ?? '', 5000),
    state: 'sending',
    requestedAt,
    handedOverAt: '',
    sentBy: mail.sentBy,
  });
  const audit = createdAudit(mail.sentBy, requestedAt);
  const take = (): Promise<Record<string, unknown> | undefined> =>
    deps.db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      if (stored.exists) return isMadeWith(stored.data(), audit) ? undefined : stored.data();
      await assertWanted(deps, transaction, { ...mail, to });
      const day = await takeRecipients(deps, transaction, { companyId: mail.companyId, count: to.length });
      transaction.create(ref, { ...record, ...audit });
      day.write();
      return undefined;
    });
  const taken = await (runsTogether(deps.db) ? take() : inOrder(deps.db, mail.companyId, take));
  if (taken) return repeated(taken, mail);

  const answersTo = [replyTo, thread].filter((address) => address !== '');
  const outcome = await attempt(deps, { ...mail, to, answersTo }, deliver, () => noteHandOver(deps, ref));
  await ref.update({ ...outcome, ...updatedAudit(mail.sentBy, deps.now(), audit) });
  return { ...outcome, isRepeat: false };
}

/** @throws AppError `failed-precondition` when one of them does not want it. */
async function assertWanted(deps: Deps, transaction: Transaction, mail: MailToSend): Promise<void> {
  if (!mail.contact) return;
  const { customerId } = mail.about;
  const stored = isRecordId(customerId)
    ? await transaction.get(inCompany(deps.db, mail.companyId, 'customers').doc(customerId))
    : null;
  const customer = customerSchema.safeParse(stored?.data()).data ?? null;
  const { isByHand = mail.sentBy !== SYSTEM } = mail.contact;
  const about = { companyId: mail.companyId, channel: 'email', ...mail.contact, isByHand, customer } as const;
  for (const address of mail.to) {
    const { isAllowed, reason } = await contactIn(deps, transaction, { ...about, address });
    if (!isAllowed) throw precondition(reason);
  }
}

async function attempt(
  deps: Deps,
  mail: MailToSend & { answersTo: readonly string[] },
  deliver: Deliver,
  noteLeaving: () => Promise<void>,
): Promise<Omit<MailOutcome, 'isRepeat'>> {
  const message = { isHandedOver: false };
  const handOver = async (): Promise<void> => {
    await noteLeaving();
    message.isHandedOver = true;
  };
  try {
    const envelope = {
      fromName: senderName(mail.fromName),
      to: mail.to.map((address) => ({ name: '', address })),
      ...(mail.answersTo.length === 0
        ? {}
        : { replyTo: mail.answersTo.map((address) => ({ name: mail.fromName, address })) }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: `<${mail.firstId ?? mail.sendId}@mail.fieldwright>`,
      // RFC 8058: what mail programs show as their own button. Both have to be among what the server signs with DKIM.
      ...(mail.unsubscribeUrl
        ? {
            headers: {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }
        : {}),
      attachments: (mail.attachments ?? []).map(({ fileName, contentType, content }) => ({
        filename: fileName,
        contentType,
        content: Buffer.from(content),
      })),
    };
    const { refused } = await deliver(envelope, handOver);
    return {
      state: 'sent',
      sentAt: deps.now(),
      error: refused.length === 0 ? '' : cutText(`Not delivered to ${refused.join(', ')}`, 500),
    };
  } catch (error) {
    warn('an e-mail was not sent', {
      sendId: mail.sendId,
      code: error instanceof Error && 'code' in error ? error.code : '',
    });
    // A reply of the mail server says whether it took the message (RFC 5321, 4.2.5); silence says nothing.
    if (message.isHandedOver && !isAnswered(error)) return { state: 'unclear', sentAt: '', error: MAY_HAVE_ARRIVED };
    return { state: 'failed', sentAt: '', error: cutText(mailFailure(error), 500) };
  }
}

function repeated(stored: Record<string, unknown>, { about }: MailToSend): MailOutcome {
  const { subjectId, kind, state, error, sentAt } = mailSchema.parse(stored);
  if (subjectId !== about.subjectId || kind !== about.kind)
    throw new AppError({
      code: 'conflict',
      userMessage: 'This has already been used for another e-mail. Please try again.',
    });
  return { state, error, sentAt, isRepeat: true };
}
