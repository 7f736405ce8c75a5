import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Industry } from '@/domain/user/schema';
import {
  siteBlockSchema,
  siteItemSchema,
  websiteContentSchema,
  type BlockKind,
  type SiteBlock,
  type SiteItem,
  type SiteLanguage,
  type SitePage,
  type WebsiteContent,
} from '@/domain/website/schema';
import { offeredServices } from './offeredServices';
import { TRADE_SERVICES } from './tradeServices';

/** With several trades: services beyond what fits on a home page are on the services page. */
const FIRST_SERVICES = 6;
const TOWNS_SHOWN = 24;

/** Answers only the owner knows; '' = not given. */
export type StartAnswers = {
  companyName: string;
  /** Comma-separated. */
  towns: string;
  /** The year the company was founded. */
  since: string;
  /** A sentence about what customers praise. */
  praise: string;
};

type Start = {
  /** Its main trade; `trades` are all of its trades. */
  trade: Industry;
  trades?: readonly Industry[];
  language: SiteLanguage;
  newId: () => string;
  /** The company's existing offerings: its services appear on the site automatically. */
  items: readonly (PricebookItem & { id: string })[];
  timesSold?: ReadonlyMap<string, number>;
  technicians: readonly { id: string }[];
  answers?: StartAnswers;
};

/** Returns how long a booked service takes: at least a quarter of an hour, one hour if unspecified. */
export const bookableMinutes = (minutes: number): number => Math.min(480, Math.max(15, minutes || 60));

/** Returns a trade's starter site: pages and blocks that fill themselves from the company's records. */
export function startSite(start: Start): WebsiteContent {
  const {
    trade,
    trades = [],
    language,
    newId,
    items,
    timesSold = new Map<string, number>(),
    technicians,
    answers,
  } = start;
  const block = (page: SitePage, kind: BlockKind, parts: SiteItem[] = [], text = ''): SiteBlock =>
    siteBlockSchema.parse({ id: newId(), page, kind, items: parts, text });
  // The usual services in customers' words; prices and internal names come below.
  const usual = (): SiteItem[] =>
    [...new Set([trade, ...trades])]
      .flatMap((one) => TRADE_SERVICES[one][language])
      .slice(0, FIRST_SERVICES)
      .map((service) => siteItemSchema.parse({ id: newId(), ...service }));
  const own = offeredServices(items, timesSold).map(({ id, durationMinutes }) =>
    siteItemSchema.parse({ id: newId(), refId: id, minutes: bookableMinutes(durationMinutes) }),
  );
  const towns = townsOf(answers).map((title) => siteItemSchema.parse({ id: newId(), title }));
  const team = technicians.slice(0, 12).map(({ id }) => siteItemSchema.parse({ id: newId(), refId: id }));
  const about = answers ? aboutText(answers, language) : '';
  return websiteContentSchema.parse({
    trade,
    language,
    pages: ['home', 'services', 'areas', 'about', 'reviews', 'contact'],
    blocks: [
      block('home', 'hero'),
      block('home', 'services', usual()),
      block('home', 'reviews'),
      ...(about === '' ? [] : [block('home', 'text', [], about)]),
      block('home', 'areas', towns),
      block('home', 'hours'),
      block('services', 'services', [...usual(), ...own]),
      block('areas', 'areas', towns),
      block('about', 'text', [], about),
      block('about', 'team', team),
      block('about', 'credentials'),
      block('reviews', 'reviews'),
      block('contact', 'contact'),
      block('contact', 'hours'),
    ],
  });
}

function townsOf(answers: StartAnswers | undefined): string[] {
  const towns = (answers?.towns ?? '').split(/[,;\n]/).map((town) => town.trim().slice(0, 120));
  return [...new Set(towns.filter(Boolean))].slice(0, TOWNS_SHOWN);
}

/** Returns the owner's answers as a paragraph; '' if there are none. */
function aboutText(answers: StartAnswers, language: SiteLanguage): string {
  const { companyName, since, praise } = answers;
  const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US').format(townsOf(answers));
  const year = /^(?:18|19|20)\d{2}$/.test(since.trim()) ? since.trim() : '';
  const first =
    language === 'es'
      ? [list && `trabaja en ${list}`, year && `existe desde ${year}`].filter(Boolean).join(' y ')
      : list && year
        ? `has worked in ${list} since ${year}`
        : list
          ? `works in ${list}`
          : year && `has been in business since ${year}`;
  const thanks = praise.trim().replace(/(?<![.!?])$/, '.');
  return [first && `${companyName} ${first}.`, praise.trim() === '' ? '' : thanks].filter(Boolean).join(' ');
}
