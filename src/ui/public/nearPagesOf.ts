import { FEATURE_INFO, FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { SITE_LINKS, type SiteLink } from './siteLinks';

/** More than this of a word may not differ. */
const MOST_DIFFERENT = 0.5;
const SHOWN = 3;
/** What is longer was not mistyped. */
const MAX_WORD_LENGTH = 40;

const inOneWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How many letters have to be changed, added or left out to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** From 0 for the same word to 1 for nothing in common; a part of the other is near. */
function difference(a: string, b: string): number {
  if (a.length >= 4 && b.length >= 4 && (a.includes(b) || b.includes(a))) return 0.2;
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

const PAGES: readonly SiteLink[] = [
  ...FEATURES.map((feature) => ({ to: paths.featurePage(feature), label: FEATURE_INFO[feature].title })),
  ...SITE_LINKS.flatMap(({ links }) => links).filter(({ to }) => !to.startsWith(`${paths.features}/`)),
];

/** The public pages whose names are near what an address ends with, the nearest first. */
export function nearPages(pathname: string): SiteLink[] {
  const word = inOneWord(pathname.split('/').findLast((part) => part !== '') ?? '');
  if (word === '' || word.length > MAX_WORD_LENGTH) return [];
  return PAGES.map((page) => ({
    page,
    far: Math.min(
      difference(word, inOneWord(page.label)),
      difference(word, inOneWord(page.to.split('/').at(-1) ?? '')),
    ),
  }))
    .filter(({ far }) => far <= MOST_DIFFERENT)
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ page }) => page);
}
