import { z } from 'zod';
import { phoneDigits } from '@/domain/contact/format';
import { soundsLikeCompany, splitName } from '@/domain/contact/personName';
import { addressSchema, EMPTY_ADDRESS, type Address } from '@/domain/contact/schema';
import { customerInputSchema, type Customer, type CustomerInput } from '@/domain/customer/schema';
import { propertySchema, type Property } from '@/domain/property/schema';
import { proposedUse } from '@/domain/property/use';
import { cutText } from '@/lib/cutText';

const { label, use, accessNotes, gateCode, hazards } = propertySchema.shape;

/** The form's values: the customer and, for a new one, the first property. */
export const customerFormSchema = customerInputSchema.safeExtend({
  firstProperty: z
    .object({
      place: z.enum(['billing', 'other', 'none']),
      label,
      address: addressSchema,
      use,
      accessNotes,
      gateCode,
      hazards,
    })
    .default({
      place: 'billing',
      label: '',
      address: EMPTY_ADDRESS,
      use: 'home',
      accessNotes: '',
      gateCode: '',
      hazards: '',
    }),
});
export type CustomerFormValues = z.output<typeof customerFormSchema>;

export const EMPTY_CUSTOMER: CustomerFormValues = {
  kind: 'person',
  firstName: '',
  lastName: '',
  companyName: '',
  phone: '',
  email: '',
  contacts: [],
  billingAddress: EMPTY_ADDRESS,
  tags: [],
  source: '',
  language: '',
  consent: { email: 'unknown', sms: 'unknown', phone: 'unknown' },
  isDoNotService: false,
  doNotServiceReason: '',
  paymentTerms: '',
  isTaxExempt: false,
  notes: '',
  firstProperty: {
    place: 'billing',
    label: '',
    address: EMPTY_ADDRESS,
    use: 'home',
    accessNotes: '',
    gateCode: '',
    hazards: '',
  },
};

const EMAIL = /[^\s,;<>]+@[^\s,;<>]+/;
const PHONE = /(?<!\S)[+(]?\d[\d\s().-]{5,}\d(?!\S)/;
/** Fewer digits among words are a house number, a suite or a year. */
const PHONE_DIGITS = 10;

/** Splits text into a phone number, an e-mail address, and whose they are. */
function apart(text: string): { who: string; phone: string; email: string } {
  const email = EMAIL.exec(text)?.[0] ?? '';
  const withoutEmail = text.replace(email, ' ');
  const number = PHONE.exec(withoutEmail)?.[0] ?? '';
  const isPhone = number === withoutEmail.trim() || phoneDigits(number).length >= PHONE_DIGITS;
  const phone = isPhone ? number : '';
  const who = withoutEmail.replace(phone, ' ').replaceAll(/\s+/g, ' ').trim();
  return { who: phone + email === '' ? who : who.replaceAll(/^[,;:/]+\s*|\s*[,;:/]+$/g, ''), phone, email };
}

/**
 * Returns a new customer's initial values from text typed elsewhere, such as a search: a person's or company's name, a phone number, an
 * e-mail address, or a combination. Parsed the same way as imports.
 */
export function startingWith(typed: string): CustomerFormValues {
  const { who, ...reach } = apart(typed.trim());
  if (soundsLikeCompany(who)) {
    const company = { kind: 'company' as const, companyName: cutText(who, 160) };
    return {
      ...EMPTY_CUSTOMER,
      ...reach,
      ...company,
      firstProperty: { ...EMPTY_CUSTOMER.firstProperty, use: proposedUse(company) },
    };
  }
  const { firstName, lastName } = splitName(who);
  return { ...EMPTY_CUSTOMER, ...reach, firstName: cutText(firstName, 80), lastName: cutText(lastName, 80) };
}

/** Returns the record's fields that the form edits. */
export function toFormValues(customer: Customer): CustomerFormValues {
  const {
    kind,
    firstName,
    lastName,
    companyName,
    phone,
    email,
    contacts,
    billingAddress,
    tags,
    source,
    language,
    consent,
    isDoNotService,
    doNotServiceReason,
    paymentTerms,
    isTaxExempt,
    notes,
  } = customer;
  return {
    ...EMPTY_CUSTOMER,
    kind,
    firstName,
    lastName,
    companyName,
    phone,
    email,
    contacts,
    billingAddress,
    tags,
    source,
    language,
    consent,
    isDoNotService,
    doNotServiceReason,
    paymentTerms,
    isTaxExempt,
    notes,
  };
}

/** Returns the customer's part. A reason without the flag would only mislead. */
export function toCustomerInput({ firstProperty: _, ...input }: CustomerFormValues): CustomerInput {
  return { ...input, doNotServiceReason: input.isDoNotService ? input.doNotServiceReason : '' };
}

const isEmpty = ({ street, unit, city, state, postalCode }: Address): boolean =>
  [street, unit, city, state, postalCode].every((part) => part === '');

/** Returns the first property to create with a new customer, or null if there isn't one worth creating. */
export function firstPropertyOf(
  { firstProperty, billingAddress }: CustomerFormValues,
  customerId: string,
): Property | null {
  const { place, ...property } = firstProperty;
  if (place === 'none') return null;
  const address = place === 'billing' ? billingAddress : property.address;
  const isBlank =
    isEmpty(address) &&
    [property.label, property.accessNotes, property.gateCode, property.hazards].every((part) => part === '');
  return isBlank ? null : { ...property, address, pin: '', pinFound: '', customerId, importId: '' };
}
