import { skillsOfType } from '@/domain/company/workChoices';
import type { WorkSettings } from '@/domain/company/workSettings';
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

/** What a booked visit asks of the schedule: its time, the company's reserve, and the skills that its type of job takes. */
export const bookingNeeds = (
  { minutes }: Pick<SiteItem, 'minutes'>,
  work: WorkSettings,
): { minutes: number; reserveMinutes: number; requiredSkills: string[] } => ({
  minutes,
  reserveMinutes: work.reserveMinutes,
  requiredSkills: skillsOfType(work, BOOKED_TYPE),
});
