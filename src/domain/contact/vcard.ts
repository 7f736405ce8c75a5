// Relative, because the build's own configuration reads this file too.
import { escapedText, folded } from '../../lib/contentLines.ts';

/** A contact card for an address book. Empty texts are left out. */
export type ContactCard = {
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  /** With country code: `+15550100142`. */
  phone: string;
  email: string;
  website: string;
  address: { street: string; city: string; state: string; postalCode: string; country: string };
  note?: string;
  /** A JPEG in base64. */
  photoJpeg?: string;
};

/** Builds a contact file: vCard 3.0 (RFC 2426), which iOS, Android, Outlook and macOS all read without loss. UTF-8, lines end with CR LF. */
export function vcard(card: ContactCard): string {
  const { firstName, lastName, address } = card;
  const fields: (readonly [name: string, value: string])[] = [
    ['N', `${escapedText(lastName)};${escapedText(firstName)};;;`],
    ['FN', escapedText([firstName, lastName].filter(Boolean).join(' '))],
    ['ORG', escapedText(card.company)],
    ['TITLE', escapedText(card.title)],
    ['TEL;TYPE=WORK,VOICE', escapedText(card.phone)],
    ['EMAIL;TYPE=INTERNET,WORK', escapedText(card.email)],
    [
      'ADR;TYPE=WORK',
      ['', '', address.street, address.city, address.state, address.postalCode, address.country]
        .map(escapedText)
        .join(';'),
    ],
    // A URL isn't text: its commas and semicolons stay unescaped (section 4).
    ['URL', card.website],
    ['NOTE', escapedText(card.note ?? '')],
    ['PHOTO;ENCODING=b;TYPE=JPEG', card.photoJpeg ?? ''],
  ];
  const lines = fields
    .filter(([, value]) => value.replaceAll(';', '') !== '')
    .map(([name, value]) => `${name}:${value}`);
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].map(folded).join('\r\n');
}

/** Builds a card small enough for a QR code that phones can still read: no note or picture, and short names. */
export const vcardForQr = ({ note: _note, photoJpeg: _photo, ...card }: ContactCard): string =>
  vcard(card)
    .replace(/;TYPE=[^:]*:/g, ':')
    .trimEnd();
