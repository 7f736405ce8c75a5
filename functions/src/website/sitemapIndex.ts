import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { sitemapIndexOf } from '@/documents/website/render';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { appUrl } from '../platform/config';
import { publicSites } from './siteRecords';

/** Maximum sites in one index; search engines accept 50,000. */
const INDEX_LIMIT = 5000;

/**
 * Returns the site maps of all live sites. Whether a company has the feature is read from the company, as the site does (`readSite`): a
 * flag on the site would need syncing. One more document per site; the CDN caches the index.
 */
export async function sitemapIndex({ db }: Deps): Promise<string> {
  const { docs } = await publicSites(db).select().limit(INDEX_LIMIT).get();
  const refs = docs.map(({ id }) => companyRef(db, id));
  const companies = refs.length === 0 ? [] : await db.getAll(...refs, { fieldMask: ['features.website'] });
  const answering = companies.filter((one) => hasFeature(companySchema.parse(one.data() ?? {}).features, 'website'));
  return sitemapIndexOf(
    appUrl(''),
    answering.map(({ id }) => id),
  );
}
