import { FEATURE_INFO, FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { SITE_LINKS, type SiteLink } from './siteLinks';

/** More than this of a word may not differ. */
const MOST_DIFFERENT = 0.45;
const SHOWN = 3;
/** What is longer was not mistyped. */
const MAX_WORD_LENGTH = 40;

const inOneWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * How many letters have to be changed, added, left out or swapped with the next to make one word of the other (optimal
 * string alignment).
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * From 0 for the same word to 1 for nothing in common. A word that continues the other is near it. Who mistypes a word still
 * begins it right: words that begin differently have nothing in common, unless they differ in one letter.
 */
function difference(a: string, b: string): number {
  if (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a))) return a === b ? 0 : 0.2;
  const far = distance(a, b);
  return a[0] !== b[0] && far > 1 ? 1 : far / Math.max(a.length, b.length, 1);
}

/** What a visitor may have wanted. */
const PUBLIC_PAGES: readonly SiteLink[] = [
  ...FEATURES.map((feature) => ({ to: paths.featurePage(feature), label: FEATURE_INFO[feature].title })),
  ...SITE_LINKS.flatMap(({ links }) => links).filter(({ to }) => !to.startsWith(`${paths.features}/`)),
];

/** The words of an address that say what it is about: what it begins and ends with. */
function wordsOf(address: string): string[] {
  const parts = address.split('/').filter((part) => part !== '');
  return [parts.at(-1), parts[0]].map((part = '') => inOneWord(part)).filter((word) => word !== '');
}

/** The pages whose names are near what an address begins or ends with, the nearest first. */
export function nearPages(pathname: string, pages: readonly SiteLink[] = PUBLIC_PAGES): SiteLink[] {
  const words = wordsOf(pathname).filter((word) => word.length <= MAX_WORD_LENGTH);
  return pages
    .map((page) => {
      const names = [inOneWord(page.label), inOneWord(page.to.split(/[/#]/).at(-1) ?? '')];
      return { page, far: Math.min(1, ...words.flatMap((word) => names.map((name) => difference(word, name)))) };
    })
    .filter(({ far }) => far <= MOST_DIFFERENT)
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ page }) => page);
}
