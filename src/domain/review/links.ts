import type { ReviewSettings } from './settings';

/** The sites where reviews are requested, in display order. */
export const LINKED_SITES = ['google', 'facebook', 'nextdoor', 'yelp'] as const;
export type LinkedSite = (typeof LINKED_SITES)[number];
export const LINKED_SITE_LABELS: Record<LinkedSite, string> = {
  google: 'Google',
  facebook: 'Facebook',
  nextdoor: 'Nextdoor',
  yelp: 'Yelp',
};

/** Allowed hosts of each site's link: people who follow it trust the company's page. */
const HOSTS: Record<LinkedSite, RegExp> = {
  google: /^(g\.page|google\.com|www\.google\.com|search\.google\.com|maps\.google\.com|maps\.app\.goo\.gl)$/,
  facebook: /^((www|m|business)\.)?facebook\.com$/,
  nextdoor: /^((www|business)\.)?nextdoor\.com$/,
  yelp: /^((www|m|biz)\.)?yelp\.com$/,
};
const EXAMPLES: Record<LinkedSite, string> = {
  google: 'https://g.page/r/…/review',
  facebook: 'https://www.facebook.com/…/reviews',
  nextdoor: 'https://nextdoor.com/pages/…',
  yelp: 'https://www.yelp.com/biz/…',
};
export const exampleLink = (site: LinkedSite): string => EXAMPLES[site];

/** Returns why a URL isn't a valid link for a site, as a message; '' for a valid or empty one. */
export function linkFault(site: LinkedSite, address: string): string {
  if (address === '') return '';
  // No port and no user name before the host, which could disguise where it leads.
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?:[/?#][^\s<>"]*)?$/i.exec(address) ?? [];
  if (HOSTS[site].test(host.toLowerCase())) return '';
  return `Use the ${LINKED_SITE_LABELS[site]} link of your company, like ${EXAMPLES[site]}`;
}

export type PublicLink = { site: LinkedSite; label: string; url: string };

/**
 * Returns the public links that customers get. It doesn't know the customer or the stars they gave, so that everyone gets the same ones:
 * sending only happy customers there is called gating, and forbidden (Google's policy, 16 CFR 465).
 */
export const publicLinks = (settings: Pick<ReviewSettings, 'links'>): PublicLink[] =>
  LINKED_SITES.flatMap((site) => {
    const url = settings.links[site];
    return url === '' || linkFault(site, url) !== '' ? [] : [{ site, label: LINKED_SITE_LABELS[site], url }];
  });
