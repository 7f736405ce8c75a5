import { campaignOf } from '@/lib/campaign';
import type { Lead } from '../lead/schema';

/** Parameter values of tracked links. */
const SOURCE = 'nextdoor';

/** The parameters in a post's link: anyone who fills in the form behind it is counted for the post. */
export const trackedParameters = (postId: string): string =>
  new URLSearchParams({
    utm_source: SOURCE,
    utm_medium: 'social',
    utm_campaign: 'neighborhood',
    utm_content: postId,
  }).toString();

/** Returns the post that a lead came from; '' = none. Anyone can make up such a URL, so the post must be looked up. */
export function postOfLead({ campaign }: Pick<Lead, 'campaign'>): string {
  const named = campaignOf(campaign);
  return named?.utm_source === SOURCE ? (named.utm_content ?? '') : '';
}
