import type { OutboxEntry } from '@/data/outbox/entry';
import { formatAddress } from '@/domain/contact/format';
import { customerSchema } from '@/domain/customer/schema';
import type { DirectoryRow } from '@/domain/directory/schema';

/**
 * Returns new customers that haven't reached the server yet, as search rows: when offline, users must find the customer they just
 * created.
 */
export function pendingRows(entries: readonly OutboxEntry[]): DirectoryRow[] {
  return entries.flatMap(({ collection, write }) => {
    if (collection !== 'customers' || write.kind !== 'set') return [];
    const customer = customerSchema.safeParse(write.data);
    if (!customer.success) return [];
    const { name, sortName, phone, email, contacts, billingAddress, tags, isDoNotService, kind, source } =
      customer.data;
    const filled = (values: string[]): string[] => values.filter((value) => value !== '');
    return [
      {
        id: write.id,
        name,
        sortName,
        tags,
        isDoNotService,
        phones: filled([phone, ...contacts.map((contact) => contact.phone)]),
        emails: filled([email, ...contacts.map((contact) => contact.email)]),
        addresses: filled([formatAddress(billingAddress)]),
        serials: [],
        isCompany: kind === 'company',
        source,
      },
    ];
  });
}
