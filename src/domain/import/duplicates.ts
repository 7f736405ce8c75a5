import { formatAddress, phoneDigits } from '../contact/format';
import type { CustomerInput } from '../customer/schema';
import { importedCustomerId, importedPropertyId } from './ids';
import type { RowDraft } from './rows';

/** What a customer is recognised by: phones of seven digits and more, and e-mail addresses. */
export function identitiesOf(customer: CustomerInput): { phones: string[]; emails: string[] } {
  const phones = [customer.phone, ...customer.contacts.map(({ phone }) => phone)].filter(
    (phone) => phoneDigits(phone).length >= 7,
  );
  const emails = [customer.email, ...customer.contacts.map(({ email }) => email)].filter((email) => email !== '');
  return { phones, emails };
}

/** A row's place among the rows before it. `parent` is the row that it belongs to or repeats. */
export type Kinship =
  | { kind: 'new'; customerId: string; parent: null }
  /** The same customer again with another address: a further property. */
  | { kind: 'property'; customerId: string; parent: number }
  | { kind: 'duplicate'; customerId: string; parent: number; reason: string };

/** Compares each row with those before it: by its id in the other system, its whole content, its phones and e-mails. */
export function createKinship(preset: string) {
  const occurrences = new Map<string, number>();
  const owners = new Map<string, number>();
  const addresses = new Map<string, Set<string>>();

  const addressKey = (draft: RowDraft): string =>
    draft.property ? formatAddress(draft.property.address).toLowerCase() : '';

  return (row: number, cells: readonly string[], draft: RowDraft): Kinship => {
    const firstId = importedCustomerId(preset, draft.externalId, cells);
    const repeatOf = owners.get(firstId);
    if (repeatOf !== undefined) {
      const known = addresses.get(firstId);
      const address = addressKey(draft);
      if (draft.externalId !== '' && address !== '' && known && !known.has(address)) {
        known.add(address);
        return { kind: 'property', customerId: firstId, parent: repeatOf };
      }
      const occurrence = (occurrences.get(firstId) ?? 1) + 1;
      occurrences.set(firstId, occurrence);
      const reason = draft.externalId === '' ? 'The same row again' : `The same id (${draft.externalId})`;
      return {
        kind: 'duplicate',
        customerId: importedCustomerId(preset, draft.externalId, cells, occurrence),
        parent: repeatOf,
        reason,
      };
    }
    owners.set(firstId, row);
    addresses.set(firstId, new Set([addressKey(draft)]));
    const { phones, emails } = identitiesOf(draft.customer);
    const keys = [...phones.map((phone) => `phone:${phoneDigits(phone)}`), ...emails.map((email) => `email:${email}`)];
    const shared = keys.find((key) => owners.has(key));
    const parent = shared === undefined ? undefined : owners.get(shared);
    for (const key of keys) if (!owners.has(key)) owners.set(key, row);
    if (parent === undefined) return { kind: 'new', customerId: firstId, parent: null };
    const reason = shared?.startsWith('phone:') ? 'Same phone' : 'Same e-mail';
    return { kind: 'duplicate', customerId: firstId, parent, reason };
  };
}

/** The id of the property that a draft brings for a customer. */
export const propertyIdOf = (customerId: string, draft: RowDraft): string =>
  importedPropertyId(customerId, draft.property ? formatAddress(draft.property.address) : '');
