import { z } from 'zod';
import { isoInstant, line, recordId } from '../record/schema';

/** How the office learned of it. */
export const GIVEN_SOURCES = ['in-person', 'phone', 'written'] as const;
/** ... or the customer ticked it on a form, or wrote it in a text message. */
const CONSENT_SOURCES = [...GIVEN_SOURCES, 'form', 'text'] as const;
export const CONSENT_SOURCE_LABELS: Record<(typeof CONSENT_SOURCES)[number], string> = {
  'in-person': 'In person',
  phone: 'On the phone',
  written: 'In writing',
  form: 'On a form',
  text: 'By text message',
};

/** What a customer is asked. It stands in the ledger beside the answer, as it was worded then. */
export const consentQuestion = (companyName: string): string =>
  `May ${companyName} send you text messages about your appointments? Message frequency varies. Message and data rates may apply. Reply STOP at any time to opt out, HELP for help. Consent is not a condition of purchase.`;

/**
 * companies/{c}/consents/{id}: one thing that somebody said about text messages to a number. Entries are only added, by functions
 * alone: how it stands is worked out from all of them.
 */
export const consentEntrySchema = z.object({
  /** In E.164. */
  phone: z.string().max(20),
  customerId: z.string().max(128).default(''),
  channel: z.enum(['sms']),
  /** Messages about work that was ordered. Advertising would need more, and is not sent. */
  purpose: z.enum(['transactional']),
  state: z.enum(['yes', 'no']),
  source: z.enum(CONSENT_SOURCES),
  /** What was asked, or answered to. */
  wording: line(600).default(''),
  /** What the customer wrote, or what the office noted. */
  evidence: line(600).default(''),
  at: isoInstant,
  /** The uid of who entered it; 'customer' for what they wrote themselves. */
  by: z.string().min(1).max(128),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

/** What the office enters; see `recordConsent`. */
export const givenConsentSchema = z.object({
  customerId: recordId,
  state: z.enum(['yes', 'no']),
  source: z.enum(GIVEN_SOURCES),
  note: line(300).default(''),
});

/** `stopped`: they wrote STOP, and only they can take that back. */
export type ConsentStanding = 'never-asked' | 'agreed' | 'refused' | 'stopped';

/**
 * How a number stands, from its entries in any order. A STOP that the customer sent wins over whatever the office enters, also
 * afterwards, until the customer sends START; that brings back what held before and is no consent by itself.
 */
export function consentStanding(entries: readonly Pick<ConsentEntry, 'state' | 'source' | 'at'>[]): ConsentStanding {
  let given: 'never-asked' | 'agreed' | 'refused' = 'never-asked';
  let isStopped = false;
  for (const { state, source } of entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    if (source === 'text') isStopped = state === 'no';
    else given = state === 'yes' ? 'agreed' : 'refused';
  }
  return isStopped ? 'stopped' : given;
}

export const STANDING_LABELS: Record<ConsentStanding, string> = {
  'never-asked': 'Not asked yet',
  agreed: 'Agreed',
  refused: 'Refused',
  stopped: 'Opted out by text',
};

/** Why a number may not be texted, in words; '' when it may. `isVetoed`: the customer's record says that they refused. */
export function consentFault(standing: ConsentStanding, isVetoed: boolean): string {
  if (standing === 'stopped')
    return 'The customer opted out by replying STOP. Only they can opt in again, by texting START.';
  if (standing === 'refused' || isVetoed) return 'The customer does not want text messages.';
  if (standing === 'never-asked')
    return 'The customer has not agreed to text messages yet. Ask, then record the answer.';
  return '';
}
