import { bookableItems } from '@/domain/website/pages';
import type { SiteItem } from '@/domain/website/schema';
import type { PublishedSite } from './readSite';

/** A service of a site that somebody books. */
export type ToBook = { found: PublishedSite; item: SiteItem };

/** The requested service, if it can be booked here. */
export const serviceOf = ({ site }: PublishedSite, id: string): SiteItem | null =>
  bookableItems(site.content).find((item) => item.id === id && (item.refId === '' || site.services[item.refId])) ??
  null;

export const serviceName = ({ found, item }: ToBook): string =>
  item.title || (found.site.services[item.refId]?.name ?? '');
