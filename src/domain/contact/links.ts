import { formatAddress, phoneDigits } from './format';
import type { Address } from './schema';

/** Returns what a phone can dial: the digits, with a leading plus if one was typed, and no extension. */
function dialable(phone: string): string {
  return phone.trim().startsWith('+')
    ? `+${phone.replace(/(x|ext|#).*$/i, '').replace(/\D/g, '')}`
    : phoneDigits(phone);
}

export const callLink = (phone: string): string => `tel:${dialable(phone)}`;
export const textLink = (phone: string): string => `sms:${dialable(phone)}`;

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Returns a link to the address in the phone's map app or on the web, at its pin if there is one. '' without anything to look up. */
export function mapLink(address: Address, pin = ''): string {
  if (pin !== '') return `${MAP}${encodeURIComponent(pin)}`;
  if (address.street === '' && address.city === '' && address.postalCode === '') return '';
  return `${MAP}${encodeURIComponent(formatAddress({ ...address, unit: '' }))}`;
}
