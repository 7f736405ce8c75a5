import type { CONSENTS, CUSTOMER_SOURCES, Customer, CustomerTerms, PaymentTerms } from './schema';

export const SOURCE_LABELS: Record<(typeof CUSTOMER_SOURCES)[number], string> = {
  '': 'Not known',
  referral: 'Referral',
  website: 'Website',
  google: 'Google',
  social: 'Social media',
  advert: 'Advertising',
  repeat: 'Repeat customer',
  'walk-in': 'Walk-in',
  import: 'Import',
  other: 'Other',
};

export const TERMS_LABELS: Record<PaymentTerms, string> = {
  'due-on-receipt': 'Due on receipt',
  'net-7': 'Net 7 days',
  'net-15': 'Net 15 days',
  'net-30': 'Net 30 days',
  'net-60': 'Net 60 days',
};

/** Returns a customer's own terms; for '' with the company's, if these are known. */
export const customerTermsLabel = (terms: CustomerTerms, companyTerms: PaymentTerms | null): string =>
  terms === ''
    ? `Company default${companyTerms ? ` (${TERMS_LABELS[companyTerms].toLowerCase()})` : ''}`
    : TERMS_LABELS[terms === 'on-receipt' ? 'due-on-receipt' : terms];

export const CONSENT_LABELS: Record<(typeof CONSENTS)[number], string> = {
  unknown: 'Not asked',
  yes: 'Agreed',
  no: 'Refused',
};

export const CHANNEL_LABELS: Record<keyof Customer['consent'], string> = {
  email: 'E-mail',
  sms: 'Text message',
  phone: 'Phone call',
};

/** Labels of a customer's fields, on forms, in conflicts and in the history. */
export const CUSTOMER_FIELD_LABELS: Partial<Record<keyof Customer, string>> = {
  kind: 'Person or company',
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company name',
  name: 'Name',
  sortName: 'Sorted as',
  phone: 'Phone',
  email: 'E-mail',
  contacts: 'Contacts',
  billingAddress: 'Billing address',
  tags: 'Tags',
  source: 'Lead source',
  language: 'Language',
  consent: 'Consent',
  isDoNotService: 'Do not service',
  doNotServiceReason: 'Reason for not servicing',
  paymentTerms: 'Payment terms',
  isTaxExempt: 'Tax exempt',
  notes: 'Notes',
  status: 'Status',
};
