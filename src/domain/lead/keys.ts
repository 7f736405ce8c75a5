import { phoneDigits } from '../contact/format';
import type { Address } from '../contact/schema';
import { customerNames } from '../customer/schema';

type Who = { firstName: string; lastName: string; companyName: string; phone: string; email: string };

/** What a lead is called: its name, else how it is reached. */
export function leadNames(who: Who): { name: string; sortName: string } {
  const kind = who.companyName !== '' && who.firstName === '' && who.lastName === '' ? 'company' : 'person';
  const { name, sortName } = customerNames({ ...who, kind });
  const shown = name || who.phone || who.email;
  return { name: shown.slice(0, 330), sortName: (sortName || shown.toLowerCase()).slice(0, 330) };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** `St.` and `Street` are the same street. */
const STREET_WORDS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  boulevard: 'blvd',
  place: 'pl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
const streetOf = (street: string): string =>
  plain(street)
    .split(' ')
    .map((word) => STREET_WORDS[word] ?? word)
    .join(' ');

/**
 * By what the same person is found again: the phone's ten digits, and last name with street and ZIP code. '' where too little
 * is known: two Millers in one town are two people.
 */
export function leadKeys(who: Who & { address: Address }): { phoneKey: string; placeKey: string } {
  const digits = phoneDigits(who.phone);
  const name = plain(who.lastName || who.companyName);
  const street = streetOf(who.address.street);
  const zip = who.address.postalCode.trim().slice(0, 5);
  return {
    phoneKey: digits.length >= 7 && digits.length <= 15 ? digits : '',
    placeKey: name !== '' && /\d/.test(street) && zip !== '' ? `${name}|${street}|${zip}`.slice(0, 400) : '',
  };
}
