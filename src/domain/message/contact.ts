import type { ContactRule } from './contactRules';
import { consentFault, OFFICE_YES, type ConsentPurpose, type ConsentStanding } from './consent';
import { contactsPer24h, textFrom } from './law/textHours';
import { placeOfClock, type RecipientPlace } from './law/recipientPlaces';
import { QUIET_TEXTS, textFault, TEXTED_OFTEN } from './law/textFault';
import type { MessageChannel } from './settings';

/**
 * The purpose of a message to someone outside the company. Every sender names one:
 * - `documents`: an estimate, an invoice or a report that a person sends, or a receipt for a payment.
 * - `visits`: who comes and when. `reminders`: of what is due or unanswered. `leads`: an answer to someone who asked for work.
 * - `reviews`: asking how it went. `marketing`: everything that wasn't asked for.
 */
export const CONTACT_PURPOSES = ['documents', 'visits', 'reminders', 'leads', 'reviews', 'marketing'] as const;
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number];

/** The ledger's purpose for each contact purpose. */
const LEDGER_PURPOSES: Record<ContactPurpose, Exclude<ConsentPurpose, 'all'>> = {
  documents: 'transactional',
  visits: 'transactional',
  reminders: 'transactional',
  leads: 'transactional',
  reviews: 'reviews',
  marketing: 'marketing',
};
export const ledgerPurposeOf = (purpose: ContactPurpose): Exclude<ConsentPurpose, 'all'> => LEDGER_PURPOSES[purpose];

/** Whether messages must offer a one-click opt-out: all those that weren't ordered. */
export const needsUnsubscribe = (purpose: ContactPurpose): boolean => purpose === 'reviews' || purpose === 'marketing';

export type ContactQuestion = {
  channel: MessageChannel;
  purpose: ContactPurpose;
  /** Whether a person presses the button now, and knows what time it is. Texts are still limited to the allowed hours. */
  isByHand: boolean;
  hasAddress: boolean;
  /** From the ledger, for the purpose from `ledgerPurposeOf`. For an address with no entries: `never-asked`. */
  standing: ConsentStanding;
  /** Whether the company has never paid and only its own office vouches for the number owner's consent. */
  isOfficesWord?: boolean;
  /** Purposes the address or number was unsubscribed from, according to the list that outlives the customer record. */
  suppressedFor: readonly ConsentPurpose[];
  /** The customer's record says "no" for this channel. */
  isVetoed: boolean;
  now: string;
  /** The time zone for quiet hours when the recipient's location is unknown: the company's. */
  timeZone: string;
  /** Possible locations of the phone's owner; see `recipientPlaces`. */
  places?: readonly RecipientPlace[];
  /** Whether it is news of a visit under way, which can't wait for the hours allowed for marketing. */
  isUrgent?: boolean;
  /** The number of texts the company sent them in the last 24 hours. */
  sentLately?: number;
};
export type ContactAnswer = { isAllowed: boolean; rule: ContactRule; /** As text; '' when allowed. */ reason: string };

const REASONS: Record<MessageChannel, { noAddress: string; refused: string; unsubscribed: string; quiet: string }> = {
  sms: {
    noAddress: 'The customer has no phone number that can get text messages.',
    refused: consentFault('refused', false),
    unsubscribed: consentFault('refused', false),
    quiet: QUIET_TEXTS,
  },
  email: {
    noAddress: 'The customer has no e-mail address.',
    refused: 'The customer does not want e-mail.',
    unsubscribed: 'The customer unsubscribed with the link in an e-mail. Only they can subscribe again.',
    quiet: 'It is night there. This goes out from 8 AM to 9 PM.',
  },
};

const ALLOWED: ContactAnswer = { isAllowed: true, rule: 'ok', reason: '' };
const refused = (rule: ContactRule, reason: string): ContactAnswer => ({ isAllowed: false, rule, reason });

/**
 * Decides whether someone may be contacted, for reminders, leads, reviews, offers and visits alike. Pure: its input is what the server
 * read in the same transaction that records the message, so that a "no" arriving meanwhile counts.
 */
export function mayContact(question: ContactQuestion): ContactAnswer {
  const { channel, purpose, isByHand, hasAddress, standing, suppressedFor, isVetoed, now, timeZone } = question;
  const words = REASONS[channel];
  const ledger = ledgerPurposeOf(purpose);
  if (!hasAddress) return refused('no-address', words.noAddress);
  if (channel === 'sms' && standing === 'stopped') return refused('stopped', consentFault('stopped', false));
  // A person may send what was ordered or is owed, whatever was said about email: by law it isn't advertising.
  const isExempt = channel === 'email' && purpose === 'documents' && isByHand;
  if (!isExempt) {
    // The link in an e-mail stops what wasn't ordered, and says so: appointment messages are still sent.
    const isAllOff = suppressedFor.includes('all') && (channel === 'sms' || needsUnsubscribe(purpose));
    if (isAllOff || suppressedFor.includes(ledger)) return refused('unsubscribed', words.unsubscribed);
    if (isVetoed || standing === 'refused') return refused('refused', words.refused);
  }
  // Texts need consent, and so do offers on any channel. E-mail about the customer's own work needs none, only a way to opt out.
  if ((channel === 'sms' || purpose === 'marketing') && standing !== 'agreed')
    return refused('not-asked', notAsked(channel, purpose));
  if (channel === 'sms' && question.isOfficesWord === true) return refused('not-asked', OFFICE_YES);
  const clock = [placeOfClock(timeZone)];
  if (channel === 'sms') return textedNow(question, question.places ?? clock);
  const keepsHours = !isByHand && needsUnsubscribe(purpose);
  return keepsHours && textFrom(now, clock, 'service') !== '' ? refused('quiet', words.quiet) : ALLOWED;
}

/** Checks the hours and frequency that the local law allows for texts (`law/hours.json`). */
function textedNow(
  { now, isUrgent = false, sentLately = 0 }: ContactQuestion,
  places: readonly RecipientPlace[],
): ContactAnswer {
  const fault = textFault(now, places, isUrgent ? 'service' : 'all');
  if (fault !== '') return refused('quiet', fault);
  const most = isUrgent ? null : contactsPer24h(now, places);
  return most !== null && sentLately >= most ? refused('quiet', TEXTED_OFTEN) : ALLOWED;
}

function notAsked(channel: MessageChannel, purpose: ContactPurpose): string {
  if (purpose === 'reviews')
    return 'The customer has not agreed to text messages that ask for a review. Ask, then record the answer.';
  if (purpose === 'marketing') return 'The customer has not agreed to offers.';
  return channel === 'sms' ? consentFault('never-asked', false) : '';
}
