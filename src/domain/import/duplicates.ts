import { formatAddress, phoneDigits } from '../contact/format';
import { addressKey } from '../contact/streetKey';
import { customerNames, type CustomerInput } from '../customer/schema';
import { fold } from '../directory/fold';
import type { ImportedProperty } from './addresses';
import { importedCustomerId, importedPropertyId } from './ids';
import type { RowDraft } from './rows';

/** Returns the values that identify a customer: phone numbers of seven or more digits, and e-mail addresses. */
export function identitiesOf(customer: CustomerInput): { phones: string[]; emails: string[] } {
  const phones = [customer.phone, ...customer.contacts.map(({ phone }) => phone)].filter(
    (phone) => phoneDigits(phone).length >= 7,
  );
  const emails = [customer.email, ...customer.contacts.map(({ email }) => email)].filter((email) => email !== '');
  return { phones, emails };
}

/** A row's relationship to the rows before it. `parent` is the row that it belongs to or repeats. */
export type Kinship =
  | { kind: 'new'; customerId: string; parent: null }
  /** The same customer with a different address: an additional property. */
  | { kind: 'property'; customerId: string; parent: number }
  | { kind: 'duplicate'; customerId: string; parent: number; reason: string };

type Owner = { row: number; customerId: string; name: string; places: Set<string>; customer: CustomerInput };

/**
 * Compares each row with those before it: by its ID in the other system, its whole content, its phones and e-mails. `isOneByName`: the
 * file isn't a customer list, so rows with the same name are one customer, as in a list of invoices.
 */
export function createKinship(preset: string, isOneByName = false) {
  const occurrences = new Map<string, number>();
  const owners = new Map<string, Owner>();
  const names = new Map<string, Owner>();
  /** The first row with a phone or e-mail. */
  const identities = new Map<string, number>();
  /** The first row with the same imported content, for rows without an ID. */
  const contents = new Map<string, Owner>();

  /** Returns an additional property of a customer from an earlier row, or null if the row has no new property. */
  const furtherPlace = (owner: Owner, draft: RowDraft): Kinship | null => {
    const added = placesOf(draft).filter((place) => !owner.places.has(place));
    if (added.length === 0) return null;
    for (const place of added) owner.places.add(place);
    return { kind: 'property', customerId: owner.customerId, parent: owner.row };
  };

  const again = (owner: Owner, cells: readonly string[], draft: RowDraft): Kinship => {
    const { externalId } = draft;
    const isSame = owner.name === nameKey(draft.customer);
    const isKnownById = externalId !== '' || draft.ownId !== '';
    const place = isKnownById && isSame ? furtherPlace(owner, draft) : null;
    if (place) return place;
    const occurrence = (occurrences.get(owner.customerId) ?? 1) + 1;
    occurrences.set(owner.customerId, occurrence);
    const sameId = `The same ID (${externalId})${isSame ? '' : ', but another name'}`;
    return {
      kind: 'duplicate',
      customerId: importedCustomerId(preset, externalId, cells, occurrence),
      parent: owner.row,
      reason: externalId === '' ? 'The same row again' : sameId,
    };
  };

  return (row: number, cells: readonly string[], draft: RowDraft): Kinship => {
    const parent = draft.parentName === '' ? undefined : names.get(fold(draft.parentName));
    const place = parent && furtherPlace(parent, draft);
    if (place) return place;

    const customerId = draft.ownId || importedCustomerId(preset, draft.externalId, cells);
    const known = owners.get(customerId);
    if (known) return again(known, cells, draft);
    const namesake = isOneByName ? names.get(nameKey(draft.customer)) : undefined;
    const double =
      namesake ?? (draft.externalId === '' && draft.ownId === '' ? contents.get(contentKey(draft)) : undefined);
    if (double && isPerhapsSame(double, draft)) {
      const further = isOneByName ? furtherPlace(double, draft) : null;
      if (further) return further;
      const reason = isOneByName ? 'The same name' : 'The same values';
      return { kind: 'duplicate', customerId, parent: double.row, reason };
    }

    const owner = {
      row,
      customerId,
      name: nameKey(draft.customer),
      places: new Set(placesOf(draft)),
      customer: draft.customer,
    };
    owners.set(customerId, owner);
    const content = contentKey(draft);
    if (!contents.has(content)) contents.set(content, owner);
    if (!names.has(owner.name)) names.set(owner.name, owner);
    const { phones, emails } = identitiesOf(draft.customer);
    const keys = [...phones.map((phone) => `phone:${phoneDigits(phone)}`), ...emails.map((email) => `email:${email}`)];
    // Customers in our own export were told apart by a person, even if they share a phone.
    const shared = draft.ownId === '' ? keys.find((key) => identities.has(key)) : undefined;
    for (const key of keys) if (!identities.has(key)) identities.set(key, row);
    if (shared === undefined) return { kind: 'new', customerId, parent: null };
    const reason = shared.startsWith('phone:') ? 'Same phone' : 'Same e-mail';
    return { kind: 'duplicate', customerId, parent: identities.get(shared) ?? row, reason };
  };
}

/** Everything imported from a row, ignoring its other columns: two rows with the same key would create one customer twice. */
const contentKey = ({ customer, properties, status }: RowDraft): string =>
  JSON.stringify([
    { ...customer, contacts: customer.contacts.map(({ id: _, ...contact }) => contact) },
    properties,
    status,
  ]).toLowerCase();

/** Whether two rows with the same name could be one customer: not with different phones or e-mails. */
function isPerhapsSame({ customer: one }: Owner, { customer: other }: RowDraft): boolean {
  const isFree = (a: string, b: string): boolean => a === '' || b === '' || a === b;
  return isFree(phoneDigits(one.phone), phoneDigits(other.phone)) && isFree(one.email, other.email);
}

const nameKey = (customer: CustomerInput): string => fold(customerNames(customer).name);

/** Distinguishes the places in a row by their IDs in the other system, otherwise by their addresses. */
const placesOf = ({ properties, propertyKey }: RowDraft): string[] =>
  properties.map((property) =>
    propertyKey === '' ? addressKey(property.address) || placeKey(property, propertyKey) : `id:${propertyKey}`,
  );

/** The source of a property's ID, taken exactly as written so that importing a list again adds nothing that already exists. */
const placeKey = ({ address, label }: ImportedProperty, propertyKey: string): string =>
  propertyKey === '' ? formatAddress(address).toLowerCase() || `#${label.toLowerCase()}` : `id:${propertyKey}`;

/** Returns the properties that a draft adds to a customer, each with the ID it has on every device. */
export const identifiedProperties = (
  customerId: string,
  { properties, propertyKey }: RowDraft,
): { id: string; property: ImportedProperty }[] =>
  properties.map((property) => ({ id: importedPropertyId(customerId, placeKey(property, propertyKey)), property }));
