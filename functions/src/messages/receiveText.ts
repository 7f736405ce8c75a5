import { BY_CUSTOMER } from '@/domain/message/consent';
import { companySchema } from '@/domain/company/schema';
import { formatPhone } from '@/domain/contact/format';
import { confirmsVisit } from '@/domain/message/confirming';
import { keywordOf, type Keyword } from '@/domain/message/keywords';
import { TEXT_LENGTH, textSchema } from '@/domain/message/schema';
import { plainSigns, segmentCount } from '@/domain/message/segments';
import { toTextNumber } from '@/domain/message/textNumber';
import { plainText } from '@/lib/plainText';
import { HOUR_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { survivorOf } from '../customers/survivorOf';
import { companyRef, inCompany } from '../platform/collections';
import { contactsKey } from '../platform/keys';
import { leadOfText } from '../leads/textLead';
import { confirmVisit } from './confirmVisit';
import { followKeyword } from './followKeyword';
import { isStoppedFor, readTextNumber, type TextNumber } from './textNumbers';
import { readTextSenders, type TextSenders } from './textSenders';

export type ReceivedText = {
  /** As given by the provider, mostly E.164. */
  from: string;
  /** Our number it was sent to, and its messaging service; '' = not given. */
  to: string;
  serviceId: string;
  body: string;
  /** Number of pictures attached; they aren't stored. */
  pictures?: number;
  /** The provider's message id. */
  messageId: string;
  /** The keyword the provider has handled and answered automatically (`STOP`, `START`, `HELP`), or ''. */
  answeredAs: string;
};

/** Someone who asks twice within an hour has already been answered; two machines would answer each other forever. */
const ANSWER_EVERY_MS = HOUR_MS;

/**
 * Handles a customer's text message: applies STOP and START, stores it in the company's log, and returns the reply; '' = none. A repeated
 * message changes nothing and isn't answered again.
 */
export async function receiveText(deps: Deps, received: ReceivedText): Promise<string> {
  const phone = toTextNumber(received.from);
  if (phone === '') return '';
  const asked = askedFor(received);
  const senders = await readTextSenders(deps);
  const sentTo = senders.companyAt(received.to, received.serviceId);
  if (asked?.keyword === 'stop' || asked?.keyword === 'start')
    await followKeyword(deps, {
      phone,
      keyword: asked.keyword,
      messageId: received.messageId,
      wording: received.body,
      companyId: sentTo,
    });
  const words = wordsOf(received);
  const toKeep = { ...received, phone, words, sentTo, senders };
  const { companyId, customerId, isNews, mayAnswer, isUnknown, isStaff } = await keep(deps, toKeep, asked === null);
  // Also on a repeat: the first run may have stopped between the two.
  if (isUnknown && !isStaff && asked === null && companyId !== '')
    await leadOfText(deps, { companyId, phone, words, messageId: received.messageId });
  if (!isNews) return '';
  // YES is an opt-in word as well: if the provider already answered it, the visit is confirmed anyway.
  const confirmed = confirmsVisit(words) ? await confirmVisit(deps, { companyId, customerId }) : '';
  if (confirmed !== '' && received.answeredAs === '' && asked?.keyword !== 'stop')
    return `${(await contactOf(deps, companyId)).name}: Thank you, you are confirmed for ${confirmed}.`;
  // The provider sends these automatically; a second text after a STOP would be one too many.
  if (asked && (received.answeredAs !== '' || (asked.isExact && asked.keyword !== 'help'))) return '';
  if (!asked && !mayAnswer) return '';
  const contact = await contactOf(deps, companyId);
  return isStaff && isUnknown && !asked ? staffAnswer(contact) : answerTo(asked?.keyword ?? null, contact);
}

function askedFor({ answeredAs, body }: ReceivedText): { keyword: Keyword; isExact: boolean } | null {
  const told = answeredAs.toLowerCase();
  if (told === 'stop' || told === 'start' || told === 'help') return { keyword: told, isExact: true };
  return keywordOf(body);
}

/** `isUnknown`: none of the company's customers has the number. `isStaff`: one of the company's own people has it. */
type Kept = {
  companyId: string;
  customerId: string;
  isNews: boolean;
  mayAnswer: boolean;
  isUnknown: boolean;
  isStaff: boolean;
};

type ToKeep = ReceivedText & { phone: string; words: string; sentTo: string; senders: TextSenders };

/** Returns the company whose number received it; among those sharing it, the one that wrote last. '' = unknown. */
function companyOf({ sentTo, senders }: ToKeep, number: TextNumber): string {
  if (sentTo !== '') return sentTo;
  const shares = (companyId: string): boolean => companyId !== '' && senders.of(companyId) === '';
  return [number.lastCompanyId, ...Object.keys(number.companies), ...number.staffOf].find(shares) ?? '';
}

/** Stores the message in its company's log. Ordinary messages are answered only occasionally. */
async function keep(deps: Deps, received: ToKeep, isOrdinary: boolean): Promise<Kept> {
  const { phone, words, messageId, senders } = received;
  await contactsKey(deps);
  return deps.db.runTransaction(async (transaction) => {
    const { ref: numberRef, number } = await readTextNumber(deps, transaction, phone);
    const companyId = companyOf(received, number);
    const isStaff = number.staffOf.includes(companyId);
    if (companyId === '')
      return { companyId, customerId: '', isNews: true, mayAnswer: false, isUnknown: true, isStaff };
    const told = number.companies[companyId] ?? '';
    const customerId = await survivorOf(deps, companyId, told, (document) => transaction.get(document));
    const isUnknown = customerId === '';
    const ref = inCompany(deps.db, companyId, 'texts').doc(messageId);
    if ((await transaction.get(ref)).exists)
      return { companyId, customerId, isNews: false, mayAnswer: false, isUnknown, isStaff };
    const now = deps.now();
    const mayAnswer =
      isOrdinary &&
      !isStoppedFor(number, companyId, senders.of(companyId)) &&
      (number.answeredAt === '' || Date.parse(now) - Date.parse(number.answeredAt) >= ANSWER_EVERY_MS);
    transaction.create(ref, {
      ...textSchema.parse({
        kind: 'reply',
        customerId,
        phone,
        body: words,
        segments: segmentCount(words),
        state: 'received',
        providerId: messageId,
        requestedAt: now,
        sentBy: BY_CUSTOMER,
      }),
      ...createdAudit(BY_CUSTOMER, now),
    });
    if (mayAnswer) transaction.set(numberRef, { ...number, answeredAt: now });
    return { companyId, customerId, isNews: true, mayAnswer, isUnknown, isStaff };
  });
}

/** Returns the message text, with a line about attachments that aren't stored. */
function wordsOf({ body, pictures = 0 }: ReceivedText): string {
  const note =
    pictures === 0
      ? ''
      : `[${pictures === 1 ? 'A picture' : `${pictures} pictures`} came with it and cannot be shown here]`;
  return plainText([body.slice(0, TEXT_LENGTH - 100), note].filter(Boolean).join('\n'));
}

type Contact = { name: string; phone: string };

async function contactOf({ db }: Deps, companyId: string): Promise<Contact> {
  if (companyId === '') return { name: 'Fieldwright', phone: '' };
  const { name, phone } = companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
  return { name: plainSigns(name), phone: formatPhone(phone) };
}

/** Returns the response to a coworker who replies to an alert: no one reads replies. */
const staffAnswer = ({ name, phone }: Contact): string =>
  `${name}: Replies to these alerts are not read. Please call ${phone === '' ? 'the office' : `the office at ${phone}`}.`;

function answerTo(keyword: Keyword | null, { name, phone }: Contact): string {
  const call = phone === '' ? '' : ` Please call ${phone}.`;
  const urgent = phone === '' ? '' : ` To change or cancel a visit, call ${phone}.`;
  switch (keyword) {
    case 'stop':
      return `${name}: You are opted out and will get no more text messages. Reply START to opt in again.`;
    case 'start':
      return `${name}: You are opted in again. Reply HELP for help, STOP to opt out.`;
    case 'help':
      return `${name}: Text messages about your appointments, estimates and invoices.${call} Msg & data rates may apply. Reply STOP to opt out.`;
    case null:
      return `${name}: Our office got your message.${urgent} To get no more texts, reply STOP.`;
  }
}
