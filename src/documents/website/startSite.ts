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
import { TRADE_SERVICES } from './tradeServices';

const SERVICES_FROM_PRICEBOOK = 9;

type Start = {
  trade: Industry;
  language: SiteLanguage;
  newId: () => string;
  /** The company's existing offerings: its services appear on the site automatically. */
  items: readonly (PricebookItem & { id: string })[];
  technicians: readonly { id: string }[];
};

/** How long a booked service takes: at least a quarter of an hour, one hour if unspecified. */
export const bookableMinutes = (minutes: number): number => Math.min(480, Math.max(15, minutes || 60));

/** A trade's starter site: pages and blocks that fill themselves from the company's records. */
export function startSite({ trade, language, newId, items, technicians }: Start): WebsiteContent {
  const block = (page: SitePage, kind: BlockKind, parts: SiteItem[] = []): SiteBlock =>
    siteBlockSchema.parse({ id: newId(), page, kind, items: parts });
  const services = items
    .filter(({ kind, isActive }) => isActive && kind === 'service')
    .slice(0, SERVICES_FROM_PRICEBOOK);
  const offered = (): SiteItem[] =>
    services.length > 0
      ? services.map(({ id, durationMinutes }) =>
          siteItemSchema.parse({ id: newId(), refId: id, minutes: bookableMinutes(durationMinutes) }),
        )
      : TRADE_SERVICES[trade][language].map((service) => siteItemSchema.parse({ id: newId(), ...service }));
  const team = technicians.slice(0, 12).map(({ id }) => siteItemSchema.parse({ id: newId(), refId: id }));
  return websiteContentSchema.parse({
    trade,
    language,
    pages: ['home', 'services', 'areas', 'about', 'reviews', 'contact'],
    blocks: [
      block('home', 'hero'),
      block('home', 'services', offered()),
      block('home', 'reviews'),
      block('home', 'areas'),
      block('home', 'hours'),
      block('services', 'services', offered()),
      block('areas', 'areas'),
      block('about', 'text'),
      block('about', 'team', team),
      block('about', 'credentials'),
      block('reviews', 'reviews'),
      block('contact', 'contact'),
      block('contact', 'hours'),
    ],
  });
}
