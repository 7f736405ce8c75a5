import { plainPhone } from './phone';
import type { Address } from './schema';

/** Returns the digits that identify a phone: no punctuation, no extension, no leading US country code. */
export function phoneDigits(phone: string): string {
  const digits = plainPhone(phone)
    .replace(/(x|ext|#).*$/i, '')
    .replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Formats ten US digits as `(512) 555-0134`; anything else stays as typed. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const isForeign = /^\s*\+(?!\s*1)/.test(phone);
  if (digits.length !== 10 || isForeign || /x|ext/i.test(phone)) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Formats one line: `12 Elm St, Apt 4, Austin, TX 78701`. Empty parts leave no commas behind. */
export function formatAddress(address: Address): string {
  const region = [address.state, address.postalCode].filter(Boolean).join(' ');
  return [address.street, address.unit, address.city, region].filter(Boolean).join(', ');
}
