import { z } from 'zod';
import { soundsLikeCompany, splitName } from '@/domain/contact/personName';
import { addressSchema, EMPTY_ADDRESS, type Address } from '@/domain/contact/schema';
import { customerInputSchema, type Customer, type CustomerInput } from '@/domain/customer/schema';
import { propertySchema, type Property } from '@/domain/property/schema';
import { proposedUse } from '@/domain/property/use';

const { label, use, accessNotes, gateCode, hazards } = propertySchema.shape;

/** What the form holds: the customer, and for a new one the first place of work. */
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

/** A new customer's values from text typed elsewhere: a phone, an e-mail address, or the name of a person or a company, read as imports read them. */
export function startingWith(typed: string): CustomerFormValues {
  const text = typed.trim();
  if (/^[+(]?\d[\d\s().-]{5,}$/.test(text)) return { ...EMPTY_CUSTOMER, phone: text };
  if (/^\S+@\S+$/.test(text)) return { ...EMPTY_CUSTOMER, email: text };
  if (soundsLikeCompany(text)) {
    const company = { kind: 'company' as const, companyName: text.slice(0, 160) };
    return {
      ...EMPTY_CUSTOMER,
      ...company,
      firstProperty: { ...EMPTY_CUSTOMER.firstProperty, use: proposedUse(company) },
    };
  }
  const { firstName, lastName } = splitName(text);
  return { ...EMPTY_CUSTOMER, firstName: firstName.slice(0, 80), lastName: lastName.slice(0, 80) };
}

/** The record's fields that the form edits. */
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

/** The customer's part. A reason without the flag would only mislead. */
export function toCustomerInput({ firstProperty: _, ...input }: CustomerFormValues): CustomerInput {
  return { ...input, doNotServiceReason: input.isDoNotService ? input.doNotServiceReason : '' };
}

const isEmpty = ({ street, unit, city, state, postalCode }: Address): boolean =>
  [street, unit, city, state, postalCode].every((part) => part === '');

/** The first property to create with a new customer, or null when there is none to speak of. */
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
