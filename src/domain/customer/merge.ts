import { cutText } from '@/lib/cutText';
import type { Address } from '../contact/schema';
import { NOTE_LENGTH } from '../note/schema';
import {
  CONTACT_LIMIT,
  CONTACT_NAME_LENGTH,
  CUSTOMER_NOTES_LENGTH,
  TAG_LIMIT,
  type CONSENTS,
  type Contact,
  type Customer,
} from './schema';

/**
 * Returns the survivor's fields that change when `duplicate` is merged into it: empty fields are filled, contacts and tags joined up to
 * their limits, a do-not-service flag and refused consent carried over, notes appended. The survivor loses nothing; data of the duplicate
 * that doesn't fit is in `notesOfRemainder`. Pure.
 */
export function mergedFields(survivor: Customer, duplicate: Customer): Partial<Customer> {
  const changes: Partial<Customer> = {};
  for (const field of ['firstName', 'lastName', 'companyName', 'language', 'doNotServiceReason'] as const) {
    if (survivor[field] === '' && duplicate[field] !== '') changes[field] = duplicate[field];
  }
  if (survivor.phone === '' && duplicate.phone !== '') changes.phone = duplicate.phone;
  if (survivor.email === '' && duplicate.email !== '') changes.email = duplicate.email;
  if (survivor.source === '' && duplicate.source !== '') changes.source = duplicate.source;
  if (survivor.paymentTerms === '' && duplicate.paymentTerms !== '') changes.paymentTerms = duplicate.paymentTerms;
  if (isEmpty(survivor.billingAddress) && !isEmpty(duplicate.billingAddress))
    changes.billingAddress = duplicate.billingAddress;
  const consent = joinConsent(survivor.consent, duplicate.consent);
  if (CHANNELS.some((channel) => consent[channel] !== survivor.consent[channel])) changes.consent = consent;
  if (!survivor.isDoNotService && duplicate.isDoNotService) changes.isDoNotService = true;
  const notes = joinNotes(survivor, duplicate);
  if (notes !== survivor.notes && notes.length <= CUSTOMER_NOTES_LENGTH) changes.notes = notes;
  const contacts = joinContacts(survivor, duplicate);
  if (contacts.length > survivor.contacts.length) changes.contacts = contacts;
  const tags = [...new Set([...survivor.tags, ...duplicate.tags])].slice(0, TAG_LIMIT);
  if (tags.some((tag) => !survivor.tags.includes(tag))) changes.tags = tags;
  return changes;
}

/**
 * Returns data of the duplicate that doesn't fit into the survivor's fields, as texts for notes on the survivor; none if everything fits.
 * Pure.
 */
export function notesOfRemainder(survivor: Customer, duplicate: Customer): string[] {
  const merged = { ...survivor, ...mergedFields(survivor, duplicate) };
  const isIn = (contact: Contact): boolean => merged.contacts.some((other) => isSameContact(other, contact));
  const contacts = [...mainContact(survivor, duplicate), ...duplicate.contacts].filter((contact) => !isIn(contact));
  const tags = duplicate.tags.filter((tag) => !merged.tags.includes(tag));
  const text = [
    ...contacts.map(
      ({ name, role, phone, email }) => `Contact: ${[name, role, phone, email].filter(Boolean).join(', ')}`,
    ),
    ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    ...(joinNotes(survivor, duplicate).length > CUSTOMER_NOTES_LENGTH ? [duplicate.notes] : []),
  ].join('\n');
  if (text === '') return [];
  const heading = `From the merged record “${cutText(duplicate.name, CONTACT_NAME_LENGTH)}”:\n`;
  return piecesOf(heading + text, NOTE_LENGTH);
}

/** Splits a text into chunks of at most `length` characters, never in the middle of a surrogate pair. */
function piecesOf(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = start + length;
    const isWithinPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end < text.length;
    pieces.push(text.slice(start, isWithinPair ? end - 1 : end));
    start = isWithinPair ? end - 1 : end;
  }
  return pieces.filter((piece) => piece.trim() !== '');
}

/** Returns the survivor's notes followed by the duplicate's, however long. */
const joinNotes = (survivor: Customer, duplicate: Customer): string =>
  duplicate.notes.trim() === '' || survivor.notes.includes(duplicate.notes)
    ? survivor.notes
    : [survivor.notes, duplicate.notes].filter(Boolean).join('\n\n');

/** Two incomplete addresses are never mixed: the result would be a place no one entered. */
const isEmpty = ({ street, unit, city, state, postalCode }: Address): boolean =>
  [street, unit, city, state, postalCode].every((part) => part === '');

const CHANNELS = ['email', 'sms', 'phone'] as const;

/** A "no" on either record is final and not asked about again; unknown consent is filled from the duplicate. */
function joinConsent(survivor: Customer['consent'], duplicate: Customer['consent']): Customer['consent'] {
  const join = (channel: (typeof CHANNELS)[number]): (typeof CONSENTS)[number] => {
    const both = [survivor[channel], duplicate[channel]];
    return both.includes('no') ? 'no' : both.includes('yes') ? 'yes' : 'unknown';
  };
  return { email: join('email'), sms: join('sms'), phone: join('phone') };
}

const isSameContact = (one: Contact, other: Contact): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email;

/** Returns the duplicate's main phone and e-mail as a contact, if they differ from the survivor's. */
function mainContact(survivor: Customer, duplicate: Customer): Contact[] {
  const hasOtherPhone = survivor.phone !== '' && duplicate.phone !== '' && survivor.phone !== duplicate.phone;
  const hasOtherEmail = survivor.email !== '' && duplicate.email !== '' && survivor.email !== duplicate.email;
  if (!hasOtherPhone && !hasOtherEmail) return [];
  return [
    {
      id: 'merged-1',
      name: cutText(duplicate.name.trim(), CONTACT_NAME_LENGTH).trim() || 'Merged record',
      role: 'from merged record',
      phone: hasOtherPhone ? duplicate.phone : '',
      email: hasOtherEmail ? duplicate.email : '',
    },
  ];
}

/** Returns the duplicate's contacts, plus its main phone and e-mail as one more if they differ from the survivor's. */
function joinContacts(survivor: Customer, duplicate: Customer): Customer['contacts'] {
  const added = duplicate.contacts.filter(
    (contact) => !survivor.contacts.some((known) => isSameContact(known, contact)),
  );
  const joined = [...survivor.contacts];
  const room = Math.max(0, CONTACT_LIMIT - joined.length);
  for (const contact of [...mainContact(survivor, duplicate), ...added].slice(0, room))
    joined.push({ ...contact, id: freeId(contact.id, joined) });
  return joined;
}

/** Returns `id`, or one that no contact has yet, even if other records were merged into the survivor before. */
function freeId(id: string, contacts: readonly Contact[]): string {
  const taken = new Set(contacts.map((contact) => contact.id));
  if (!taken.has(id)) return id;
  let number = 1;
  while (taken.has(`merged-${number}`)) number += 1;
  return `merged-${number}`;
}
