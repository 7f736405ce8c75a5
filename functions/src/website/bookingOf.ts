import { hasFeature } from '@/domain/access/features';
import type { CompanyFields } from '@/domain/company/schema';
import { takesRequests } from '@/domain/lead/settings';
import { bookableItems, siteBase, takesBookings } from '@/domain/website/pages';
import { publicSiteSchema, type SiteItem } from '@/domain/website/schema';
import { paths } from '@/lib/paths';
import { readLeadSettings } from '../leads/leadCompany';
import type { Deps } from '../platform/admin';
import { publicSiteRef } from './siteRecords';

/** `bookingPath`: '' = none; `canBook`: free slots can be booked there, for the services in `bookable`. */
type Booking = { bookingPath: string; canBook: boolean; bookable: readonly SiteItem[] };
/** No booking available. */
export const NO_BOOKING: Booking = { bookingPath: '', canBook: false, bookable: [] };

/** Returns where to request a visit: the free slots on the company's site, or its form, or nowhere. */
export async function bookingOf(deps: Deps, companyId: string, company: CompanyFields): Promise<Booking> {
  if (!takesRequests(company, await readLeadSettings(deps, companyId))) return NO_BOOKING;
  const { features } = company;
  const stored =
    hasFeature(features, 'website') && hasFeature(features, 'jobs')
      ? (await publicSiteRef(deps.db, companyId).get()).data()
      : undefined;
  const published = publicSiteSchema.safeParse(stored).data;
  return published && takesBookings(published.content)
    ? { bookingPath: `${siteBase(companyId)}/book`, canBook: true, bookable: bookableItems(published.content) }
    : { bookingPath: paths.leadForm(companyId), canBook: false, bookable: [] };
}
