import { skillsOfType, unitsOfType } from '@/domain/company/workChoices';
import type { WorkSettings } from '@/domain/company/workSettings';
import type { BookingNeeds } from '@/domain/website/booking';
import { bookableItems } from '@/domain/website/pages';
import type { SiteItem } from '@/domain/website/schema';
import type { PublishedSite } from './readSite';

/** A service on a site that someone is booking. */
export type ToBook = { found: PublishedSite; item: SiteItem };

/** Returns the requested service, if it can be booked here. */
export const serviceOf = ({ site }: PublishedSite, id: string): SiteItem | null =>
  bookableItems(site.content).find((item) => item.id === id && (item.refId === '' || site.services[item.refId])) ??
  null;

export const serviceName = ({ found, item }: ToBook): string =>
  item.title || (found.site.services[item.refId]?.name ?? '');

/** The job type of an online booking. */
export const BOOKED_TYPE = 'service';

/** Returns a booked service's scheduling requirements. */
export const bookingNeeds = ({ minutes }: Pick<SiteItem, 'minutes'>, work: WorkSettings): BookingNeeds => ({
  minutes,
  reserveMinutes: work.reserveMinutes,
  requiredSkills: skillsOfType(work, BOOKED_TYPE),
  unitIds: unitsOfType(work, BOOKED_TYPE),
});
