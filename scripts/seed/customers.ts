import type { Address } from '@/domain/contact/schema';
import { customerInputSchema, newCustomer, type Customer } from '@/domain/customer/schema';
import { makeAddress, phoneBook, type Region } from './addresses';
import { BUSINESS_NAMES, FIRST_NAMES, LAST_NAMES, mailbox } from './names';
import type { Random } from './random';
import type { Trade } from './trades/trade';
import { specialCustomers, type CustomerDraft } from './specialCustomers';

/** A customer to create, with the address of their property. */
export type SeedCustomer = { id: string; record: Customer; address: Address; daysKnown: number };

const CUSTOMER_COUNT = 204;
const MAIL_HOSTS = ['example.com', 'example.com', 'example.org', 'example.net'];
const SOURCES = [
  'referral',
  'referral',
  'website',
  'google',
  'google',
  'social',
  'advert',
  'repeat',
  'walk-in',
  '',
] as const;
const CONTACT_ROLES = [
  'Office manager',
  'Tenant',
  'Owner',
  'Accounts payable',
  'Superintendent',
  'Spouse',
  'Facilities',
];
const NOTES = [
  'Prefers texts to calls.',
  'Call half an hour before arrival.',
  'Pays by check at the door.',
  'Works nights: nothing before noon, please.',
  'Ask for the invoice to be split between owner and tenant.',
  'Very happy with the last visit; asked for the same technician.',
  'Wants a written quote for anything above $300.',
];

/** Creates a company's customers: the special ones first, then enough ordinary ones. Three in a hundred are duplicates. */
export function makeCustomers(region: Region, { tags, businessShare = 0.2 }: Trade, random: Random): SeedCustomer[] {
  const nextPhone = phoneBook(region, random);
  const drafts: CustomerDraft[] = specialCustomers(random);
  const names = new Set<string>();
  while (drafts.length < CUSTOMER_COUNT) {
    const draft = random.chance(businessShare) ? business(region, random, nextPhone) : person(random);
    const name = `${draft.firstName ?? ''} ${draft.lastName ?? ''} ${draft.companyName ?? ''}`;
    if (!names.has(name)) drafts.push(draft);
    names.add(name);
  }
  const customers = drafts.map((draft): SeedCustomer => {
    const address = makeAddress(region, random);
    const isBusiness = draft.kind === 'company';
    return {
      id: random.id(),
      address,
      daysKnown: random.int(50, 1400),
      record: newCustomer(
        customerInputSchema.parse({
          phone: random.chance(0.96) ? nextPhone() : '',
          email: random.chance(isBusiness ? 0.95 : 0.8) ? mailOf(draft, random) : '',
          billingAddress: random.chance(0.9) ? address : undefined,
          tags: random.shuffled(tags).slice(
            0,
            random.weighted([
              { weight: 5, of: 0 },
              { weight: 4, of: 1 },
              { weight: 2, of: 2 },
              { weight: 1, of: 3 },
            ]).of,
          ),
          source: random.pick(SOURCES),
          language: random.chance(0.06) ? 'Spanish' : '',
          consent: consent(random),
          paymentTerms: isBusiness ? random.pick(['net-15', 'net-30', 'net-30', 'net-60']) : '',
          isTaxExempt: isBusiness && random.chance(0.15),
          notes: random.chance(0.25) ? random.pick(NOTES) : '',
          ...draft,
        }),
      ),
    };
  });
  return [...customers, ...duplicates(customers, random)];
}

const person = (random: Random): CustomerDraft => ({
  kind: 'person',
  firstName: random.pick(FIRST_NAMES),
  lastName: random.pick(LAST_NAMES),
});

function business(region: Region, random: Random, nextPhone: () => string): CustomerDraft {
  const contactCount = random.int(1, 2);
  return {
    kind: 'company',
    companyName: random
      .pick(BUSINESS_NAMES)
      .replace('{n}', random.pick(LAST_NAMES))
      .replace('{p}', random.weighted(region.towns).city),
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(LAST_NAMES),
    contacts: Array.from({ length: contactCount }, () => {
      const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
      return {
        id: random.id(),
        name: `${firstName} ${lastName}`,
        role: random.pick(CONTACT_ROLES),
        phone: random.chance(0.6) ? nextPhone() : '',
        email: `${mailbox(firstName, lastName)}@example.com`,
      };
    }),
  };
}

function mailOf({ kind, companyName, firstName, lastName }: CustomerDraft, random: Random): string {
  const name = kind === 'company' ? mailbox(companyName ?? '') : mailbox(firstName ?? '', lastName ?? '');
  return `${name}@${random.pick(MAIL_HOSTS)}`;
}

function consent(random: Random): {
  email: 'yes' | 'no' | 'unknown';
  sms: 'yes' | 'no' | 'unknown';
  phone: 'yes' | 'no' | 'unknown';
} {
  const answer = (): 'yes' | 'no' | 'unknown' => random.pick(['yes', 'yes', 'unknown', 'unknown', 'no'] as const);
  return { email: answer(), sms: answer(), phone: answer() };
}

/** Returns customers who were entered twice, the way it happens: a short first name or no e-mail, and the same phone number. */
function duplicates(customers: readonly SeedCustomer[], random: Random): SeedCustomer[] {
  const people = customers.filter(
    ({ record }) => record.kind === 'person' && record.phone !== '' && record.firstName.length > 4,
  );
  return random
    .shuffled(people)
    .slice(0, 7)
    .map(({ record, address }) => ({
      id: random.id(),
      address,
      daysKnown: random.int(5, 45),
      record: newCustomer(
        customerInputSchema.parse({
          kind: 'person',
          firstName: random.chance(0.5) ? `${record.firstName.charAt(0)}.` : record.firstName,
          lastName: record.lastName,
          phone: record.phone.replace(/[() -]/g, ''),
          source: 'website',
        }),
      ),
    }));
}
