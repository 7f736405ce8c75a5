import type { ContactRule } from './contactRules';
import { consentFault, OFFICE_YES, type ConsentPurpose, type ConsentStanding } from './consent';
import { contactsPer24h, textFrom } from './law/textHours';
import { placeOfClock, type RecipientPlace } from './law/recipientPlaces';
import { QUIET_TEXTS, textFault, TEXTED_OFTEN } from './law/textFault';
import type { MessageChannel } from './settings';

/**
 * Why somebody outside is written to. Every sender names one:
 * - `documents`: an estimate, an invoice, a report that a person sends, or a receipt for money that was paid.
 * - `visits`: who comes and when. `reminders`: of what is due or unanswered. `leads`: an answer to who asked for work.
 * - `reviews`: asking how it went. `marketing`: everything that was not asked for.
 */
export const CONTACT_PURPOSES = ['documents', 'visits', 'reminders', 'leads', 'reviews', 'marketing'] as const;
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number];

/** Under which purpose the ledger keeps what somebody said about it. */
const LEDGER_PURPOSES: Record<ContactPurpose, Exclude<ConsentPurpose, 'all'>> = {
  documents: 'transactional',
  visits: 'transactional',
  reminders: 'transactional',
  leads: 'transactional',
  reviews: 'reviews',
  marketing: 'marketing',
};
export const ledgerPurposeOf = (purpose: ContactPurpose): Exclude<ConsentPurpose, 'all'> => LEDGER_PURPOSES[purpose];

/** Messages that must offer a one-click opt-out: all those not ordered. */
export const needsUnsubscribe = (purpose: ContactPurpose): boolean => purpose === 'reviews' || purpose === 'marketing';

export type ContactQuestion = {
  channel: MessageChannel;
  purpose: ContactPurpose;
  /** A person presses the button now, and knows what time it is. Texts are still limited to the hours. */
  isByHand: boolean;
  hasAddress: boolean;
  /** From the ledger, for the purpose from `ledgerPurposeOf`. For an address with no entries: `never-asked`. */
  standing: ConsentStanding;
  /** The company has never paid, and nothing but its own office says that the number's owner agreed. */
  isOfficesWord?: boolean;
  /** From the list that survives the customer: what the address or number was unsubscribed from. */
  suppressedFor: readonly ConsentPurpose[];
  /** The customer's record says "no" for this channel. */
  isVetoed: boolean;
  now: string;
  /** By whose clock it must not be night, where nothing says where they are: the company's. */
  timeZone: string;
  /** Where the person with the phone may be; see `recipientPlaces`. */
  places?: readonly RecipientPlace[];
  /** News of a visit under way, which cannot wait for the hours that are for what sells. */
  isUrgent?: boolean;
  /** How many texts the company sent them within 24 hours. */
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
    unsubscribed: 'The customer unsubscribed from these e-mails by the link in one. Only they can subscribe again.',
    quiet: 'It is night there. This goes out from 8 AM to 9 PM.',
  },
};

const ALLOWED: ContactAnswer = { isAllowed: true, rule: 'ok', reason: '' };
const refused = (rule: ContactRule, reason: string): ContactAnswer => ({ isAllowed: false, rule, reason });

/**
 * The one answer to whether somebody may be written to, for reminders, leads, reviews, offers and visits alike. Pure: what it is
 * given is what the server read in the transaction that writes the message down, so that a "no" that comes meanwhile counts.
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
    // The link in an email ends what wasn't ordered, and says so: appointment messages are still sent.
    const isAllOff = suppressedFor.includes('all') && (channel === 'sms' || needsUnsubscribe(purpose));
    if (isAllOff || suppressedFor.includes(ledger)) return refused('unsubscribed', words.unsubscribed);
    if (isVetoed || standing === 'refused') return refused('refused', words.refused);
  }
  // Texts need a yes; so do offers by whatever way. E-mail about one's own work needs none, only the way out.
  if ((channel === 'sms' || purpose === 'marketing') && standing !== 'agreed')
    return refused('not-asked', notAsked(channel, purpose));
  if (channel === 'sms' && question.isOfficesWord === true) return refused('not-asked', OFFICE_YES);
  const clock = [placeOfClock(timeZone)];
  if (channel === 'sms') return textedNow(question, question.places ?? clock);
  const keepsHours = !isByHand && needsUnsubscribe(purpose);
  return keepsHours && textFrom(now, clock, 'service') !== '' ? refused('quiet', words.quiet) : ALLOWED;
}

/** The hours and how often: what the law of the place says of texts (`law/hours.json`). */
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
