import { campaignOf } from '@/lib/campaign';
import { paths } from '@/lib/paths';
import type { Lead } from '../lead/schema';
import { isRecordId } from '../record/recordId';
import { siteBase } from '../website/pages';
import { AD_CHANNEL_FACTS, AD_CHANNELS, type AdChannel } from './channels';
import type { AdLanding } from './schema';

/** Prefix of ad campaign names; the ad's ID follows. */
const CAMPAIGN = 'ad-';

/** Returns the query parameters of an ad's link: requests made through it count toward the ad and the channel. */
export const adParameters = (adId: string, channel: AdChannel): string =>
  new URLSearchParams({
    utm_source: AD_CHANNEL_FACTS[channel].source,
    utm_medium: AD_CHANNEL_FACTS[channel].medium,
    utm_campaign: `${CAMPAIGN}${adId}`,
    utm_content: channel,
  }).toString();

/** Returns the path of the page an ad leads to. */
const landingPath = (landing: AdLanding, companyId: string): string =>
  landing === 'form'
    ? paths.leadForm(companyId)
    : `${siteBase(encodeURIComponent(companyId))}${landing === 'booking' ? '/book' : ''}`;

/** Returns an ad's full link on a channel. `origin`: of the web app, without a trailing slash. */
export function adLink(
  origin: string,
  { landing, companyId, adId, channel }: { landing: AdLanding; companyId: string; adId: string; channel: AdChannel },
): string {
  const path = landingPath(landing, companyId);
  return `${origin}${path}${path.includes('?') ? '&' : '?'}${adParameters(adId, channel)}`;
}

/** Returns the result ID (ad and channel) that a lead came from; '' = none. Anyone could make up such a link. */
export function adResultOfLead({ campaign }: Pick<Lead, 'campaign'>): string {
  const named = campaignOf(campaign);
  const adId = named?.utm_campaign?.startsWith(CAMPAIGN) ? named.utm_campaign.slice(CAMPAIGN.length) : '';
  const channel = AD_CHANNELS.find((one) => one === named?.utm_content);
  return isRecordId(adId) && channel ? adResultId(adId, channel) : '';
}

export const adResultId = (adId: string, channel: AdChannel): string => `${adId}-${channel}`;

/** Splits a result's ID into its components; null if invalid. */
export function partsOfResultId(resultId: string): { adId: string; channel: AdChannel } | null {
  const channel = AD_CHANNELS.find((one) => resultId.endsWith(`-${one}`));
  if (!channel) return null;
  const adId = resultId.slice(0, -channel.length - 1);
  return isRecordId(adId) ? { adId, channel } : null;
}
