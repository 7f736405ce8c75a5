import { z } from 'zod';
import { addressSchema, optionalEmail, optionalPhone } from '../contact/schema';
import { line, recordId, requiredLine, text } from '../record/schema';

const CUSTOMER_KINDS = ['person', 'company'] as const;
/** The default sources, and `import`, which only an import sets. */
export const CUSTOMER_SOURCES = [
  '',
  'referral',
  'website',
  'google',
  'social',
  'advert',
  'repeat',
  'walk-in',
  'import',
  'other',
] as const;
export const PAYMENT_TERMS = ['due-on-receipt', 'net-7', 'net-15', 'net-30', 'net-60'] as const;
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];
/** A customer's own terms; '' = those of the company. */
export const CUSTOMER_TERMS = ['', 'on-receipt', 'net-7', 'net-15', 'net-30', 'net-60'] as const;
export type CustomerTerms = (typeof CUSTOMER_TERMS)[number];
/** The value on older records when nothing was chosen. It counted as the company's terms; that must not change. */
export const UNCHOSEN_TERMS = 'due-on-receipt';
export const CONTACT_LIMIT = 10;
export const CONTACT_NAME_LENGTH = 120;
export const TAG_LIMIT = 20;
export const TAG_LENGTH = 40;
export const CUSTOMER_NOTES_LENGTH = 10_000;

/**
 * Consent per channel. `unknown` is not yes: no advertising may be sent on it. Messages about work that was ordered (an invoice, its
 * reminder) go to everyone except those who said no.
 */
export const CONSENTS = ['unknown', 'yes', 'no'] as const;
const consentSchema = z.object({
  email: z.enum(CONSENTS).default('unknown'),
  sms: z.enum(CONSENTS).default('unknown'),
  phone: z.enum(CONSENTS).default('unknown'),
});

/** A contact at this customer, in addition to the main phone and e-mail. */
export const contactSchema = z.object({
  id: recordId,
  name: requiredLine(CONTACT_NAME_LENGTH, 'Enter a name'),
  role: line(80).default(''),
  phone: optionalPhone,
  email: optionalEmail,
});
export type Contact = z.infer<typeof contactSchema>;

export const tagsSchema = z
  .array(requiredLine(TAG_LENGTH, 'A tag cannot be empty'))
  .max(TAG_LIMIT, `At most ${TAG_LIMIT} tags`)
  .default([]);

const customerFields = z.object({
  kind: z.enum(CUSTOMER_KINDS).default('person'),
  firstName: line(80).default(''),
  lastName: line(80).default(''),
  companyName: line(160).default(''),
  phone: optionalPhone,
  email: optionalEmail,
  contacts: z.array(contactSchema).max(CONTACT_LIMIT, `At most ${CONTACT_LIMIT} contacts`).default([]),
  billingAddress: addressSchema.default(addressSchema.parse({})),
  tags: tagsSchema,
  /** The ID of one of the company's lead sources (`WorkSettings`); '' = unknown. */
  source: line(60).catch('other').default(''),
  language: line(40).default(''),
  consent: consentSchema.default(consentSchema.parse({})),
  isDoNotService: z.boolean().default(false),
  doNotServiceReason: line(300).default(''),
  paymentTerms: z
    .enum([...CUSTOMER_TERMS, UNCHOSEN_TERMS])
    .transform((terms): CustomerTerms => (terms === UNCHOSEN_TERMS ? '' : terms))
    .default(''),
  isTaxExempt: z.boolean().default(false),
  notes: text(CUSTOMER_NOTES_LENGTH).default(''),
});

/** The user's input. A person needs a first or last name, a company its company name. */
export const customerInputSchema = customerFields.superRefine((customer, context) => {
  if (customer.kind === 'company' && customer.companyName === '') {
    context.addIssue({ code: 'custom', path: ['companyName'], message: 'Enter the company name' });
  }
  if (customer.kind === 'person' && customer.firstName === '' && customer.lastName === '') {
    context.addIssue({ code: 'custom', path: ['lastName'], message: 'Enter a first or last name' });
  }
});
export type CustomerInput = z.infer<typeof customerInputSchema>;

/** companies/{c}/customers/{id}: the input plus fields that are derived or set by import and merge. */
export const customerSchema = customerFields.extend({
  name: z.string().max(330),
  sortName: z.string().max(330),
  status: z.enum(['active', 'archived']).default('active'),
  externalId: z.string().max(200).default(''),
  importId: z.string().max(128).default(''),
  mergedIntoId: z.string().max(128).default(''),
});
export type Customer = z.infer<typeof customerSchema>;

/** Returns the name shown everywhere, and its lowercase form for sorting (`lovelace, ada`). */
export function customerNames(customer: Pick<CustomerInput, 'kind' | 'firstName' | 'lastName' | 'companyName'>): {
  name: string;
  sortName: string;
} {
  const person = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  if (customer.kind === 'company') {
    return { name: customer.companyName || person, sortName: (customer.companyName || person).toLowerCase() };
  }
  const sorted = [customer.lastName, customer.firstName].filter(Boolean).join(', ') || customer.companyName;
  return { name: person || customer.companyName, sortName: sorted.toLowerCase() };
}

/** Converts validated input to a new record's fields. */
export function newCustomer(input: CustomerInput, origin: { importId?: string; externalId?: string } = {}): Customer {
  return {
    ...input,
    ...customerNames(input),
    status: 'active',
    externalId: origin.externalId ?? '',
    importId: origin.importId ?? '',
    mergedIntoId: '',
  };
}
