import { campaignOf } from '@/lib/campaign';
import { paths } from '@/lib/paths';
import type { Lead } from '../lead/schema';
import { isRecordId } from '../record/recordId';
import { siteBase } from '../website/pages';
import { AD_CHANNEL_FACTS, AD_CHANNELS, type AdChannel } from './channels';
import type { AdLanding } from './schema';

/** Campaigns of ads begin so; what follows is the ad's id. */
const CAMPAIGN = 'ad-';

/** The parameters of an ad's link: requests for work made through it count for the ad and the channel. */
export const adParameters = (adId: string, channel: AdChannel): string =>
  new URLSearchParams({
    utm_source: AD_CHANNEL_FACTS[channel].source,
    utm_medium: AD_CHANNEL_FACTS[channel].medium,
    utm_campaign: `${CAMPAIGN}${adId}`,
    utm_content: channel,
  }).toString();

/** The path of the page where an ad leads. */
const landingPath = (landing: AdLanding, companyId: string): string =>
  landing === 'form'
    ? paths.leadForm(companyId)
    : `${siteBase(encodeURIComponent(companyId))}${landing === 'booking' ? '/book' : ''}`;

/** An ad's whole link on a channel. `origin`: of the web app, without a slash at its end. */
export function adLink(
  origin: string,
  { landing, companyId, adId, channel }: { landing: AdLanding; companyId: string; adId: string; channel: AdChannel },
): string {
  const path = landingPath(landing, companyId);
  return `${origin}${path}${path.includes('?') ? '&' : '?'}${adParameters(adId, channel)}`;
}

/** The ad and the channel that a lead came by, as a result is called; '' = none. Anybody may write such an address. */
export function adResultOfLead({ campaign }: Pick<Lead, 'campaign'>): string {
  const named = campaignOf(campaign);
  const adId = named?.utm_campaign?.startsWith(CAMPAIGN) ? named.utm_campaign.slice(CAMPAIGN.length) : '';
  const channel = AD_CHANNELS.find((one) => one === named?.utm_content);
  return isRecordId(adId) && channel ? adResultId(adId, channel) : '';
}

export const adResultId = (adId: string, channel: AdChannel): string => `${adId}-${channel}`;

/** The components of a result's id; null if invalid. */
export function partsOfResultId(resultId: string): { adId: string; channel: AdChannel } | null {
  const channel = AD_CHANNELS.find((one) => resultId.endsWith(`-${one}`));
  if (!channel) return null;
  const adId = resultId.slice(0, -channel.length - 1);
  return isRecordId(adId) ? { adId, channel } : null;
}
