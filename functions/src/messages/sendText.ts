import type { Transaction } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import type { ContactPurpose } from '@/domain/message/contact';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { hasPaidOnce } from '@/domain/mail/allowance';
import type { Address } from '@/domain/contact/schema';
import { recipientPlaces } from '@/domain/message/law/recipientPlaces';
import { textSchema, type TextMessage } from '@/domain/message/schema';
import { segmentCount } from '@/domain/message/segments';
import { toTextNumber } from '@/domain/message/textNumber';
import { propertySchema } from '@/domain/property/schema';
import { isRecordId } from '@/domain/record/recordId';
import { SAMPLE_CUSTOMER } from '@/domain/sample-data/words';
import { AppError } from '@/lib/appError';
import { isConfirmed, SYSTEM } from '../mail/allowance';
import { unverified } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, isMadeWith } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { contactsKey } from '../platform/keys';
import { countCall } from '../platform/rateLimit';
import { deliverByTwilio, type DeliverText } from '../twilio/client';
import { textConfig } from '../twilio/config';
import { contactIn } from './contactIn';
import { settledState } from './handOver';
import { handText } from './handText';
import { takeSegments } from './takeSegments';
import { readTextNumber, withCompany } from './textNumbers';
import { readTextSenders } from './textSenders';

/** A company's texts per minute, on top of its daily limit. */
const PER_MINUTE = 200;

export type TextToSend = {
  companyId: string;
  /** Made by the caller, once per intended text; sending again with the same id does nothing. */
  sendId: string;
  /** Of the first try, where this is a later one (`nextTry`). */
  firstId?: string;
  about: Pick<TextMessage, 'kind' | 'visitId'> & Partial<Pick<TextMessage, 'subjectId'>>;
  /** Why the customer is written to: what they have to have agreed to. */
  purpose: ContactPurpose;
  /** Texts go to the customer's own number and nowhere else. */
  customerId: string;
  /** As it goes out; see `finishText`. */
  body: string;
  /** Where the work is, whose hours count beside the customer's own; '' = not known. */
  propertyId: string;
  /** News of a visit under way, which a person sends; see `HoursScope`. */
  isUrgent?: boolean;
  /** The uid of who sends; 'system' for what is sent automatically. People who send are looked at by `member`. */
  sentBy: string;
};

/** `isRepeat`: nothing was sent by this call. */
export type TextOutcome = Pick<TextMessage, 'state' | 'error' | 'phone' | 'sentAt'> & { isRepeat: boolean };

/**
 * Sends one text message at most once per `sendId`, and logs it for the company. The record is created before
 * sending; a second caller gets the first one's result. See `message/handOver` for the three outcomes.
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
  if (earlier) return repeated({ ...earlier, state: await settledState(deps, 'texts', ref) }, text);
  const company = await readCompany(deps, text);
  await countCall(deps, `text_${text.companyId}`, PER_MINUTE);

  const now = deps.now();
  const audit = createdAudit(text.sentBy, now);
  const claim = await deps.db.runTransaction(async (transaction): Promise<Claim> => {
    const stored = (await transaction.get(ref)).data();
    const isOwn = isMadeWith(stored, audit);
    if (stored && !isOwn) return { earlier: stored };
    const { companyId, customerId } = text;
    const phone = await numberToText(deps, transaction, text, company);
    const { ref: numberRef, number } = await readTextNumber(deps, transaction, phone);
    const from = (await readTextSenders(deps, (document) => transaction.get(document))).of(companyId);
    if (isOwn) return { phone, from };
    const segments = segmentCount(text.body);
    const day = await takeSegments(deps, transaction, { companyId, company, segments });
    if (day.fault !== '') throw new AppError({ code: 'rate-limited', userMessage: day.fault });

    const { about, body, sentBy } = text;
    const record = textSchema.parse({
      ...about,
      customerId,
      phone,
      body,
      segments,
      state: 'sending',
      requestedAt: now,
      handedOverAt: '',
      sentBy,
    });
    transaction.create(ref, { ...record, ...audit });
    day.write();
    const known = withCompany(number, companyId, customerId);
    transaction.set(numberRef, from === '' ? { ...known, lastCompanyId: companyId } : known);
    return { phone, from };
  });
  if ('earlier' in claim) return repeated(claim.earlier, text);
  const { phone } = claim;
  const outcome = await handText(deps, ref, { ...text, ...claim }, deliver);
  return { ...outcome, phone, isRepeat: false };
}

type Intended = Pick<TextToSend, 'companyId' | 'customerId' | 'purpose' | 'propertyId' | 'isUrgent' | 'sentBy'>;

/**
 * Refuses a text that may not go out, before anything is done for it.
 * @throws AppError `failed-precondition` as `sendText`, `not-found`
 */
