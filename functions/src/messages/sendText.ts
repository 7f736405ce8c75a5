import { warn } from 'firebase-functions/logger';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import type { ContactPurpose } from '@/domain/message/contact';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { dailyTexts, textLimitFault } from '@/domain/message/allowance';
import { quietFault } from '@/domain/message/quietHours';
import { laterState, textSchema, type TextMessage } from '@/domain/message/schema';
import { segmentCount } from '@/domain/message/segments';
import { toTextNumber } from '@/domain/message/textNumber';
import { SAMPLE_CUSTOMER } from '@/domain/sample-data/words';
import { AppError } from '@/lib/appError';
import { isConfirmed, SYSTEM } from '../mail/allowance';
import { unverified } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, createdStamp, updatedAudit, updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { dayCounter } from '../platform/dayCounter';
import { functionUrl } from '../platform/config';
import { notFound, precondition } from '../platform/errors';
import { contactsKey } from '../platform/keys';
import { countCall } from '../platform/rateLimit';
import { deliverByTwilio, type DeliverText } from '../twilio/client';
import { textConfig } from '../twilio/config';
import { isUnsubscribed, textFailure } from '../twilio/errors';
import { contactIn } from './contactIn';
import { followKeyword } from './followKeyword';
import { readTextNumber, withCompany } from './textNumbers';

/** A company's texts per minute, on top of its daily limit. */
const PER_MINUTE = 200;

export type TextToSend = {
  companyId: string;
  /** Made by the caller, once per intended text; sending again with the same id does nothing. */
  sendId: string;
  about: Pick<TextMessage, 'kind' | 'visitId'>;
  /** Why the customer is written to: what they have to have agreed to. */
  purpose: Exclude<ContactPurpose, 'documents'>;
  /** Texts go to the customer's own number and nowhere else. */
  customerId: string;
  /** As it goes out; see `finishText`. */
  body: string;
  /** By whose clock it must not be night. */
  timeZone: string;
  /** The uid of who sends; 'system' for what is sent automatically. People who send are looked at by `member`. */
  sentBy: string;
};

/** `isRepeat`: nothing was sent by this call. */
export type TextOutcome = Pick<TextMessage, 'state' | 'error' | 'phone'> & { isRepeat: boolean };

/**
 * Sends one text message at most once per `sendId`, and logs it for the company. The record is created before
 * sending; a second caller gets the first one's result.
 * @throws AppError `failed-precondition` when there is no consent, at night, for samples and for an owner who is not
 * confirmed, or without a provider; `not-found`, `conflict`, `rate-limited`.
 */
export async function sendText(
  deps: Deps,
  text: TextToSend,
  deliver: DeliverText = deliverByTwilio,
): Promise<TextOutcome> {
  textConfig();
  await contactsKey(deps);
  const ref = inCompany(deps.db, text.companyId, 'texts').doc(text.sendId);
  const earlier = (await ref.get()).data();
  if (earlier) return repeated(earlier, text);
  const company = await readCompany(deps, text);
  await countCall(deps, `text_${text.companyId}`, PER_MINUTE);

  const now = deps.now();
  const audit = createdAudit(text.sentBy, now);
  const claim = await deps.db.runTransaction(async (transaction): Promise<Claim> => {
    const stored = await transaction.get(ref);
    if (stored.exists) return { earlier: stored.data() ?? {} };
    const { customerId } = text;
    const { customer, phone } = customerOf(
      (await transaction.get(inCompany(deps.db, text.companyId, 'customers').doc(customerId))).data(),
    );
    const { companyId, purpose, timeZone } = text;
    const contact = { companyId, channel: 'sms', purpose, isByHand: text.sentBy !== SYSTEM, timeZone } as const;
    const { isAllowed, reason } = await contactIn(deps, transaction, { ...contact, address: phone, customer });
    if (!isAllowed) throw precondition(reason);
    const { ref: numberRef, number } = await readTextNumber(deps, transaction, phone);
    const segments = segmentCount(text.body);
    const dayRef = dayCounter(deps, text.companyId, 'texts');
    const day = (await transaction.get(dayRef)).data();
    const used = Number(day?.['segments'] ?? 0);
    const full = textLimitFault(segments, used, dailyTexts(company));
    if (full !== '') throw new AppError({ code: 'rate-limited', userMessage: full });

    const { about, body, sentBy } = text;
    const record = textSchema.parse({
      ...about,
      customerId,
      phone,
      body,
      segments,
      state: 'sending',
      requestedAt: now,
      sentBy,
    });
    transaction.create(ref, { ...record, ...audit });
    transaction.set(
      dayRef,
      { segments: used + segments, ...(day ? {} : createdStamp('', now)), ...updatedStamp('', now) },
      { merge: true },
    );
    transaction.set(numberRef, { ...withCompany(number, text.companyId, customerId), lastCompanyId: text.companyId });
    return { phone };
  });
  if ('earlier' in claim) return repeated(claim.earlier, text);
  const { phone } = claim;
  const outcome = await attempt(deps, { ...text, phone }, deliver);
  await keep(deps, ref, outcome);
  return { ...outcome, phone, isRepeat: false };
}

