import { z } from 'zod';
import { isoInstant, line, recordId } from '../record/schema';

/** Ways the office learned about the consent. */
export const GIVEN_SOURCES = ['in-person', 'phone', 'written'] as const;
/** ... or the customer ticked it on a form, wrote it in a text message, or opened the link at the end of an e-mail. */
const CONSENT_SOURCES = [...GIVEN_SOURCES, 'form', 'text', 'link'] as const;
export const CONSENT_SOURCE_LABELS: Record<(typeof CONSENT_SOURCES)[number], string> = {
  'in-person': 'In person',
  phone: 'On the phone',
  written: 'In writing',
  form: 'On a form',
  text: 'By text message',
  link: 'With the link in an e-mail',
};

/**
 * Scope of an entry: messages about ordered work, review requests, or advertising. `all` means any text at all, or any
 * e-mail that wasn't ordered. It can be refused, and that refusal taken back; no one consents to it.
 */
export const CONSENT_PURPOSES = ['transactional', 'reviews', 'marketing', 'all'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
/** The label of an e-mail entry's purpose, after "Unsubscribed from" and "no more". */
export const MAIL_PURPOSE_LABELS: Record<ConsentPurpose, string> = {
  transactional: 'messages about their appointments',
  reviews: 'review requests',
  marketing: 'offers',
  all: 'review requests, offers and the like',
};

/** Returns the consent question for a customer, in the form's language. Stored in the ledger with the answer, as worded then. */
export const consentQuestion = (companyName: string, language: 'en' | 'es' = 'en'): string =>
  language === 'es'
    ? `¿Puede ${companyName} enviarle mensajes de texto sobre sus citas, presupuestos y facturas? La cantidad de mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responda STOP en cualquier momento para dejar de recibirlos, o HELP para obtener ayuda. Aceptar no es condición para comprar nada.`
    : `May ${companyName} send you text messages about your appointments, estimates and invoices? Message frequency varies. Message and data rates may apply. Reply STOP at any time to opt out, HELP for help. Consent is not a condition of purchase.`;

/** Returns the same question for one message after the work: it isn't about an appointment, so it needs separate consent. */
export const reviewConsentQuestion = (companyName: string): string =>
  `After the work is done, may ${companyName} also send you one or two text messages that ask how it went, with a link to write a review? Reply STOP at any time to opt out.`;

/** Marks entries made by the customer: by a text, a form or a link. */
export const BY_CUSTOMER = 'customer';

/**
 * companies/{c}/consents/{id}: one thing someone said about messages to a number or an address. Entries are only added, and only by
 * functions: the current status is derived from all of them.
 */
export const consentEntrySchema = z.object({
  /** In E.164; '' if the entry is about e-mail. */
  phone: z.string().max(20).default(''),
  email: z.string().max(254).default(''),
  customerId: z.string().max(128).default(''),
  channel: z.enum(['sms', 'email']),
  purpose: z.enum(CONSENT_PURPOSES),
  state: z.enum(['yes', 'no']),
  source: z.enum(CONSENT_SOURCES),
  /** The question asked, or the message replied to. */
  wording: line(600).default(''),
  /** The customer's words, or the office's note. */
  evidence: line(600).default(''),
  at: isoInstant,
  /** The uid of the person who entered it; `BY_CUSTOMER` for what the customer said themselves. */
  by: z.string().min(1).max(128),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

/** Consent that the office enters; see `recordConsent`. */
export const givenConsentSchema = z.object({
  customerId: recordId,
  state: z.enum(['yes', 'no']),
  source: z.enum(GIVEN_SOURCES),
  note: line(300).default(''),
  /** Whether they were also asked about review requests, and gave the same answer. */
  isForReviews: z.boolean().default(false),
  /** The customer's job on which a technician asks for consent; '' for the office. */
  jobId: recordId.or(z.literal('')).default(''),
});

/** `stopped`: they texted STOP, and only they can take that back. */
export type ConsentStanding = 'never-asked' | 'agreed' | 'refused' | 'stopped';

type Said = Pick<ConsentEntry, 'state' | 'source' | 'at'> & { purpose?: ConsentPurpose };

/**
 * Returns a number's status for a purpose, from its entries in any order. A STOP from the customer covers everything. It overrides
 * whatever the office enters, even later, until the customer sends START; that restores the previous status and isn't consent. Likewise
 * for email: unsubscribing from all of it and returning agrees to no more than before.
 */
export function consentStanding(
  entries: readonly Said[],
  purpose: Exclude<ConsentPurpose, 'all'> = 'transactional',
): ConsentStanding {
  let given: 'never-asked' | 'agreed' | 'refused' = 'never-asked';
  let isStopped = false;
  let isAllRefused = false;
  for (const entry of entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    const { state, source, purpose: about = 'transactional' } = entry;
    if (source === 'text') isStopped = state === 'no';
    else if (about === 'all') isAllRefused = state === 'no';
    else if (about === purpose) {
      given = state === 'yes' ? 'agreed' : 'refused';
      isAllRefused = false;
    }
  }
  if (isStopped) return 'stopped';
  return isAllRefused ? 'refused' : given;
}

/** Whether a number's owner gave consent without the office in between: on a form or by text. */
export const isOwnYes = (entries: readonly Pick<ConsentEntry, 'state' | 'source'>[]): boolean =>
  entries.some(({ state, source }) => state === 'yes' && (source === 'form' || source === 'text'));

/** Why a company that has never paid may not text a number whose consent its own office recorded. */
export const OFFICE_YES =
  'Until your company has paid for the first time, texts go only to customers who agreed on your form or texted you themselves.';

export const STANDING_LABELS: Record<ConsentStanding, string> = {
  'never-asked': 'Not asked yet',
  agreed: 'Agreed',
  refused: 'Refused',
  stopped: 'Opted out by text',
};

/** Returns why a number may not be texted, as text; '' when it may. `isVetoed`: the customer's record says they refused. */
export function consentFault(standing: ConsentStanding, isVetoed: boolean): string {
  if (standing === 'stopped')
    return 'The customer opted out by replying STOP. Only they can opt in again, by texting START.';
  if (standing === 'refused' || isVetoed) return 'The customer does not want text messages.';
  if (standing === 'never-asked')
    return 'The customer has not agreed to text messages yet. Ask, then record the answer.';
  return '';
}
