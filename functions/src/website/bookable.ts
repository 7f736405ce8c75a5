import { skillsOfType, unitsOfType } from '@/domain/company/workChoices';
import type { WorkSettings } from '@/domain/company/workSettings';
import type { BookingNeeds } from '@/domain/website/booking';
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

/** What kind of job an online booking becomes. */
export const BOOKED_TYPE = 'service';

/** What a service asks of the schedule when it is booked. */
export const bookingNeeds = ({ minutes }: Pick<SiteItem, 'minutes'>, work: WorkSettings): BookingNeeds => ({
  minutes,
  reserveMinutes: work.reserveMinutes,
  requiredSkills: skillsOfType(work, BOOKED_TYPE),
  unitIds: unitsOfType(work, BOOKED_TYPE),
});
