import type { Address } from '../contact/schema';
import { CONTACT_LIMIT, CONTACT_NAME_LENGTH, TAG_LIMIT, type CONSENTS, type Contact, type Customer } from './schema';

/**
 * The fields of the survivor that change when `duplicate` is folded into it: empty fields are filled, contacts and
 * tags joined up to their limits, a do-not-service flag and a refused consent carried over, notes put below each
 * other. Nothing of the survivor is lost. Pure.
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
  if (duplicate.notes.trim() !== '' && !survivor.notes.includes(duplicate.notes)) {
    changes.notes = [survivor.notes, duplicate.notes].filter(Boolean).join('\n\n').slice(0, 10_000);
  }
  const contacts = joinContacts(survivor, duplicate);
  if (contacts.length > survivor.contacts.length) changes.contacts = contacts;
  const tags = [...new Set([...survivor.tags, ...duplicate.tags])].slice(0, TAG_LIMIT);
  if (tags.some((tag) => !survivor.tags.includes(tag))) changes.tags = tags;
  return changes;
}

/** Two half-known addresses are never mixed: what comes out would be a place that nobody entered. */
const isEmpty = ({ street, unit, city, state, postalCode }: Address): boolean =>
  [street, unit, city, state, postalCode].every((part) => part === '');

const CHANNELS = ['email', 'sms', 'phone'] as const;

/** Whoever said no on either record is not asked again; what the survivor does not know, the duplicate may. */
function joinConsent(survivor: Customer['consent'], duplicate: Customer['consent']): Customer['consent'] {
  const join = (channel: (typeof CHANNELS)[number]): (typeof CONSENTS)[number] => {
    const both = [survivor[channel], duplicate[channel]];
    return both.includes('no') ? 'no' : both.includes('yes') ? 'yes' : 'unknown';
  };
  return { email: join('email'), sms: join('sms'), phone: join('phone') };
}

/** The duplicate's contacts, and its main phone and e-mail as one more where they differ from the survivor's. */
function joinContacts(survivor: Customer, duplicate: Customer): Customer['contacts'] {
  const known = new Set(survivor.contacts.map((contact) => `${contact.name}|${contact.phone}|${contact.email}`));
  const added = duplicate.contacts.filter((contact) => !known.has(`${contact.name}|${contact.phone}|${contact.email}`));
  const hasOtherPhone = survivor.phone !== '' && duplicate.phone !== '' && survivor.phone !== duplicate.phone;
  const hasOtherEmail = survivor.email !== '' && duplicate.email !== '' && survivor.email !== duplicate.email;
  const name = duplicate.name.trim().slice(0, CONTACT_NAME_LENGTH).trim() || 'Merged record';
  const main =
    hasOtherPhone || hasOtherEmail
      ? [
          {
            id: 'merged-1',
            name,
            role: 'from merged record',
            phone: hasOtherPhone ? duplicate.phone : '',
            email: hasOtherEmail ? duplicate.email : '',
          },
        ]
      : [];
  const joined = [...survivor.contacts];
  for (const contact of [...main, ...added].slice(0, Math.max(0, CONTACT_LIMIT - joined.length)))
    joined.push({ ...contact, id: freeId(contact.id, joined) });
  return joined;
}

/** `id`, or one that no contact has yet, also when other records were folded into the survivor before. */
function freeId(id: string, contacts: readonly Contact[]): string {
  const taken = new Set(contacts.map((contact) => contact.id));
  if (!taken.has(id)) return id;
  let number = 1;
  while (taken.has(`merged-${number}`)) number += 1;
  return `merged-${number}`;
}
