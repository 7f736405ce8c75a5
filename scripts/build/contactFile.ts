import { readFileSync } from 'node:fs';
import { vcard } from '../../src/domain/contact/vcard.ts';
import { CARD } from '../../src/features/business-card/content/card.ts';
import type { BuiltFile } from './builtFiles.ts';

const PHOTO = 'src/features/business-card/content/photo.jpg';

/**
 * The file behind "Save contact". A real URL works where a file created in the page doesn't: in the in-app browsers of other apps, and
 * without JavaScript.
 */
export const contactFile: BuiltFile = {
  path: 'business-card.vcf',
  contentType: 'text/vcard; charset=utf-8',
  make: () => vcard({ ...CARD.contact, photoJpeg: readFileSync(PHOTO).toString('base64') }),
};
