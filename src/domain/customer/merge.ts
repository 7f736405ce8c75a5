import { CONTACT_LIMIT, TAG_LIMIT, type Customer } from './schema';

/**
 * The fields of the survivor that change when `duplicate` is folded into it: empty fields are filled, contacts and
 * tags joined up to their limits, a do-not-service flag carried over, notes put below each other. Pure.
 */
export function mergedFields(survivor: Customer, duplicate: Customer): Partial<Customer> {
  const changes: Partial<Customer> = {};
  for (const field of ['firstName', 'lastName', 'companyName', 'language', 'doNotServiceReason'] as const) {
    if (survivor[field] === '' && duplicate[field] !== '') changes[field] = duplicate[field];
  }
  if (survivor.phone === '' && duplicate.phone !== '') changes.phone = duplicate.phone;
  if (survivor.email === '' && duplicate.email !== '') changes.email = duplicate.email;
  if (survivor.source === '' && duplicate.source !== '') changes.source = duplicate.source;
  if (survivor.billingAddress.street === '' && duplicate.billingAddress.street !== '') {
    changes.billingAddress = duplicate.billingAddress;
  }
  if (!survivor.isDoNotService && duplicate.isDoNotService) changes.isDoNotService = true;
  if (duplicate.notes.trim() !== '' && !survivor.notes.includes(duplicate.notes)) {
    changes.notes = [survivor.notes, duplicate.notes].filter(Boolean).join('\n\n').slice(0, 10_000);
  }
  const contacts = joinContacts(survivor, duplicate);
  if (contacts.length > survivor.contacts.length) changes.contacts = contacts;
  const tags = [...new Set([...survivor.tags, ...duplicate.tags])].slice(0, TAG_LIMIT);
  if (tags.length > survivor.tags.length) changes.tags = tags;
  return changes;
}

/** The duplicate's contacts, and its main phone and e-mail as one more where they differ from the survivor's. */
function joinContacts(survivor: Customer, duplicate: Customer): Customer['contacts'] {
  const known = new Set(survivor.contacts.map((contact) => `${contact.name}|${contact.phone}|${contact.email}`));
  const added = duplicate.contacts.filter((contact) => !known.has(`${contact.name}|${contact.phone}|${contact.email}`));
  const hasOtherPhone = survivor.phone !== '' && duplicate.phone !== '' && survivor.phone !== duplicate.phone;
  const hasOtherEmail = survivor.email !== '' && duplicate.email !== '' && survivor.email !== duplicate.email;
  const main =
    hasOtherPhone || hasOtherEmail
      ? [{ id: freeId(survivor), name: duplicate.name, role: 'from merged record', phone: hasOtherPhone ? duplicate.phone : '', email: hasOtherEmail ? duplicate.email : '' }]
      : [];
  return [...survivor.contacts, ...main, ...added].slice(0, CONTACT_LIMIT);
}

/** An id that no contact of the survivor has, also when other records were folded into it before. */
function freeId({ contacts }: Pick<Customer, 'contacts'>): string {
  const taken = new Set(contacts.map(({ id }) => id));
  let number = 1;
  while (taken.has(`merged-${number}`)) number += 1;
  return `merged-${number}`;
}
