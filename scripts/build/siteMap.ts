import type { PublicPage } from '../../src/lib/publicPage.ts';
import { escapeHtml } from './publicDocument.ts';

/** Returns the URLs to be indexed: the written ones, except those with another canonical page. */
export const listedAddresses = (pages: readonly PublicPage[]): string[] =>
  pages.flatMap(({ addresses, headOf }) =>
    addresses.filter((address) => {
      const { isUnlisted = false, canonical = address } = headOf(address);
      return !isUnlisted && canonical === address;
    }),
  );

/** `sitemap.xml`. @param site `https://fieldwright.example` */
export const siteMap = (site: string, pages: readonly PublicPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedAddresses(pages)
  .map((address) => `  <url><loc>${escapeHtml(encodeURI(site + address))}</loc></url>`)
  .join('\n')}
</urlset>
`;

/**
 * Returns `robots.txt`: everything may be crawled. The app's pages carry `noindex`, which only works if they can be read; customers'
 * links are secret URLs that appear on no page.
 */
export const robotsText = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\nSitemap: ${site}/public-website/sitemap.xml\n`;
