import { hasFeature } from '@/domain/access/features';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { takesRequests } from '@/domain/lead/settings';
import { toPublicSite, type PublicSite } from '@/domain/website/publicSite';
import { publicSiteSchema } from '@/domain/website/schema';
import { calendarDay } from '@/lib/dates';
import { readLeadSettings } from '../leads/leadCompany';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { appUrl } from '../platform/config';
import { shownRecords } from './shownRecords';
import { publicSiteRef } from './siteRecords';

export type PublishedSite = { site: PublicSite; company: CompanyFields; publishedAt: string };

/**
 * Returns a company's published site with its live data; null for a nonexistent company, one without a published site, or one without the
 * feature, without saying which. Reads three documents, and the company's records shown on the site unless this process has just read
 * them.
 */
export async function readSite(deps: Deps, companyId: string): Promise<PublishedSite | null> {
  const { db, now } = deps;
  const [stored, ofCompany, settings] = await Promise.all([
    publicSiteRef(db, companyId).get(),
    companyRef(db, companyId).get(),
    readLeadSettings(deps, companyId),
  ]);
  const published = publicSiteSchema.safeParse(stored.data()).data;
  if (!published || !ofCompany.exists) return null;
  const company = companySchema.parse(ofCompany.data());
  if (!hasFeature(company.features, 'website')) return null;
  const { content, publishedAt } = published;
  const { ownerId } = company;
  const version = stored.updateTime?.toMillis().toString() ?? publishedAt;
  const records = await shownRecords(deps, { companyId, ownerId, content, version });
  return {
    company,
    publishedAt,
    site: toPublicSite({
      companyId,
      origin: appUrl(''),
      today: calendarDay(company.timeZone, new Date(now())),
      company,
      content,
      serviceArea: settings.serviceArea,
      takesRequests: takesRequests(company, settings),
      ...records,
    }),
  };
}
