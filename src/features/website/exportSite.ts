import { fileOf } from '@/documents/website/view';
import { picturesOf, renderSitePage } from '@/documents/website/render';
import { EMPTY_FORM } from '@/domain/website/forms';
import { languagesOf, pagesOf } from '@/domain/website/pages';
import type { PublicSite } from '@/domain/website/publicSite';

const NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Returns a picture's bytes and file name; null if it can't be fetched. */
async function fetched(url: string, index: number): Promise<{ name: string; bytes: Uint8Array } | null> {
  try {
    const answer = await fetch(url);
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    const ending = NAMES[type];
    if (!answer.ok || ending === undefined) return null;
    return { name: `pictures/${String(index + 1)}.${ending}`, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch {
    return null;
  }
}

/**
 * Exports the site, with its pictures, as files that any host can serve: the same pages, from the same function. Forms and free times
 * need the live site, so they become links to it. `missing`: pictures that couldn't be fetched and are still loaded from the web.
 */
export async function exportSite(site: PublicSite): Promise<{ file: Blob; missing: number }> {
  const { strToU8, zipSync } = await import('fflate');
  const urls = [...new Set(picturesOf(site))];
  const pictures = await Promise.all(urls.map((url, index) => fetched(url, index)));
  const names = new Map(urls.flatMap((url, index) => (pictures[index] ? [[url, pictures[index].name] as const] : [])));
  const pages = pagesOf(site.content).filter(
    (page) => page !== 'book' && !site.emptyPages.some((empty) => empty === page),
  );
  const own = site.content.language;
  const files: Record<string, Uint8Array> = {};
  for (const language of languagesOf(site.content))
    for (const page of pages) {
      const place = { kind: 'files', pictureOf: (url: string) => names.get(url) ?? null } as const;
      const { html } = renderSitePage({ site, page, language, place, form: EMPTY_FORM });
      files[fileOf(page, language, own)] = strToU8(html);
    }
  for (const picture of pictures) if (picture) files[picture.name] = picture.bytes;
  const zip = zipSync(files, { level: 6 });
  return {
    file: new Blob([zip], { type: 'application/zip' }),
    missing: pictures.filter((picture) => picture === null).length,
  };
}
