import { formatAddress } from '@/domain/contact/format';
import type { Customer } from '@/domain/customer/schema';
import type { DirectoryRow } from '@/domain/directory/schema';
import type { Stored } from '@/domain/record/schema';

/** A customer as the list shows it, from the record or from the search directory. */
export type CustomerRow = {
  id: string;
  name: string;
  phone: string;
  email: string;
  address: string;
  tags: readonly string[];
  isCompany: boolean;
  isDoNotService: boolean;
  /** '' where it is not known: search rows do not carry it. */
  updatedAt: string;
};

export const rowOfCustomer = (customer: Stored<Customer>): CustomerRow => ({
  id: customer.id,
  name: customer.name,
  phone: customer.phone,
  email: customer.email,
  address: formatAddress(customer.billingAddress),
  tags: customer.tags,
  isCompany: customer.kind === 'company',
  isDoNotService: customer.isDoNotService,
  updatedAt: customer.updatedAt,
});

export const rowOfDirectory = ({ id, name, phones, emails, addresses, tags, isCompany, isDoNotService }: DirectoryRow): CustomerRow => ({
  id, name, tags, isCompany, isDoNotService, phone: phones[0] ?? '', email: emails[0] ?? '', address: addresses[0] ?? '', updatedAt: '',
});
