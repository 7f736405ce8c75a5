import { cutText } from '@/lib/cutText';
import { EMPTY_ADDRESS } from '../contact/schema';
import { customerInputSchema, newCustomer, type Customer } from '../customer/schema';
import { jobInputSchema, type JobInput } from '../job/schema';
import type { Property } from '../property/schema';
import { proposedUse } from '../property/use';
import { leadKeys } from './keys';
import type { Lead } from './schema';

/** Creates a customer from a lead, with nothing retyped. Without a name, it is named by its phone or e-mail. */
export function customerOfLead(lead: Lead): Customer {
  const { firstName, lastName, companyName, phone, email, address, source } = lead;
  const isCompany = companyName !== '';
  const isNameless = !isCompany && firstName === '' && lastName === '';
  return newCustomer(
    customerInputSchema.parse({
      kind: isCompany ? 'company' : 'person',
      firstName,
      lastName: isNameless ? (phone || email || 'Unknown').slice(0, 80) : lastName,
      companyName,
      phone,
      email,
      billingAddress: address,
      source,
    }),
  );
}

const hasPlace = ({ address: { street, city, postalCode } }: Pick<Lead, 'address'>): boolean =>
  [street, city, postalCode].some((part) => part !== '');

/** Creates a property for the lead's customer from its address; null if it has none. */
export const propertyOfLead = (lead: Lead, customerId: string): Property | null =>
  hasPlace(lead)
    ? {
        customerId,
        label: '',
        address: { ...EMPTY_ADDRESS, ...lead.address },
        pin: '',
        pinFound: '',
        accessNotes: '',
        gateCode: '',
        hazards: '',
        use: proposedUse(customerOfLead(lead)),
        importId: '',
      }
    : null;

const samePlace = (one: Pick<Lead, 'address'>, other: Pick<Lead, 'address'>): boolean => {
  const keyOf = ({ address }: Pick<Lead, 'address'>): string =>
    leadKeys({ firstName: '', lastName: 'x', companyName: '', phone: '', email: '', address }).placeKey;
  return keyOf(one) !== '' && keyOf(one) === keyOf(other);
};

/** Returns the customer's property that a lead is about. */
export const propertyAt = <P extends Pick<Property, 'address'>>(lead: Lead, properties: readonly P[]): P | null =>
  properties.find((property) => samePlace(lead, property)) ?? null;

/** Creates a job in the lead's words; its time is found afterward. */
export const jobOfLead = (
  lead: Lead,
  customerId: string,
  propertyId: string,
  usual: Pick<JobInput, 'durationMinutes' | 'requiredSkills'>,
): JobInput =>
  jobInputSchema.parse({
    title: cutText(lead.wanted || lead.message.split('\n')[0] || 'New request', 160).trim() || 'New request',
    customerId,
    propertyId,
    contactPhone: lead.phone,
    ...usual,
    description: cutText(lead.message, 10_000),
    source: lead.source,
  });
