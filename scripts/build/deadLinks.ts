import { answerTo } from './hosting.ts';

/** `<a href="/jobs?x=1#y">`: matches the path of a link to this site, without query and fragment. */
const LINK = /<a\b[^>]*?\shref="(\/[^"?#]*)/g;
/** Matches every other file our pages reference: scripts, styles, pictures. */
const FILE = /\s(?:src|href)="(\/[^"?#]+\.\w+)"/g;

const matchesOf = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/**
 * Returns the broken links and missing files of the written pages, each with a page that references it.
 * @param pages the markup by URL path
 * @param has whether the build has a file, by its path without a leading slash
 */
export function deadLinks(pages: ReadonlyMap<string, string>, has: (file: string) => boolean): string[] {
  const dead = new Map<string, string>();
  for (const [address, html] of pages) {
    for (const link of matchesOf(LINK, html)) if (answerTo(link, has).status !== 200) dead.set(link, address);
    for (const file of matchesOf(FILE, html)) if (!has(file.slice(1))) dead.set(file, address);
  }
  return [...dead].map(([link, address]) => `${link} on ${address}`);
}
