import { FEATURE_INFO, FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { SITE_LINKS, type SiteLink } from './siteLinks';

/** The largest share of a word that may differ. */
const MOST_DIFFERENT = 0.45;
const SHOWN = 3;
/** Longer words aren't typos. */
const MAX_WORD_LENGTH = 40;

const inOneWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns how many letters have to be changed, added, removed or swapped with the next to turn one word into the other (optimal string
 * alignment).
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
 * Returns 0 for the same word up to 1 for nothing in common. A word that extends the other is close to it. People who mistype a word
 * still start it right, so words that begin differently have nothing in common unless they differ in one letter.
 */
function difference(a: string, b: string): number {
  if (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a))) return a === b ? 0 : 0.2;
  const far = distance(a, b);
  return a[0] !== b[0] && far > 1 ? 1 : far / Math.max(a.length, b.length, 1);
}

/** Pages a visitor may have wanted. */
const PUBLIC_PAGES: readonly SiteLink[] = [
  ...FEATURES.map((feature) => ({ to: paths.featurePage(feature), label: FEATURE_INFO[feature].title })),
  ...SITE_LINKS.flatMap(({ links }) => links).filter(({ to }) => !to.startsWith(`${paths.features}/`)),
];

/** Returns the meaningful words of a URL: those of its first and last segment. */
function wordsOf(address: string): string[] {
  const parts = address.split('/').filter((part) => part !== '');
  return [parts.at(-1), parts[0]].map((part = '') => inOneWord(part)).filter((word) => word !== '');
}

/** Returns the pages whose names are close to the first or last segment of a URL, closest first. */
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
