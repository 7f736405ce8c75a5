import { z } from 'zod';
import { formatAddress } from '@/domain/contact/format';
import { addressSchema, EMPTY_ADDRESS } from '@/domain/contact/schema';
import { CONTACT_LIMIT } from '@/domain/customer/schema';
import { encodeRows, type DirectoryRow } from '@/domain/directory/schema';
import { fitInShard, SHARD_MAX_BYTES, type FittedRows } from './fit';

/** The fields of each record that a row shows; a write that changes none of them needs no new row. */
export const CUSTOMER_FIELDS = [
  'name',
  'sortName',
  'kind',
  'phone',
  'email',
  'contacts',
  'billingAddress',
  'tags',
  'isDoNotService',
  'source',
  'status',
] as const;
export const PROPERTY_FIELDS = ['customerId', 'address'] as const;
export const EQUIPMENT_FIELDS = ['customerId', 'serial'] as const;

/** Enough to find anyone; what is left out of a landlord's row is on the customer's page. */
const ADDRESS_CAP = 20;
const SERIAL_CAP = 30;

/** Longer than any name or address the schema allows. A row stays small whatever a damaged record holds, because others share its shard. */
const LONGEST_TEXT = 330;
const TAG_CAP = 30;
const textField = z
  .string()
  .catch('')
  .transform((text) => text.slice(0, LONGEST_TEXT));
const address = addressSchema.catch(EMPTY_ADDRESS);
const customerView = z.object({
  name: textField,
  sortName: textField,
  kind: textField,
  phone: textField,
  email: textField,
  contacts: z
    .array(z.object({ phone: textField, email: textField }).catch({ phone: '', email: '' }))
    .catch([])
    .transform((contacts) => contacts.slice(0, CONTACT_LIMIT)),
  billingAddress: address,
  tags: z
    .array(textField)
    .catch([])
    .transform((tags) => tags.filter((tag) => tag !== '').slice(0, TAG_CAP)),
  isDoNotService: z.boolean().catch(false),
  source: textField,
  status: textField,
});
const propertyView = z.object({ address });
const equipmentView = z.object({ serial: textField });

type Data = Record<string, unknown>;

/** Returns what search shows for a customer, from the stored documents, or null if it's gone or archived. Pure. */
export function directoryRow(
  id: string,
  customer: Data | undefined,
  properties: readonly Data[],
  equipment: readonly Data[],
): DirectoryRow | null {
  if (!customer) return null;
  const view = customerView.parse(customer);
  if (view.status === 'archived') return null;
  const places = [view.billingAddress, ...properties.map((property) => propertyView.parse(property).address)];
  return {
    id,
    name: view.name,
    sortName: view.sortName,
    phones: distinct([view.phone, ...view.contacts.map(({ phone }) => phone)]),
    emails: distinct([view.email, ...view.contacts.map(({ email }) => email)]),
    addresses: distinct(places.map(formatAddress)).slice(0, ADDRESS_CAP),
    serials: distinct(equipment.map((unit) => equipmentView.parse(unit).serial)).slice(0, SERIAL_CAP),
    tags: view.tags,
    isDoNotService: view.isDoNotService,
    isCompany: view.kind === 'company',
    source: view.source,
  };
}

/** Encodes rows, ordered by id, as a shard's string, with less detail per row if it would get too large. */
export const fitRows = (rows: readonly DirectoryRow[], maxBytes = SHARD_MAX_BYTES): FittedRows =>
  fitInShard(rows, {
    encode: encodeRows,
    caps: [Infinity, 8, 3, 1, 0],
    trim: (row, cap) => (cap === Infinity ? row : trimmed(row, cap)),
    maxBytes,
  });

const trimmed = (row: DirectoryRow, cap: number): DirectoryRow => ({
  ...row,
  phones: row.phones.slice(0, Math.max(cap, 1)),
  emails: row.emails.slice(0, Math.max(cap, 1)),
  addresses: row.addresses.slice(0, cap),
  serials: row.serials.slice(0, cap),
  tags: row.tags.slice(0, cap),
});

const distinct = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];
