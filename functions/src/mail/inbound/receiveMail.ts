import { createHash } from 'node:crypto';
import { warn } from 'firebase-functions/logger';
import { companySchema } from '@/domain/company/schema';
import { isAutomatic, readSender, wordsOfMail, type MailHeader } from '@/domain/mail/arrived';
import { MAIL_BODY_LENGTH, mailSchema, type Mail } from '@/domain/mail/schema';
import { BY_CUSTOMER } from '@/domain/message/consent';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import { plainLine } from '@/lib/plainText';
import { survivorOf } from '../../customers/survivorOf';
import { knownCustomer } from '../../leads/checkLead';
import { leadIdOfMail, leadOfMail } from '../../leads/mailLead';
import type { Deps } from '../../platform/admin';
import { createdAudit } from '../../platform/audit';
import { companyRef, inCompany, users } from '../../platform/collections';
import { countShielded } from '../../platform/rateLimit';
import { mailConfig } from '../config';
import { inboundDomain } from './config';
import { threadOfAddress, type MailThread } from './threadAddress';
import { memberships } from '../../platform/memberships';

export type ReceivedMail = {
  /** Our address it was sent to, and the envelope's sender; '' for mail server reports. */
  recipient: string;
  sender: string;
  /** `Ada Lovelace <ada@example.com>`. */
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: readonly MailHeader[];
  fileNames: readonly string[];
  /** As the sender's mail program wrote it; '' = none. */
  messageId: string;
};

/** Per company, from all senders: a mailing list subscription must not flood the conversations. */
const MAILS_A_MINUTE = 60;

/** The outcome, for the log: the sender gets no answer. */
export type Received = 'kept' | 'again' | 'no such address' | 'no sender' | 'automatic' | 'our own' | 'too many';

/**
 * Accepts an e-mail sent to a conversation's address: it is added to the conversation as text, once. A non-customer becomes a lead.
 * Automatic replies and our own mail are ignored. Nothing is ever answered, so two servers can't loop.
 */
export async function receiveMail(deps: Deps, mail: ReceivedMail): Promise<Received> {
  const thread = await threadOfAddress(deps, mail.recipient);
  if (!thread) return 'no such address';
  const who = readSender(mail.from === '' ? mail.sender : mail.from);
  if (who.address === '') return 'no sender';
  if (isAutomatic(mail.headers, { sender: mail.sender, from: who.address })) return 'automatic';
  if (await isOurs(deps, thread.companyId, who.address)) return 'our own';
  try {
    await countShielded(deps, `mailIn_${thread.companyId}`, MAILS_A_MINUTE);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    warn('e-mails to a company come too fast to be kept', { companyId: thread.companyId });
    return 'too many';
  }
  return keep(deps, thread, mail, who);
}

/** True for mail from this server, or from the company itself: the office may reply all from its own mailbox. */
async function isOurs({ db }: Deps, companyId: string, address: string): Promise<boolean> {
  if (address === mailConfig().from.toLowerCase() || address.endsWith(`@${inboundDomain()}`)) return true;
  const company = companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
  if (company.email.toLowerCase() === address) return true;
  const found = await Promise.all(
    [users(db), memberships(db)].map((people) =>
      people.where('companyId', '==', companyId).where('email', '==', address).limit(1).get(),
    ),
  );
  return found.some(({ empty }) => !empty);
}

async function keep(
  deps: Deps,
  { companyId, customerId }: MailThread,
  mail: ReceivedMail,
  who: { name: string; address: string },
): Promise<Received> {
  const now = deps.now();
  const words = wordsOfMail({ ...mail, limit: MAIL_BODY_LENGTH });
  const known = await customerOf(deps, companyId, customerId, who.address);
  const leadId = known === '' ? leadIdOfMail(companyId, who.address, now.slice(0, 10)) : '';
  const ref = inCompany(deps.db, companyId, 'mail').doc(idOf(companyId, mail, who.address));
  const record: Mail = mailSchema.parse({
    kind: 'message',
    subjectType: known === '' ? 'lead' : 'customer',
    subjectId: known === '' ? leadId : known,
    customerId: known,
    to: [],
    from: who.address,
    subject: cutText(plainLine(mail.subject), 300),
    body: words,
    state: 'received',
    requestedAt: now,
    handedOverAt: '',
    sentBy: BY_CUSTOMER,
  });
  const isNew = await deps.db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return false;
    transaction.create(ref, { ...record, ...createdAudit(BY_CUSTOMER, now) });
    return true;
  });
  // Also on a repeat: the first run may have stopped between the two.
  if (leadId !== '')
    await leadOfMail(deps, { companyId, leadId, ...who, words, subject: record.subject, messageId: ref.id });
  return isNew ? 'kept' : 'again';
}

/** Derives the id from the mail, so that it's the same however often it is posted. */
const idOf = (companyId: string, { messageId, recipient, subject, text, html }: ReceivedMail, from: string): string =>
  `in${createHash('sha256')
    .update(
      [companyId, recipient.toLowerCase(), ...(messageId === '' ? [from, subject, text, html] : [messageId])].join(
        '\n',
      ),
    )
    .digest('hex')
    .slice(0, 32)}`;

/**
 * Returns the customer whose conversation it is: the address's customer (after a merge, the survivor), otherwise the one with the
 * sender's address. '' = unknown.
 */
async function customerOf(deps: Deps, companyId: string, customerId: string, email: string): Promise<string> {
  const current = await survivorOf(deps, companyId, customerId);
  return current === '' ? (await knownCustomer(deps, companyId, { phone: '', email })).knownCustomerId : current;
}
