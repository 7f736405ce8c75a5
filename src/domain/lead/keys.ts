import { cutText } from '@/lib/cutText';
import { phoneDigits } from '../contact/format';
import type { Address } from '../contact/schema';
import { shortStreetWord } from '../contact/streetWords';
import { customerNames } from '../customer/schema';
import { foldedWords } from '../directory/fold';

type Who = { firstName: string; lastName: string; companyName: string; phone: string; email: string };

/** What a lead is called: its name, else how it is reached. */
export function leadNames(who: Who): { name: string; sortName: string } {
  const kind = who.companyName !== '' && who.firstName === '' && who.lastName === '' ? 'company' : 'person';
  const { name, sortName } = customerNames({ ...who, kind });
  const shown = name || who.phone || who.email;
  return { name: cutText(shown, 330), sortName: cutText(sortName || shown.toLowerCase(), 330) };
}

/** What a number of a home in a building is called: `Apt 4` and `#4` are one. */
const UNIT_WORDS = new Set(['apt', 'unit', 'ste', 'no', 'number']);

/** `St.` and `Street`, `NW` and `Northwest` are the same street. */
const streetOf = (street: string): string =>
  foldedWords(street)
    .split(' ')
    .map(shortStreetWord)
    .filter((word) => !UNIT_WORDS.has(word))
    .join(' ');

/** `Smith Jr.` and `Smith` at one address are one lead: a father and his son would both be asked anyway. */
const lastNameOf = (name: string): string => foldedWords(name).replace(/(?<=\S) (?:jr|sr|ii|iii|iv)$/, '');

/**
 * By what the same person is found again: the phone's ten digits, and last name with street and ZIP code. '' where too little
 * is known: two Millers in one town are two people.
 */
export function leadKeys(who: Who & { address: Address }): { phoneKey: string; placeKey: string } {
  const digits = phoneDigits(who.phone);
  const name = lastNameOf(who.lastName || who.companyName);
  const street = streetOf(who.address.street);
  const zip = who.address.postalCode.trim().slice(0, 5);
  return {
    phoneKey: digits.length >= 7 && digits.length <= 15 ? digits : '',
    placeKey: name !== '' && /\d/.test(street) && zip !== '' ? `${name}|${street}|${zip}`.slice(0, 400) : '',
  };
}
