import { isRecordId } from '../record/recordId';
import {
  LEGAL_PAGES,
  NEEDED_PAGES,
  SITE_LANGUAGES,
  SITE_PAGES,
  type AnyPage,
  type SiteLanguage,
  type SitePage,
  type WebsiteContent,
} from './schema';

/** The prefix of every URL on a site. */
const SITE_ROOT = '/public-website';

export const siteBase = (companyId: string): string => `${SITE_ROOT}/${companyId}`;

type Shown = Pick<WebsiteContent, 'pages' | 'isBookingOn' | 'blocks' | 'language' | 'isBilingual'>;

/** The pages in the menu, in order. */
export const shownPages = ({ pages }: Pick<WebsiteContent, 'pages'>): SitePage[] =>
  SITE_PAGES.filter((page) => NEEDED_PAGES.includes(page) || pages.includes(page));

/** Whether booking is possible: it is on, and there is something to book. */
export const takesBookings = ({ isBookingOn, blocks }: Pick<WebsiteContent, 'isBookingOn' | 'blocks'>): boolean =>
  isBookingOn && bookableItems({ blocks }).length > 0;

/** Returns the bookable services, without duplicates. */
export const bookableItems = ({ blocks }: Pick<WebsiteContent, 'blocks'>) =>
  blocks.flatMap(({ kind, items }) => (kind === 'services' ? items.filter(({ isBookable }) => isBookable) : []));

/** Returns every page with an address on this site. */
export const pagesOf = (content: Shown): AnyPage[] => [
  ...shownPages(content),
  ...(takesBookings(content) ? (['book'] as const) : []),
  ...LEGAL_PAGES,
];

/** The site's own language first. */
export const languagesOf = ({
  language,
  isBilingual,
}: Pick<WebsiteContent, 'language' | 'isBilingual'>): SiteLanguage[] =>
  isBilingual ? [language, ...SITE_LANGUAGES.filter((other) => other !== language)] : [language];

/** Returns a page's path below the site's root: `/es/services`; '' is the home page in the site's language. */
export const pagePath = (page: AnyPage, language: SiteLanguage, own: SiteLanguage): string =>
  [language === own ? '' : `/${language}`, page === 'home' ? '' : `/${page}`].join('');

export type SiteAddress =
  | { kind: 'index' }
  | { kind: 'sitemap'; companyId: string }
  /** `language` is null if the address names none, for the site's own. */
  | { kind: 'page'; companyId: string; language: SiteLanguage | null; page: string };

/** Parses an address of the sites; null if it isn't one of theirs. */
export function parseSitePath(path: string): SiteAddress | null {
  const [root, ...parts] = path.split('/').filter(Boolean);
  if (`/${root ?? ''}` !== SITE_ROOT) return null;
  const [companyId = '', first = '', second = '', ...rest] = parts;
  if (rest.length > 0) return null;
  if (companyId === 'sitemap.xml' && first === '') return { kind: 'index' };
  if (!isRecordId(companyId)) return null;
  if (first === 'sitemap.xml' && second === '') return { kind: 'sitemap', companyId };
  const language = SITE_LANGUAGES.find((known) => known === first);
  if (language) return { kind: 'page', companyId, language, page: second === '' ? 'home' : second };
  return second === '' ? { kind: 'page', companyId, language: null, page: first === '' ? 'home' : first } : null;
}
