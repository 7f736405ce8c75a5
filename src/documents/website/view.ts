import type { FormState } from '@/domain/website/forms';
import { pagePath, siteBase } from '@/domain/website/pages';
import type { PublicSite } from '@/domain/website/publicSite';
import type { AnyPage, SiteLanguage } from '@/domain/website/schema';
import { SITE_LOCALES, SITE_WORDS, type SiteWords } from './words';

/** Destination of a page: its URL, or a file next to others. */
export type SitePlace =
  | { kind: 'live' }
  /** `pictureOf` returns a picture's place among the files; pictures it doesn't know stay on the web. */
  | { kind: 'files'; pictureOf: (url: string) => string | null };

export type SiteView = {
  site: PublicSite;
  page: AnyPage;
  language: SiteLanguage;
  place: SitePlace;
  form: FormState;
};

/** A view with values its parts use repeatedly. */
export type View = SiteView & {
  words: SiteWords;
  locale: string;
  /** Returns the link from this page to another. */
  linkTo: (page: AnyPage, language?: SiteLanguage) => string;
  /** Returns a form's target: always the live site. */
  liveLink: (page: AnyPage) => string;
  picture: (url: string) => string;
};

/** Returns a page's file name. */
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
