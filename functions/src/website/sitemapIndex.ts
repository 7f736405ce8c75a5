import { sitemapIndexOf } from '@/documents/website/render';
import type { Deps } from '../platform/admin';
import { appUrl } from '../stripe/config';
import { publicSites } from './siteRecords';

/** All sites that one index names; search engines take 50,000 of an index. */
const INDEX_LIMIT = 5000;

/** The site maps of all sites that answer: published, and not withheld (`siteOnCompany`). */
export async function sitemapIndex({ db }: Deps): Promise<string> {
  const sites = publicSites(db);
  // The few that are withheld are asked for, and not the many that are not: who published before there was the mark has none.
  const [published, withheld] = await Promise.all([
    sites.select().limit(INDEX_LIMIT).get(),
    sites.where('isWithheld', '==', true).select().limit(INDEX_LIMIT).get(),
  ]);
  const isOff = new Set(withheld.docs.map(({ id }) => id));
  return sitemapIndexOf(
    appUrl(''),
    published.docs.map(({ id }) => id).filter((id) => !isOff.has(id)),
  );
}
