import { textLink } from '@/domain/contact/links';

/** The page of a map that leads to an address. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Opens the phone's own messages with a text that is ready to be sent. The form is the one that both iOS and Android read. */
export const readyText = (phone: string, text: string): string =>
  `${textLink(phone)}?&body=${encodeURIComponent(text)}`;
