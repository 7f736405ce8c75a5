import { textLink } from '@/domain/contact/links';

/** Returns the URL of map directions to an address. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Opens the phone's messaging app with a text that is ready to send. Both iOS and Android understand this format. */
export const readyText = (phone: string, text: string): string =>
  `${textLink(phone)}?&body=${encodeURIComponent(text)}`;
