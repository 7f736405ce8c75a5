import { cutText } from '@/lib/cutText';
import { phoneDigits } from '../contact/format';
import type { Address } from '../contact/schema';
import { streetKey } from '../contact/streetKey';
import { customerNames } from '../customer/schema';
import { foldedWords } from '../directory/fold';

type Who = { firstName: string; lastName: string; companyName: string; phone: string; email: string };

/** Returns a lead's display name: its name, or else how to reach it. */
export function leadNames(who: Who): { name: string; sortName: string } {
  const kind = who.companyName !== '' && who.firstName === '' && who.lastName === '' ? 'company' : 'person';
  const { name, sortName } = customerNames({ ...who, kind });
  const shown = name || who.phone || who.email;
  return { name: cutText(shown, 330), sortName: cutText(sortName || shown.toLowerCase(), 330) };
}

/** `Smith Jr.` and `Smith` at one address are one lead: father and son would ask about the same place anyway. */
const lastNameOf = (name: string): string => foldedWords(name).replace(/(?<=\S) (?:jr|sr|ii|iii|iv)$/, '');

/**
 * Returns the keys for recognizing the same person: the phone's ten digits, and last name with street and ZIP code. '' if too little is
 * known: two Millers in one town are two people.
 */
export function leadKeys(who: Who & { address: Address }): { phoneKey: string; placeKey: string } {
  const digits = phoneDigits(who.phone);
  const name = lastNameOf(who.lastName || who.companyName);
  const street = streetKey(who.address.street);
  const zip = who.address.postalCode.trim().slice(0, 5);
  return {
    phoneKey: digits.length >= 7 && digits.length <= 15 ? digits : '',
    placeKey: name !== '' && /\d/.test(street) && zip !== '' ? `${name}|${street}|${zip}`.slice(0, 400) : '',
  };
}
