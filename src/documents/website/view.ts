import type { FormState } from '@/domain/website/forms';
import { pagePath, siteBase } from '@/domain/website/pages';
import type { PublicSite } from '@/domain/website/publicSite';
import type { AnyPage, SiteLanguage } from '@/domain/website/schema';
import { SITE_LOCALES, SITE_WORDS, type SiteWords } from './words';

/** Where a page will be: behind its address, or as a file next to others. */
export type SitePlace =
  | { kind: 'live' }
  /** `pictureOf` says where a picture lies among the files; what it does not know stays on the web. */
  | { kind: 'files'; pictureOf: (url: string) => string | null };

export type SiteView = {
  site: PublicSite;
  page: AnyPage;
  language: SiteLanguage;
  place: SitePlace;
  form: FormState;
};

/** A view with what its parts ask for again and again. */
export type View = SiteView & {
  words: SiteWords;
  locale: string;
  /** Where a page lies, as links of this page name it. */
  linkTo: (page: AnyPage, language?: SiteLanguage) => string;
  /** Where a form goes to: always the live site. */
  liveLink: (page: AnyPage) => string;
  picture: (url: string) => string;
};

/** A page's name among files. */
export const fileOf = (page: AnyPage, language: SiteLanguage, own: SiteLanguage): string =>
  `${language === own ? '' : `${language}/`}${page === 'home' ? 'index' : page}.html`;

export function viewOf(view: SiteView): View {
  const { site, language, place } = view;
  const own = site.content.language;
  const base = siteBase(site.companyId);
  const live = (page: AnyPage, to: SiteLanguage): string => `${base}${pagePath(page, to, own)}`;
  return {
    ...view,
    words: SITE_WORDS[language],
    locale: SITE_LOCALES[language],
    linkTo: (page, to = language) => {
      if (place.kind === 'live') return live(page, to);
      // Requests and bookings need the server.
      if (page === 'book') return `${site.origin}${live(page, to)}`;
      return `${language === own ? '' : '../'}${fileOf(page, to, own)}`;
    },
    liveLink: (page) => (place.kind === 'live' ? live(page, language) : `${site.origin}${live(page, language)}`),
    picture: (url) => {
      const file = place.kind === 'files' ? place.pictureOf(url) : null;
      return file === null ? url : `${language === own ? '' : '../'}${file}`;
    },
  };
}
