import type { Paper } from '@/domain/paper/schema';

/** Loaded pictures as data URLs (PNG or JPEG), by their URL in the document. Pictures not in it are left out. */
export type Pictures = ReadonlyMap<string, string>;
/** Loads one picture as a PNG or JPEG data URL; null if it can't be loaded. It doesn't throw. */
export type LoadPicture = (url: string) => Promise<string | null>;

/** Limit for all photos of a report: including its text, it stays below 15 MB, which mailboxes accept. */
export const REPORT_PHOTOS_BYTES = 12 * 1024 * 1024;

/** A document with more pictures shows those of its first lines. */
const PICTURES_LIMIT = 40;

/** Returns the URLs of a document's pictures, the logo first, without duplicates. */
function pictureUrls({ company, sections, photos = [] }: Paper): string[] {
  const urls = [
    company.logoUrl,
    ...photos.map(({ url }) => url),
    ...sections.flatMap(({ lines }) => lines.map(({ photoUrl }) => photoUrl)),
  ];
  return [...new Set(urls.filter((url) => url !== ''))].slice(0, PICTURES_LIMIT);
}

/** Loads all pictures in parallel. */
export async function loadPictures(paper: Paper, load: LoadPicture): Promise<Pictures> {
  const loaded = await Promise.all(pictureUrls(paper).map(async (url) => [url, await load(url)] as const));
  return new Map(loaded.flatMap(([url, picture]) => (picture === null ? [] : [[url, picture] as const])));
}

/** Returns a picture's type from its first bytes; '' if react-pdf can't show it. */
export function pictureType(bytes: Uint8Array): '' | 'image/png' | 'image/jpeg' {
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : '';
}
