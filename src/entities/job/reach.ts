import { phoneDigits } from '@/domain/contact/format';

/** What a phone can dial: the digits, with a leading plus where one was typed, and no extension. */
export const dialable = (phone: string): string =>
  phone.trim().startsWith('+') ? `+${phone.replace(/(x|ext\.?).*$/i, '').replace(/\D/g, '')}` : phoneDigits(phone);

/** The page of a map that leads to an address. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Opens the phone's own messages with a text that is ready to be sent. The form is the one that both iOS and Android read. */
export const textMessage = (phone: string, text = ''): string =>
  `sms:${dialable(phone)}${text === '' ? '' : `?&body=${encodeURIComponent(text)}`}`;
