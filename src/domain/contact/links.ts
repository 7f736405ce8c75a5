import { formatAddress, phoneDigits } from './format';
import type { Address } from './schema';

/** What a phone can dial: the digits, with a leading plus where one was typed, and no extension. */
function dialable(phone: string): string {
  return phone.trim().startsWith('+')
    ? `+${phone.replace(/(x|ext|#).*$/i, '').replace(/\D/g, '')}`
    : phoneDigits(phone);
}

export const callLink = (phone: string): string => `tel:${dialable(phone)}`;
export const textLink = (phone: string): string => `sms:${dialable(phone)}`;

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** The address on the phone's map app or the web, at its pin where there is one. '' without anything to look for. */
export function mapLink(address: Address, pin = ''): string {
  if (pin !== '') return `${MAP}${encodeURIComponent(pin)}`;
  if (address.street === '' && address.city === '' && address.postalCode === '') return '';
  return `${MAP}${encodeURIComponent(formatAddress({ ...address, unit: '' }))}`;
}
