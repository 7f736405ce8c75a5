import type { Transaction } from 'firebase-admin/firestore';
import type { Customer } from '@/domain/customer/schema';
import {
  consentEntrySchema,
  consentStanding,
  isOwnYes,
  type ConsentEntry,
  type ConsentStanding,
} from '@/domain/message/consent';
import { ledgerPurposeOf, mayContact, type ContactAnswer, type ContactPurpose } from '@/domain/message/contact';
import { placeOfClock, type RecipientPlace } from '@/domain/message/law/recipientPlaces';
import { contactsPer24h } from '@/domain/message/law/textHours';
import { CONSENT_LIMIT, textsOfCustomer } from '@/domain/message/queries';
import { textSchema } from '@/domain/message/schema';
import type { MessageChannel } from '@/domain/message/settings';
import { DAY_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';
import { readSuppressions } from './suppressions';
import { isStoppedFor, readTextNumber } from './textNumbers';
import { readTextSenders } from './textSenders';

export type Contact = {
  companyId: string;
  channel: MessageChannel;
  purpose: ContactPurpose;
  /** True when a person is sending it now. */
  isByHand: boolean;
  /** An e-mail address, or a number in E.164; '' = none. */
  address: string;
  /** The customer whose record may forbid it; null if there is none. */
  customer: Pick<Customer, 'consent'> | null;
  /** The company's time zone. */
  timeZone: string;
  /** For texts: where the customer may be, and the customer whose texts are counted. */
  places?: readonly RecipientPlace[];
  customerId?: string;
  /** True for news about a visit in progress. */
  isUrgent?: boolean;
  /** True when the company has never paid: its own office's word isn't enough for texts. */
  isUnpaid?: boolean;
};

/**
 * Checks whether a company may contact someone right now, by the one rule (`mayContact`). Reads in the transaction that stores the
 * message, so that an opt-out between queueing and sending isn't missed.
 */
export async function contactIn(deps: Deps, transaction: Transaction, contact: Contact): Promise<ContactAnswer> {
  const { companyId, channel, purpose, isByHand, address, customer, timeZone, isUrgent = false } = contact;
  const places = contact.places ?? [placeOfClock(timeZone)];
  const question = {
    channel,
    purpose,
    isByHand,
    hasAddress: address !== '',
    now: deps.now(),
    timeZone,
    places,
    isUrgent,
  };
  const isVetoed = customer?.consent[channel] === 'no';
  if (address === '') return mayContact({ ...question, standing: 'never-asked', suppressedFor: [], isVetoed });
  const [{ standing, isOwn }, suppressedFor, sentLately] = await Promise.all([
    readStanding(deps, transaction, contact),
    readSuppressions(deps, transaction, { companyId, channel, address }),
    readSentLately(deps, transaction, { ...contact, places }),
  ]);
  const isOfficesWord = contact.isUnpaid === true && !isOwn;
  return mayContact({ ...question, standing, isOfficesWord, suppressedFor, isVetoed, sentLately });
}

/** Returns how many texts a customer was sent within 24 hours; 0 if no law counts them. */
async function readSentLately(
  { db, now }: Deps,
  transaction: Transaction,
  { companyId, channel, customerId = '', places = [] }: Contact,
): Promise<number> {
  if (channel !== 'sms' || customerId === '' || contactsPer24h(now(), places) === null) return 0;
  const since = new Date(Date.parse(now()) - DAY_MS).toISOString();
  const { docs } = await transaction.get(asked(inCompany(db, companyId, 'texts'), textsOfCustomer(customerId)));
  return fieldsIn(textSchema, docs).filter(
    ({ kind, state, requestedAt }) => kind !== 'reply' && state !== 'failed' && requestedAt > since,
  ).length;
}

/** Reads the ledger's status for a number or address; a STOP applies to every company that sends from the number it was sent to. */
async function readStanding(
  deps: Deps,
  transaction: Transaction,
  { companyId, channel, purpose, address }: Contact,
): Promise<{ standing: ConsentStanding; isOwn: boolean }> {
  const ledger = ledgerPurposeOf(purpose);
  // E-mail opt-outs are in the suppression list; only offers need an opt-in.
  if (channel === 'email') {
    if (ledger !== 'marketing') return { standing: 'never-asked', isOwn: true };
    const said = await entriesOf(deps, transaction, companyId, 'email', address);
    return { standing: consentStanding(said, ledger), isOwn: true };
  }
  const [{ number }, senders] = await Promise.all([
    readTextNumber(deps, transaction, address),
    readTextSenders(deps, (ref) => transaction.get(ref)),
  ]);
  if (isStoppedFor(number, companyId, senders.of(companyId))) return { standing: 'stopped', isOwn: true };
  const entries = await entriesOf(deps, transaction, companyId, 'phone', address);
  return { standing: consentStanding(entries, ledger), isOwn: isOwnYes(entries) };
}

async function entriesOf(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  field: 'phone' | 'email',
  address: string,
): Promise<ConsentEntry[]> {
  const { docs } = await transaction.get(
    inCompany(db, companyId, 'consents').where(field, '==', address).limit(CONSENT_LIMIT),
  );
  return fieldsIn(consentEntrySchema, docs);
}
