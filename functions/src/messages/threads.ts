import { customerSchema } from '@/domain/customer/schema';
import { mailSchema } from '@/domain/mail/schema';
import { BY_CUSTOMER } from '@/domain/message/consent';
import { textSchema, type TextMessage } from '@/domain/message/schema';
import { isFollowedWord, isSettledByWord } from '@/domain/message/settledByWord';
import { threadSchema, threadWords, type Thread, type ThreadChannel } from '@/domain/message/thread';
import { isRecordId } from '@/domain/record/recordId';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { SYSTEM } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { fieldsIn } from '../platform/readable';
import type { RecordChange } from '../platform/recordChange';

/** One message in a conversation. */
type Said = {
  companyId: string;
  customerId: string;
  at: string;
  words: string;
  channel: ThreadChannel;
  /** `customer`: needs to be read; `keyword`: STOP, YES and the like, handled automatically; `person`: an answer; `system`. */
  by: 'customer' | 'keyword' | 'person' | 'system';
};

/**
 * Records a conversation's latest message. Events arrive repeatedly and in any order: one older than the latest only sets that a customer
 * is waiting for an answer, and messages read since stay read.
 */
export async function noteSaid(deps: Deps, { companyId, customerId, at, words, channel, by }: Said): Promise<void> {
  if (!isRecordId(customerId)) return;
  const ref = inCompany(deps.db, companyId, 'threads').doc(customerId);
  await deps.db.runTransaction(async (transaction) => {
    const [stored, customer] = await transaction.getAll(
      ref,
      inCompany(deps.db, companyId, 'customers').doc(customerId),
    );
    const data = stored?.data();
    const before = threadSchema.safeParse(data).data;
    if (before && before.lastAt === at && before.lastWords === threadWords(words)) return;
    if (before && before.lastAt > at) {
      // Arrived late: an automatic message sent in the meantime doesn't count as an answer.
      const isOpen = by === 'customer' && at > before.answeredAt;
      if (isOpen && !before.needsAnswer)
        transaction.update(ref, {
          ...{ needsAnswer: true, isUnread: before.isUnread || at > before.readAt },
          ...stampOf(data, '', deps.now()),
        });
      return;
    }
    const thread: Thread = threadSchema.parse({
      ...before,
      customerId,
      customerName: customerSchema.safeParse(customer?.data()).data?.name ?? before?.customerName ?? '',
      lastAt: at,
      lastWords: threadWords(words),
      lastChannel: channel,
      isFromCustomer: by === 'customer' || by === 'keyword',
      isUnread: by === 'customer' || (by !== 'person' && (before?.isUnread ?? false)),
      needsAnswer: by === 'customer' || (by !== 'person' && (before?.needsAnswer ?? false)),
      ...(by === 'person' && { answeredAt: at }),
    });
    transaction.set(ref, { ...thread, ...stampOf(data, '', deps.now()) });
  });
}

const isNew = ({ before, after }: { before: unknown; after: unknown }): boolean => before === null && after !== null;

/** Whether the customer was found after the text was stored: a first text from a customer the company never texted (`leadOfText`). */
const isMatched = ({ before, after }: RecordChange): boolean =>
  before?.['customerId'] === '' && isRecordId(after?.['customerId']);

/** Number of a customer's consecutive texts that are searched back for the company's preceding message. */
const TEXTS_BEFORE = 10;

async function textsBefore({ db }: Deps, companyId: string, { customerId, requestedAt }: TextMessage) {
  if (!isRecordId(customerId)) return [];
  const { docs } = await inCompany(db, companyId, 'texts')
    .where('customerId', '==', customerId)
    .where('requestedAt', '<', requestedAt)
    .orderBy('requestedAt', 'desc')
    .limit(TEXTS_BEFORE)
    .get();
  return fieldsIn(textSchema, docs);
}

export const threadOnText = defineReaction(
  'threadOnText',
  'texts',
  async (deps, { params, after }) => {
    const text = textSchema.safeParse(after).data;
    // An alert to a technician isn't part of a customer conversation.
    if (!text || text.kind === 'alert') return;
    const companyId = params['companyId'] ?? '';
    const isTheirs = text.sentBy === BY_CUSTOMER;
    // Few texts are such a keyword: for the others nothing is read.
    const isFollowed =
      isTheirs && isFollowedWord(text.body) && isSettledByWord(text.body, await textsBefore(deps, companyId, text));
    await noteSaid(deps, {
      companyId,
      customerId: text.customerId,
      at: text.requestedAt,
      words: text.body,
      channel: 'sms',
      by: isTheirs ? (isFollowed ? 'keyword' : 'customer') : text.sentBy === SYSTEM ? 'system' : 'person',
    });
  },
  { concerns: (change) => isNew(change) || isMatched(change) },
);

export const threadOnMail = defineReaction(
  'threadOnMail',
  'mail',
  async (deps, { params, after }) => {
    const mail = mailSchema.safeParse(after).data;
    if (!mail) return;
    await noteSaid(deps, {
      companyId: params['companyId'] ?? '',
      customerId: mail.customerId,
      at: mail.requestedAt,
      words: mail.state === 'received' && mail.body !== '' ? mail.body : mail.subject,
      channel: 'email',
      by: mail.sentBy === BY_CUSTOMER ? 'customer' : mail.sentBy === SYSTEM ? 'system' : 'person',
    });
  },
  { concerns: isNew },
);

export const threadOnVisit = defineReaction(
  'threadOnVisit',
  'schedule',
  async (deps, { params, after }) => {
    const visit = scheduleEntrySchema.safeParse(after).data;
    if (!visit) return;
    await noteSaid(deps, {
      companyId: params['companyId'] ?? '',
      customerId: visit.customerId,
      at: visit.rescheduleAskedAt,
      words: `Asks for another time: ${visit.rescheduleNote || 'did not say when'}`,
      channel: 'request',
      by: 'customer',
    });
  },
  {
    concerns: ({ before, after }) =>
      typeof after?.['rescheduleAskedAt'] === 'string' &&
      after['rescheduleAskedAt'] !== '' &&
      before?.['rescheduleAskedAt'] !== after['rescheduleAskedAt'],
  },
);
