import type { Transaction } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { hasPaidOnce } from '@/domain/mail/allowance';
import { hasFeature } from '@/domain/access/features';
import { isWorkFinished } from '@/domain/job/progress';
import { jobSchema } from '@/domain/job/schema';
import { placeOfClock, recipientPlaces, type RecipientPlace } from '@/domain/message/law/recipientPlaces';
import { textFrom } from '@/domain/message/law/textHours';
import { quietUntil } from '@/domain/message/quietHours';
import { MESSAGE_CHANNELS, type MessageChannel } from '@/domain/message/settings';
import { toTextNumber } from '@/domain/message/textNumber';
import { lastRequestOf } from '@/domain/review/queries';
import {
  decideRequest,
  followUpAt,
  LINK_DAYS,
  reviewRequestSchema,
  type RequestFacts,
  type RequestRule,
  type ReviewRequest,
  type TriedWay,
} from '@/domain/review/request';
import type { ReviewSettings } from '@/domain/review/settings';
import { addDaysToInstant } from '@/lib/calendar';
import { cutText } from '@/lib/cutText';
import { HOUR_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { contactIn } from '../messages/contactIn';
import { contactsKey } from '../platform/keys';
import { readReviewSettings } from './reviewSettings';
import { sendRequest, type RequestOutcome, type Ways } from './sendRequest';

/** A mail server that is down is retried hourly, but not forever. */
const TRIES = 5;

/** `isAgain`: a person chose to ask again although the previous message may have arrived. */
type Asked = { companyId: string; requestId: string; isAgain?: boolean };
export type AskOutcome = { rule: RequestRule | ''; to: string };

/** A transaction's result: what to send now, and through which channel; null if nothing. */
type Due = {
  request: ReviewRequest;
  round: 1 | 2;
  channel: MessageChannel;
  company: CompanyFields;
  customer: Customer;
  settings: ReviewSettings;
};

/**
 * Does what is due for one request: decides, sends, follows up. A second caller sends nothing more: deciding is a transaction and message
 * ids derive from the request. An opt-out in between is caught by the sender, and decided again.
 */
export async function askForReview(deps: Deps, asked_: Asked, ways: Ways = {}): Promise<AskOutcome> {
  await contactsKey(deps);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const found = await deps.db.runTransaction((transaction) => claim(deps, transaction, asked_));
    if ('rule' in found) return found;
    const outcome = await sendRequest(deps, { ...asked_, ...found }, ways);
    const isRefused = await note(deps, asked_, found, outcome);
    const failure = outcome.isUnclear ? 'unclear' : 'failed';
    if (!isRefused) return { rule: outcome.isSent ? 'asked' : failure, to: outcome.to };
  }
  return { rule: 'failed', to: '' };
}

/** Reads everything a decision depends on, decides, and stores the decision. */
async function claim(deps: Deps, transaction: Transaction, { companyId, requestId }: Asked): Promise<Due | AskOutcome> {
  const ref = inCompany(deps.db, companyId, 'reviewRequests').doc(requestId);
  const stored = (await transaction.get(ref)).data();
  const request = reviewRequestSchema.safeParse(stored).data;
  // Not due yet, or another run is handling it.
  if (!request || request.nextAt === '' || request.nextAt > deps.now()) return { rule: request?.rule ?? '', to: '' };
  const around = await readAround(deps, transaction, companyId, request);
  const { company, settings, customer } = around;
  const write = (changes: Partial<ReviewRequest>): void =>
    void transaction.update(ref, { ...changes, ...updatedAudit('', deps.now(), stored) });
  const now = deps.now();
  if (request.sentAt !== '') {
    const first = request.tried.find(({ round, isSent }) => round === 1 && isSent);
    // The server stopped between deciding and recording: the same message again, which is sent once.
    const round = first ? 2 : 1;
    const channel = first?.channel ?? decidedChannel(request);
    const isOver =
      request.openedAt !== '' || request.answeredAt !== '' || (!settings.isOn && request.trigger !== 'by-hand');
    if (channel === '' || !customer || !company || (round === 2 && isOver)) {
      write({ nextAt: '' });
      return { rule: request.rule, to: '' };
    }
    // Someone asked late in the evening is due late again, and by the time of the run it may already be night.
    const morning = round === 2 ? opensFrom(now, channel, around) : '';
    write({ nextAt: morning || later(now, HOUR_MS) });
    if (morning !== '') return { rule: request.rule, to: '' };
    return { request, round, channel, company, customer, settings };
  }
  const facts = await factsOf(deps, transaction, { companyId, request, ...around });
  const { rule, channel } = decideRequest(facts);
  if (rule === 'asked' && channel !== '' && company && customer) {
    write({
      state: 'sent',
      rule,
      facts,
      sentAt: now,
      nextAt: later(now, HOUR_MS),
      expiresAt: addDaysToInstant(now, LINK_DAYS),
    });
    return { request: { ...request, sentAt: now }, round: 1, channel, company, customer, settings };
  }
  if (rule === 'waiting') write({ rule, facts, nextAt: firstOpening(now, facts, around) || later(now, HOUR_MS) });
  else write({ state: 'not-asked', rule, facts, nextAt: '' });
  return { rule, to: '' };
}

/** Returns from when this channel may be used (ISO UTC), by the applicable hours; '' = now. */
function opensFrom(now: string, channel: MessageChannel, around: Pick<Around, 'company' | 'customer'>): string {
  return channel === 'sms'
    ? textFrom(now, placesOf(around), 'all')
    : quietUntil(now, around.company?.timeZone ?? 'UTC');
}

