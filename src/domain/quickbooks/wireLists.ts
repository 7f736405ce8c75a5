// QuickBooks list entities: customers and items.
import type { BookParty } from './books';
import { LINE_ROLE_LABELS, type Mapping } from './setup';
import { reference, type Body } from './wire';

/** Cleans a name for QuickBooks: without colon, tab and line break, at most 500 characters. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[:\t\r\n]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 500);

/** Builds a customer, or a property below one. `suffix` distinguishes it from others of its name. */
export function partyBody(party: BookParty, suffix = ''): Body {
  const { address } = party;
  const hasAddress = [address.street, address.city, address.postalCode].some((part) => part !== '');
  return {
    DisplayName: `${plainName(party.displayName).slice(0, 500 - suffix.length)}${suffix}`,
    ...(party.parentKey === '' ? {} : { ParentRef: reference(`@${party.parentKey}`), Job: true }),
    ...(party.firstName === '' ? {} : { GivenName: party.firstName.slice(0, 100) }),
    ...(party.lastName === '' ? {} : { FamilyName: party.lastName.slice(0, 100) }),
    ...(party.companyName === '' ? {} : { CompanyName: party.companyName.slice(0, 100) }),
    ...(party.email === '' || party.email.length > 100 ? {} : { PrimaryEmailAddr: { Address: party.email } }),
    ...(party.phone === '' ? {} : { PrimaryPhone: { FreeFormNumber: party.phone.slice(0, 21) } }),
    ...(hasAddress
      ? {
          BillAddr: {
            Line1: address.street,
            ...(address.unit === '' ? {} : { Line2: address.unit }),
            City: address.city,
            CountrySubDivisionCode: address.state,
            PostalCode: address.postalCode.slice(0, 30),
          },
        }
      : {}),
    ...(party.isTaxExempt ? { Taxable: false } : {}),
  };
}

/** Builds an item for a kind of line, if the company asked for a new one. */
export const itemBody = (role: keyof typeof LINE_ROLE_LABELS, { accounts }: Mapping): Body => ({
  Name: LINE_ROLE_LABELS[role],
  Type: role === 'material' || role === 'equipment' ? 'NonInventory' : 'Service',
  IncomeAccountRef: reference(accounts[role] ?? ''),
});
