import { campaignOf } from '@/lib/campaign';
import type { Lead } from '../lead/schema';

/** Campaign source of the tracked links. */
const SOURCE = 'nextdoor';

/** Returns the query parameters for a post's link: form submissions through it are counted for the post. */
export const trackedParameters = (postId: string): string =>
  new URLSearchParams({
    utm_source: SOURCE,
    utm_medium: 'social',
    utm_campaign: 'neighborhood',
    utm_content: postId,
  }).toString();

/** Returns the post that a lead came from; '' = none. Anyone can craft such a URL, so the post must be looked up. */
export function postOfLead({ campaign }: Pick<Lead, 'campaign'>): string {
  const named = campaignOf(campaign);
  return named?.utm_source === SOURCE ? (named.utm_content ?? '') : '';
}