export async function assertMayText(deps: Deps, text: Intended): Promise<void> {
  textConfig();
  await contactsKey(deps);
  const company = await readCompany(deps, text);
  await deps.db.runTransaction((transaction) => numberToText(deps, transaction, text, company), { readOnly: true });
}

/** The customer's number in E.164. @throws AppError when there is none, or when nothing may be sent to it now */
async function numberToText(
  deps: Deps,
  transaction: Transaction,
  text: Intended,
  company: CompanyFields,
): Promise<string> {
  const { companyId, customerId, purpose, isUrgent = false } = text;
  const { customer, phone } = customerOf(
    (await transaction.get(inCompany(deps.db, companyId, 'customers').doc(customerId))).data(),
  );
  const isByHand = text.sentBy !== SYSTEM;
  const { isAllowed, reason } = await contactIn(deps, transaction, {
    ...{ companyId, channel: 'sms', purpose, isByHand, isUrgent: isUrgent && isByHand },
    ...{ address: phone, customer, customerId, timeZone: company.timeZone, isUnpaid: !hasPaidOnce(company) },
    places: recipientPlaces({ addresses: await addressesOf(deps, transaction, text, customer), phone, company }),
  });
  if (!isAllowed) throw precondition(reason);
  return phone;
}

/** `from`: the company's own number; '' = the shared one. */
type Claim = { earlier: Record<string, unknown> } | { phone: string; from: string };

/** Whether it may go out at all is decided before anything is counted. */
async function readCompany(deps: Deps, { companyId, customerId, sentBy }: Intended): Promise<CompanyFields> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  if (company.sampleData.customers.includes(customerId)) throw precondition(SAMPLE_CUSTOMER);
  if (sentBy === SYSTEM && !(await isConfirmed(deps, company.ownerId))) throw unverified();
  return company;
}

/** Where the customer lives or gets the bills, and where the work is. */
async function addressesOf(
  { db }: Deps,
  transaction: Transaction,
  { companyId, propertyId }: Intended,
  { billingAddress }: Customer,
): Promise<Address[]> {
  if (!isRecordId(propertyId)) return [billingAddress];
  const stored = await transaction.get(inCompany(db, companyId, 'properties').doc(propertyId));
  const property = propertySchema.safeParse(stored.data()).data;
  return property ? [billingAddress, property.address] : [billingAddress];
}

function customerOf(data: unknown): { customer: Customer; phone: string } {
  const customer = customerSchema.safeParse(data).data;
  if (!customer) throw notFound('Customer');
  const phone = toTextNumber(customer.phone);
  if (phone === '') throw precondition('The customer has no phone number that can get text messages.');
  return { customer, phone };
}

function repeated(stored: Record<string, unknown>, { about }: TextToSend): TextOutcome {
  const { kind, visitId, subjectId, state, error, phone, sentAt } = textSchema.parse(stored);
  if (visitId !== about.visitId || kind !== about.kind || subjectId !== (about.subjectId ?? ''))
    throw new AppError({
      code: 'conflict',
      userMessage: 'This has already been used for another text message. Please try again.',
    });
  return { state, error, phone, sentAt, isRepeat: true };
}