type Claim = { earlier: Record<string, unknown> } | { phone: string };

/** Evidence of an opt-out that only the provider saw. */
const REPORTED = 'The text message provider reported that this number has opted out.';

/** Whether it may go out at all is decided before anything is counted. */
async function readCompany(
  deps: Deps,
  { companyId, customerId, timeZone, sentBy }: TextToSend,
): Promise<CompanyFields> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  if (company.sampleData.customers.includes(customerId)) throw precondition(SAMPLE_CUSTOMER);
  if (sentBy === SYSTEM && !(await isConfirmed(deps, company.ownerId))) throw unverified();
  const night = quietFault(deps.now(), timeZone);
  if (night !== '') throw precondition(night);
  return company;
}

function customerOf(data: unknown): { customer: Customer; phone: string } {
  const customer = customerSchema.safeParse(data).data;
  if (!customer) throw notFound('Customer');
  const phone = toTextNumber(customer.phone);
  if (phone === '') throw precondition('The customer has no phone number that can get text messages.');
  return { customer, phone };
}

type Outcome = Pick<TextMessage, 'state' | 'error' | 'providerId' | 'sentAt'>;

async function attempt(deps: Deps, text: TextToSend & { phone: string }, deliver: DeliverText): Promise<Outcome> {
  const { companyId, sendId, phone, body } = text;
  try {
    const { providerId } = await deliver({ to: phone, body, reportsTo: reportsTo(companyId, sendId) });
    return { state: 'sent', error: '', providerId, sentAt: deps.now() };
  } catch (error) {
    warn('a text message was not sent', { sendId, code: error instanceof Error && 'code' in error ? error.code : '' });
    // The provider knows of a STOP that never reached us.
    if (isUnsubscribed(error))
      await followKeyword(deps, { phone, keyword: 'stop', messageId: sendId, wording: REPORTED });
    return { state: 'failed', error: textFailure(error).slice(0, 500), providerId: '', sentAt: '' };
  }
}

/** Where the provider reports: it says which message, and the signature is over the address too. */
const reportsTo = (companyId: string, sendId: string): string =>
  `${functionUrl('textWebhook')}?${new URLSearchParams({ company: companyId, text: sendId }).toString()}`;

/** A report may have come before the answer: what is known already stays. */
async function keep(deps: Deps, ref: FirebaseFirestore.DocumentReference, outcome: Outcome): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const stored = textSchema.safeParse(data).data;
    const state = stored ? laterState(stored.state, outcome.state) : outcome.state;
    transaction.update(ref, {
      ...outcome,
      state,
      error: state === outcome.state ? outcome.error : (stored?.error ?? ''),
      ...updatedAudit('', deps.now(), data),
    });
  });
}

function repeated(stored: Record<string, unknown>, { about }: TextToSend): TextOutcome {
  const { kind, visitId, state, error, phone } = textSchema.parse(stored);
  if (visitId !== about.visitId || kind !== about.kind)
    throw new AppError({
      code: 'conflict',
      userMessage: 'This has already been used for another text message. Please try again.',
    });
  return { state, error, phone, isRepeat: true };
}
