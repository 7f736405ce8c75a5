import { yesNo } from '@/lib/words';
import { leadSourceName } from '../company/workChoices';
import type { WorkSettings } from '../company/workSettings';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import { customerTermsLabel } from './customerLabels';
import type { Customer } from './schema';

const contactsOf = ({ contacts }: Customer): string =>
  contacts.map(({ name, role, phone, email }) => [name, role, phone, email].filter(Boolean).join(', ')).join('; ');

/** Export columns of customers. */
export const CUSTOMER_COLUMNS: Columns<Stored<Customer>, { settings: WorkSettings }> = {
  Name: (customer) => customer.name,
  Type: (customer) => customer.kind,
  'First name': (customer) => customer.firstName,
  'Last name': (customer) => customer.lastName,
  'Company name': (customer) => customer.companyName,
  Phone: (customer) => customer.phone,
  'E-mail': (customer) => customer.email,
  Contacts: (customer) => contactsOf(customer),
  Street: (customer) => customer.billingAddress.street,
  Unit: (customer) => customer.billingAddress.unit,
  City: (customer) => customer.billingAddress.city,
  State: (customer) => customer.billingAddress.state,
  'ZIP code': (customer) => customer.billingAddress.postalCode,
  Country: (customer) => customer.billingAddress.country,
  Tags: (customer) => customer.tags.join('; '),
  Source: (customer, { settings }) => leadSourceName(settings, customer.source),
  Language: (customer) => customer.language,
  'Consent e-mail': (customer) => customer.consent.email,
  'Consent text': (customer) => customer.consent.sms,
  'Consent phone': (customer) => customer.consent.phone,
  'Do not service': (customer) => yesNo(customer.isDoNotService),
  Reason: (customer) => customer.doNotServiceReason,
  'Payment terms': (customer) => (customer.paymentTerms === '' ? '' : customerTermsLabel(customer.paymentTerms, null)),
  'Tax exempt': (customer) => yesNo(customer.isTaxExempt),
  Notes: (customer) => customer.notes,
  Status: (customer) => customer.status,
  'External id': (customer) => customer.externalId,
  Created: (customer, { at }) => at(customer.createdAt),
  Changed: (customer, { at }) => at(customer.updatedAt),
  Id: (customer) => customer.id,
};
