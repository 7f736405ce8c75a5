import type { Paper } from '@/domain/paper/schema';

/** Pictures that could be loaded, as data URLs (PNG or JPEG), by the address in the paper. What is not in it is left out. */
export type Pictures = ReadonlyMap<string, string>;
/** Loads one picture as a PNG or JPEG data URL; null when it cannot. It does not throw. */
export type LoadPicture = (url: string) => Promise<string | null>;

/** All photos of a report together: with its text it stays below 15 MB, which mailboxes take. */
export const REPORT_PHOTOS_BYTES = 12 * 1024 * 1024;

/** A document with more pictures shows those of its first lines. */
const PICTURES_LIMIT = 40;

/** The addresses of a paper's pictures, the logo first, each once. */
function pictureUrls({ company, sections, photos = [] }: Paper): string[] {
  const urls = [
    company.logoUrl,
    ...photos.map(({ url }) => url),
    ...sections.flatMap(({ lines }) => lines.map(({ photoUrl }) => photoUrl)),
  ];
  return [...new Set(urls.filter((url) => url !== ''))].slice(0, PICTURES_LIMIT);
}

/** All pictures in parallel. */
export async function loadPictures(paper: Paper, load: LoadPicture): Promise<Pictures> {
  const loaded = await Promise.all(pictureUrls(paper).map(async (url) => [url, await load(url)] as const));
  return new Map(loaded.flatMap(([url, picture]) => (picture === null ? [] : [[url, picture] as const])));
}

/** What a file is by its first bytes; '' when react-pdf cannot show it. */
export function pictureType(bytes: Uint8Array): '' | 'image/png' | 'image/jpeg' {
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : '';
}