/** Returns when the first of the channels closed at this hour opens; '' if none says when. */
const firstOpening = (now: string, facts: RequestFacts, around: Pick<Around, 'company' | 'customer'>): string =>
  MESSAGE_CHANNELS.filter((channel) => facts[channel].isOn && facts[channel].contact === 'quiet')
    .map((channel) => opensFrom(now, channel, around))
    .filter((at) => at !== '')
    .toSorted()[0] ?? '';

/** Returns where the phone's owner may be. */
const placesOf = ({ company, customer }: Pick<Around, 'company' | 'customer'>): RecipientPlace[] =>
  company
    ? recipientPlaces({
        addresses: customer ? [customer.billingAddress] : [],
        phone: toTextNumber(customer?.phone ?? ''),
        company,
      })
    : [placeOfClock('UTC')];

const later = (now: string, ms: number): string => new Date(Date.parse(now) + ms).toISOString();
const decidedChannel = ({ facts }: ReviewRequest): MessageChannel | '' => (facts ? decideRequest(facts).channel : '');

type Around = {
  company: CompanyFields | null;
  settings: ReviewSettings;
  customer: Customer | null;
  isFinished: boolean;
};

async function readAround(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  { jobId, customerId }: ReviewRequest,
): Promise<Around> {
  const [company, job, customer] = await Promise.all([
    transaction.get(companyRef(deps.db, companyId)),
    transaction.get(inCompany(deps.db, companyId, 'jobs').doc(jobId)),
    customerId === '' ? null : transaction.get(inCompany(deps.db, companyId, 'customers').doc(customerId)),
  ]);
  const fields = companySchema.safeParse(company.data()).data ?? null;
  const progress = jobSchema.safeParse(job.data()).data?.progress;
  return {
    // A company that turned reviews off asks no one.
    company: fields && hasFeature(fields.features, 'reviews') ? fields : null,
    settings: await readReviewSettings(deps, companyId, transaction),
    customer: customerSchema.safeParse(customer?.data()).data ?? null,
    isFinished: isWorkFinished(progress),
  };
}

async function factsOf(
  deps: Deps,
  transaction: Transaction,
  {
    companyId,
    request,
    company,
    settings,
    customer,
    isFinished,
  }: Around & { companyId: string; request: ReviewRequest },
): Promise<RequestFacts> {
  const timeZone = company?.timeZone ?? 'UTC';
  const isByHand = request.trigger === 'by-hand';
  const addresses: Record<MessageChannel, string> = {
    sms: toTextNumber(customer?.phone ?? ''),
    email: customer?.email ?? '',
  };
  const places = placesOf({ company, customer });
  const [sms, email] = await Promise.all(
    MESSAGE_CHANNELS.map(async (channel) => {
      const { customerId } = request;
      const about = {
        companyId,
        channel,
        purpose: 'reviews',
        isByHand,
        timeZone,
        customer,
        customerId,
        places,
        isUnpaid: company !== null && !hasPaidOnce(company),
      } as const;
      return (await contactIn(deps, transaction, { ...about, address: addresses[channel] })).rule;
    }),
  );
  const { docs } =
    request.customerId === ''
      ? { docs: [] }
      : await transaction.get(
          asked(inCompany(deps.db, companyId, 'reviewRequests'), lastRequestOf(request.customerId)),
        );
  const last: unknown = docs.find(({ id }) => id !== request.jobId)?.get('sentAt');
  return {
    trigger: request.trigger,
    isAutomaticOn: settings.isOn && company !== null,
    minIntervalDays: settings.minIntervalDays,
    isSample: company?.sampleData.customers.includes(request.customerId) ?? false,
    isFinished,
    occurredAt: request.occurredAt,
    decidedAt: deps.now(),
    lastAskedAt: typeof last === 'string' ? last : '',
    sms: { isOn: settings.isBySms, contact: sms ?? 'no-address' },
    email: { isOn: settings.isByEmail, contact: email ?? 'no-address' },
  };
}

/** Records the result. True if the customer has opted out after all: then the decision is redone. */
async function note(
  deps: Deps,
  { companyId, requestId }: Asked,
  { round, channel, settings }: Due,
  { isSent, isUnclear, isRefused, isFull, note: words }: RequestOutcome,
): Promise<boolean> {
  const ref = inCompany(deps.db, companyId, 'reviewRequests').doc(requestId);
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const request = reviewRequestSchema.safeParse(stored).data;
    if (!request) return false;
    const now = deps.now();
    const way: TriedWay = { channel, round, at: now, isSent, note: cutText(words, 300) };
    const tried = isFull ? request.tried : [...request.tried, way].slice(-TRIES * 2);
    const write = (changes: Partial<ReviewRequest>): void =>
      void transaction.update(ref, { tried, ...changes, ...updatedAudit('', now, stored) });
    const failures = tried.filter((one) => one.round === round && !one.isSent).length;
    if (isSent && round === 1) write({ nextAt: followUpAt(now, settings) });
    else if (isSent) write({ remindedAt: now, nextAt: '' });
    // The link stays valid and the interval counts, because the customer may have it.
    else if (isUnclear) write({ nextAt: '', ...(round === 1 ? { state: 'not-asked', rule: 'unclear' } : {}) });
    else if (round === 2) write({ nextAt: isRefused || failures >= TRIES ? '' : later(now, HOUR_MS) });
    else if (failures >= TRIES) write({ state: 'not-asked', rule: 'failed', sentAt: '', expiresAt: '', nextAt: '' });
    else if (isRefused) write({ state: 'queued', rule: '', sentAt: '', expiresAt: '', nextAt: now });
    // Still decided: the next run sends the same message again.
    else write({ nextAt: later(now, HOUR_MS) });
    return isRefused && round === 1;
  });
}
