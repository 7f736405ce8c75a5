import { customerTermsLabel } from '@/domain/customer/labels';
import { leadSourceName } from '@/domain/company/workChoices';
import type { WorkSettings } from '@/domain/company/workSettings';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { toWallTime } from '@/ui/format/wallTime';

export type CsvRow = readonly (string | number | boolean)[];

export const CUSTOMER_CSV_HEADER = [
  'Name',
  'Type',
  'First name',
  'Last name',
  'Company name',
  'Phone',
  'E-mail',
  'Contacts',
  'Street',
  'Unit',
  'City',
  'State',
  'ZIP code',
  'Country',
  'Tags',
  'Source',
  'Language',
  'Consent e-mail',
  'Consent text',
  'Consent phone',
  'Do not service',
  'Reason',
  'Payment terms',
  'Tax exempt',
  'Notes',
  'Status',
  'External id',
  'Created',
  'Changed',
  'Id',
] as const;

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** One customer as a line of the export, in the order of CUSTOMER_CSV_HEADER. Times are the company's. */
export function customerCsvRow(customer: Stored<Customer>, timeZone: string, settings: WorkSettings): CsvRow {
  const { billingAddress: address, consent } = customer;
  const contacts = customer.contacts.map(({ name, role, phone, email }) =>
    [name, role, phone, email].filter(Boolean).join(', '),
  );
  return [
    customer.name,
    customer.kind,
    customer.firstName,
    customer.lastName,
    customer.companyName,
    customer.phone,
    customer.email,
    contacts.join('; '),
    address.street,
    address.unit,
    address.city,
    address.state,
    address.postalCode,
    address.country,
    customer.tags.join('; '),
    leadSourceName(settings, customer.source),
    customer.language,
    consent.email,
    consent.sms,
    consent.phone,
    yesNo(customer.isDoNotService),
    customer.doNotServiceReason,
    customer.paymentTerms === '' ? '' : customerTermsLabel(customer.paymentTerms, null),
    yesNo(customer.isTaxExempt),
    customer.notes,
    customer.status,
    customer.externalId,
    toWallTime(customer.createdAt, timeZone),
    toWallTime(customer.updatedAt, timeZone),
    customer.id,
  ];
}
