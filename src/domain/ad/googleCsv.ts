import { textsOf, type Ad } from './schema';
import { slotFacts } from './channels';
import { shownText } from './count';

const HEADLINES = slotFacts('googleSearch', 'headline')?.count ?? 15;
const DESCRIPTIONS = slotFacts('googleSearch', 'description')?.count ?? 4;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The columns of Google Ads Editor's import (help "CSV file columns"; headers in English). An empty field changes nothing on import. */
export const GOOGLE_COLUMNS = [
  'Campaign',
  'Campaign Type',
  'Campaign Status',
  'Ad Group',
  'Ad Group Status',
  'Keyword',
  'Criterion Type',
  'Ad type',
  ...numbers(HEADLINES).flatMap((number) => [`Headline ${String(number)}`, `Headline ${String(number)} position`]),
  ...numbers(DESCRIPTIONS).flatMap((number) => [
    `Description ${String(number)}`,
    `Description ${String(number)} position`,
  ]),
  'Path 1',
  'Path 2',
  'Final URL',
  'Status',
] as const;

type Row = Readonly<Record<string, string>>;

/** Returns a starting set of search terms for the service: each service with each area. */
export function keywordsOf({ service, areas }: Pick<Ad, 'service' | 'areas'>): string[] {
  const what = plainKeyword(service);
  if (what === '') return [];
  return [...new Set([what, `${what} near me`, ...areas.map((area) => `${what} ${plainKeyword(area)}`)])];
}

/** Google's keywords contain letters, digits and spaces, at most ten words and 80 characters. */
const plainKeyword = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s&'-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 10)
    .join(' ')
    .slice(0, 80)
    .trim();

/**
 * Returns a search ad as rows for Google Ads Editor: the campaign, its ad group, keywords, and the responsive search ad. Everything is
 * paused: nothing spends money before a person has reviewed it. `lib/csv` makes the cells safe; ads that begin with a character a
 * spreadsheet would execute don't pass the lint.
 */
export function googleRows(ad: Ad, { finalUrl }: { finalUrl: string }): string[][] {
  const campaign = ad.name;
  const group = ad.service || ad.name;
  const lines = (slot: 'headline' | 'description' | 'path') => textsOf(ad, 'googleSearch', slot);
  const numbered = (slot: 'headline' | 'description', label: string): Record<string, string> =>
    Object.fromEntries(
      lines(slot).flatMap(({ text, pin }, index) => {
        const name = `${label} ${String(index + 1)}`;
        const cells: [string, string][] = [[name, text.trim()]];
        if (pin > 0) cells.push([`${name} position`, String(pin)]);
        return cells;
      }),
    );
  const [path1, path2] = lines('path');
  const rows: Row[] = [
    { Campaign: campaign, 'Campaign Type': 'Search', 'Campaign Status': 'Paused' },
    { Campaign: campaign, 'Ad Group': group, 'Ad Group Status': 'Paused' },
    ...keywordsOf(ad).map((keyword) => ({
      Campaign: campaign,
      'Ad Group': group,
      Keyword: keyword,
      'Criterion Type': 'Phrase',
      Status: 'Paused',
    })),
    {
      Campaign: campaign,
      'Ad Group': group,
      'Ad type': 'Responsive search ad',
      ...numbered('headline', 'Headline'),
      ...numbered('description', 'Description'),
      'Path 1': path1 ? shownText('googleSearch', path1.text) : '',
      'Path 2': path2 ? shownText('googleSearch', path2.text) : '',
      'Final URL': finalUrl,
      Status: 'Paused',
    },
  ];
  return rows.map((row) => GOOGLE_COLUMNS.map((column) => row[column] ?? ''));
}
