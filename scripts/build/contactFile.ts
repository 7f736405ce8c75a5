import { readFileSync } from 'node:fs';
import { vcard } from '../../src/domain/contact/vcard.ts';
import { CARD } from '../../src/features/business-card/content/card.ts';
import type { BuiltFile } from './builtFiles.ts';

const PHOTO = 'src/features/business-card/content/photo.jpg';

/**
 * The file behind "Save contact". A real address works where a file made in the page does not: in the browsers of other apps, and
 * without JavaScript.
 */
export const contactFile: BuiltFile = {
  path: 'business-card.vcf',
  contentType: 'text/vcard; charset=utf-8',
  make: () => vcard({ ...CARD.contact, photoJpeg: readFileSync(PHOTO).toString('base64') }),
};
